# judge: 3.11
"""A fake API client: async context managers, rate limits, paging, caching, retries, and concurrency limits."""

import asyncio
import contextlib
import functools
import itertools
import json
import logging
import random
import sys
import time
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias
from urllib.parse import parse_qs, urlencode, urlsplit

JSON: TypeAlias = dict[str, Any]
logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(name)s:%(levelname)s:%(message)s", force=True)
log = logging.getLogger("client")


class ApiError(Exception):
    def __init__(self, status: int, body: str = ""):
        self.status = status
        super().__init__(f"HTTP {status}: {body or 'no body'}")


@dataclass
class FakeServer:
    items: list[JSON]
    latency: float = 0.001
    failures: dict[str, list[int]] = field(default_factory=dict)
    active: int = 0
    peak: int = 0
    log: list[str] = field(default_factory=list)

    async def get(self, url: str) -> JSON:
        self.active += 1
        self.peak = max(self.peak, self.active)
        try:
            await asyncio.sleep(self.latency)
            parts = urlsplit(url)
            self.log.append(parts.path)
            if self.failures.get(parts.path):
                raise ApiError(self.failures[parts.path].pop(0))
            if parts.path == "/items":
                query = {k: int(v[0]) for k, v in parse_qs(parts.query).items()}
                page, size = query.get("page", 1), query.get("size", 3)
                chunk = self.items[(page - 1) * size:page * size]
                return {"items": chunk, "next": page + 1 if page * size < len(self.items) else None}
            number = int(parts.path.rpartition("/")[2])
            return json.loads(json.dumps(self.items[number]))
        except IndexError:
            raise ApiError(404, f"no item at {url}") from None
        finally:
            self.active -= 1


def cached(size: int):
    def decorate(method: Callable[..., Awaitable]):
        memory: OrderedDict = OrderedDict()

        @functools.wraps(method)
        async def wrapper(self, *args):
            if args in memory:
                memory.move_to_end(args)
                wrapper.hits += 1
                return memory[args]
            memory[args] = result = await method(self, *args)
            while len(memory) > size:
                memory.popitem(last=False)
            return result
        wrapper.hits, wrapper.memory = 0, memory
        return wrapper
    return decorate


class Client(contextlib.AbstractAsyncContextManager):
    def __init__(self, server: FakeServer, limit: int = 2, retries: int = 3):
        self.server, self.limit, self.retries = server, asyncio.Semaphore(limit), retries
        self.delays = []

    async def __aenter__(self):
        log.info("open")
        return self

    async def __aexit__(self, kind, error, trace):
        log.info("close after %s", kind.__name__ if kind else "success")
        return isinstance(error, ApiError) and error.status == 404

    async def request(self, path: str, **query) -> JSON:
        url = path + (f"?{urlencode(query)}" if query else "")
        for attempt in itertools.count(1):
            try:
                async with self.limit:
                    return await self.server.get(url)
            except ApiError as error:
                if error.status < 500 or attempt >= self.retries:
                    raise
                delay = 0.001 * 2**attempt
                self.delays.append(delay)
                log.warning("%s, attempt %d, waiting %.3f", error, attempt, delay)
                await asyncio.sleep(delay)

    @cached(2)
    async def item(self, number: int) -> JSON:
        return await self.request(f"/items/{number}")

    async def pages(self, size: int = 3) -> AsyncIterator[JSON]:
        page: int | None = 1
        while page:
            answer = await self.request("/items", page=page, size=size)
            for item in answer["items"]:
                yield item
            page = answer["next"]


@contextlib.asynccontextmanager
async def timed(label: str):
    start = time.monotonic()
    try:
        yield
    finally:
        print(f"{label}: {'ok' if time.monotonic() - start < 2 else 'slow'}")


async def main() -> None:
    rng = random.Random(3)
    server = FakeServer([{"id": n, "score": rng.randint(1, 100)} for n in range(8)], failures={"/items/2": [503, 500], "/items/5": [500] * 9})
    async with Client(server) as client, timed("listing"):
        print([item["score"] async for item in client.pages()])
        results = await asyncio.gather(*(client.item(n) for n in (0, 2, 5, 99)), return_exceptions=True)
        for result in results:
            print(repr(result) if isinstance(result, Exception) else result)
        print("peak", server.peak, "delays", sorted(client.delays)[-2:], len(server.log))
        print(await client.item(2), Client.item.hits, list(Client.item.memory))
    async with Client(server) as client:
        await client.item(404)
        print("not reached")
    async with contextlib.AsyncExitStack() as stack:
        client = await stack.enter_async_context(Client(server, limit=1))
        stack.push_async_callback(asyncio.sleep, 0)
        stack.callback(print, "callback last")
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(client.request("/items"), 0.00001)
            print("not reached")
        iterator = client.pages(size=5)
        print(await anext(iterator), await anext(iterator))
        await iterator.aclose()
        print(await anext(iterator, "exhausted"))
    grouped = defaultdict(list)
    async for item in Client(server).pages(size=4):
        grouped[item["score"] // 25].append(item["id"])
    print(dict(sorted(grouped.items())))


asyncio.run(main())
