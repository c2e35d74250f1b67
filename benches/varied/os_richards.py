"""A Richards-style operating system simulation with tasks, packets and queues."""

IDLE, WORKER, HANDLER_A, HANDLER_B, DEV_A, DEV_B = 1, 2, 3, 4, 5, 6
K_DEV, K_WORK = 1000, 1001
BUFSIZE = 4


class Packet:
    def __init__(self, link, ident, kind):
        self.link = link
        self.ident = ident
        self.kind = kind
        self.datum = 0
        self.data = [0] * BUFSIZE

    def append_to(self, lst):
        self.link = None
        if lst is None:
            return self
        p = lst
        nxt = p.link
        while nxt is not None:
            p = nxt
            nxt = p.link
        p.link = self
        return lst


class TaskRec:
    pass


class DeviceTaskRec(TaskRec):
    def __init__(self):
        self.pending = None


class IdleTaskRec(TaskRec):
    def __init__(self):
        self.control = 1
        self.count = 5000


class HandlerTaskRec(TaskRec):
    def __init__(self):
        self.work_in = None
        self.device_in = None

    def add_work(self, p):
        self.work_in = p.append_to(self.work_in)
        return self.work_in

    def add_device(self, p):
        self.device_in = p.append_to(self.device_in)
        return self.device_in


class WorkerTaskRec(TaskRec):
    def __init__(self):
        self.destination = HANDLER_A
        self.count = 0


class TaskState:
    def __init__(self):
        self.packet_pending = True
        self.task_waiting = False
        self.task_holding = False

    def set_packet_pending(self):
        self.packet_pending = True
        self.task_waiting = False
        self.task_holding = False
        return self

    def set_waiting(self):
        self.packet_pending = False
        self.task_waiting = True
        self.task_holding = False
        return self

    def set_running(self):
        self.packet_pending = False
        self.task_waiting = False
        self.task_holding = False
        return self

    def set_waiting_with_packet(self):
        self.packet_pending = True
        self.task_waiting = True
        self.task_holding = False
        return self

    def is_waiting_with_packet(self):
        return self.packet_pending and self.task_waiting and not self.task_holding

    def is_held_or_waiting(self):
        return self.task_holding or (not self.packet_pending and self.task_waiting)


class Machine:
    def __init__(self):
        self.task_list = None
        self.current = None
        self.current_ident = None
        self.table = [None] * 10
        self.hold_count = 0
        self.queue_count = 0
        self.switches = 0

    def find(self, ident):
        task = self.table[ident]
        if task is None:
            raise LookupError(f"no such task {ident}")
        return task

    def schedule(self):
        task = self.task_list
        while task is not None:
            if task.is_held_or_waiting():
                task = task.link
            else:
                self.switches += 1
                self.current_ident = task.ident
                task = task.run_task()


class Task(TaskState):
    def __init__(self, machine, ident, priority, work, state, rec):
        self.machine = machine
        self.link = machine.task_list
        self.ident = ident
        self.priority = priority
        self.input = work
        self.packet_pending = state.packet_pending
        self.task_waiting = state.task_waiting
        self.task_holding = state.task_holding
        self.handle = rec
        machine.task_list = self
        machine.table[ident] = self

    def fn(self, pkt, rec):
        raise NotImplementedError

    def add_packet(self, p, old):
        if self.input is None:
            self.input = p
            self.packet_pending = True
            if self.priority > old.priority:
                return self
        else:
            p.append_to(self.input)
        return old

    def run_task(self):
        if self.is_waiting_with_packet():
            msg = self.input
            self.input = msg.link
            if self.input is None:
                self.set_running()
            else:
                self.set_packet_pending()
        else:
            msg = None
        return self.fn(msg, self.handle)

    def wait(self):
        self.task_waiting = True
        return self

    def hold(self):
        self.machine.hold_count += 1
        self.task_holding = True
        return self.link

    def release(self, ident):
        t = self.machine.find(ident)
        t.task_holding = False
        return t if t.priority > self.priority else self

    def qpkt(self, pkt):
        t = self.machine.find(pkt.ident)
        self.machine.queue_count += 1
        pkt.link = None
        pkt.ident = self.ident
        return t.add_packet(pkt, self)


class DeviceTask(Task):
    def fn(self, pkt, rec):
        if pkt is None:
            pkt = rec.pending
            if pkt is None:
                return self.wait()
            rec.pending = None
            return self.qpkt(pkt)
        rec.pending = pkt
        return self.hold()


class HandlerTask(Task):
    def fn(self, pkt, rec):
        if pkt is not None:
            if pkt.kind == K_WORK:
                rec.add_work(pkt)
            else:
                rec.add_device(pkt)
        work = rec.work_in
        if work is None:
            return self.wait()
        count = work.datum
        if count >= BUFSIZE:
            rec.work_in = work.link
            return self.qpkt(work)
        dev = rec.device_in
        if dev is None:
            return self.wait()
        rec.device_in = dev.link
        dev.datum = work.data[count]
        work.datum = count + 1
        return self.qpkt(dev)


class IdleTask(Task):
    def fn(self, pkt, rec):
        rec.count -= 1
        if rec.count == 0:
            return self.hold()
        if rec.control & 1 == 0:
            rec.control //= 2
            return self.release(DEV_A)
        rec.control = rec.control // 2 ^ 0xD008
        return self.release(DEV_B)


class WorkTask(Task):
    def fn(self, pkt, rec):
        if pkt is None:
            return self.wait()
        dest = HANDLER_B if rec.destination == HANDLER_A else HANDLER_A
        rec.destination = dest
        pkt.ident = dest
        pkt.datum = 0
        for i in range(BUFSIZE):
            rec.count += 1
            if rec.count > 26:
                rec.count = 1
            pkt.data[i] = ord("A") + rec.count - 1
        return self.qpkt(pkt)


def run_once():
    m = Machine()
    IdleTask(m, IDLE, 1, None, TaskState().set_running(), IdleTaskRec())
    queue = Packet(None, 0, K_WORK)
    queue = Packet(queue, 0, K_WORK)
    WorkTask(m, WORKER, 1000, queue, TaskState().set_waiting_with_packet(), WorkerTaskRec())
    for ident, dev, prio in ((HANDLER_A, DEV_A, 2000), (HANDLER_B, DEV_B, 3000)):
        queue = None
        for _ in range(3):
            queue = Packet(queue, dev, K_DEV)
        HandlerTask(m, ident, prio, queue, TaskState().set_waiting_with_packet(), HandlerTaskRec())
    for ident, prio in ((DEV_A, 4000), (DEV_B, 5000)):
        DeviceTask(m, ident, prio, None, TaskState().set_waiting(), DeviceTaskRec())
    m.schedule()
    return m.queue_count, m.hold_count, m.switches


def main():
    results = {run_once() for _ in range(11)}
    assert len(results) == 1
    print("queued %d held %d switches %d" % results.pop())


if __name__ == "__main__":
    main()
