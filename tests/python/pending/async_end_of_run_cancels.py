# the end of asyncio.run cancels what is left
# tools: async rw_echo, log
import asyncio
async def main():
    t = asyncio.create_task(rw_echo('left over', 1000))
    await asyncio.sleep(0.01)
    return 'done'
print(asyncio.run(main()))  # expect: done
print(log())  # expect: ["start rw_echo('left over')", "cancel rw_echo('left over')"]
