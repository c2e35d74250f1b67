"""A simulation of customers, machines and a queue of events: many classes, virtual methods."""

import heapq


class Event:
    def __init__(self, time, order):
        self.time = time
        self.order = order

    def __lt__(self, other):
        return (self.time, self.order) < (other.time, other.order)

    def fire(self, shop):
        raise NotImplementedError


class Arrival(Event):
    def fire(self, shop):
        shop.waiting.append(self.time)
        shop.serve(self.time)
        shop.schedule(Arrival, self.time + shop.noise(7) + 1)


class Finish(Event):
    def fire(self, shop):
        shop.busy -= 1
        shop.served += 1
        shop.serve(self.time)


class Shop:
    def __init__(self, machines):
        self.machines = machines
        self.busy = self.served = self.waited = self.order = 0
        self.state = 12345
        self.waiting = []
        self.events = []

    def noise(self, n):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % n

    def schedule(self, kind, time):
        self.order += 1
        heapq.heappush(self.events, kind(time, self.order))

    def serve(self, now):
        while self.waiting and self.busy < self.machines:
            self.waited += now - self.waiting.pop(0)
            self.busy += 1
            self.schedule(Finish, now + self.noise(9) + 2)

    def run(self, end):
        self.schedule(Arrival, 0)
        while self.events:
            event = heapq.heappop(self.events)
            if event.time > end:
                break
            event.fire(self)
        return self.served, self.waited


print(Shop(2).run(600000))
