# Sorting where Python has to run: keys, and their order. What `functools.cmp_to_key` gives is no key for each item: the function that
# compares is asked itself.


def keys_of(key, items):
    # Most keys are small functions without effects, which take no frame.
    keys = leaf_results(key, items)
    if keys is None:
        keys = [key(item) for item in items]
    return keys


def sorted_items(items, key, reverse):
    reverse = True if reverse else False
    if key is None:
        sort_by(items, items, reverse)
    else:
        sort_with(items, key, reverse)
    return items


def sorted_with(items, key, reverse):
    # A few items, whose keys take frames.
    compare = comparison_of(key)
    if compare is None:
        sort_by(items, [key(item) for item in items], reverse)
    else:
        sort_in_order(items, items, compare, reverse)
    return items


def sort_with(items, key, reverse):
    compare = comparison_of(key)
    if compare is None:
        sort_by(items, keys_of(key, items), reverse)
    else:
        sort_in_order(items, items, compare, reverse)


def builtins_sorted(iterable, /, *, key=None, reverse=False):
    return sorted_items(list(iterable), key, reverse)


def list_sort(self, /, *, key=None, reverse=False):
    reverse = True if reverse else False
    items = list_detach(self)
    try:
        if key is None:
            sort_by(items, items, reverse)
        else:
            sort_with(items, key, reverse)
    except BaseException as error:
        list_restore(self, items)
        raise_again(error)
    if list_restore(self, items):
        raise ValueError("list modified during sort")


def _vm_sort_by(items, keys, reverse):
    # Keys whose order the guest decides, by `<` alone.
    sort_in_order(items, keys, None, reverse)


def sort_in_order(items, keys, compare, reverse):
    # Runs, binary insertion, merges.
    n = len(keys)
    if reverse:
        keys = keys[::-1]
        values = items[::-1]
    else:
        values = items
    order = merge_sorted(keys, compare, n)
    result = [values[at] for at in order]
    if reverse:
        result.reverse()
    list_replace(items, result)


def merge_sorted(keys, compare, n):
    order = list(range(n))
    if n < 2:
        return order
    shortest = n
    odd = 0
    while shortest >= 64:
        odd |= shortest & 1
        shortest >>= 1
    shortest += odd
    runs = []
    start = 0
    while start < n:
        run = count_run(keys, compare, order, start, n)
        wanted = shortest if shortest < n - start else n - start
        if run < wanted:
            insert_rest(keys, compare, order, start, start + run, start + wanted)
            run = wanted
        runs.append((start, run))
        start += run
        while len(runs) > 1:
            a, b = runs[-2], runs[-1]
            if a[1] > b[1] and (len(runs) < 3 or runs[-3][1] > a[1] + b[1]):
                break
            merge_runs(keys, compare, order, a[0], b[0], b[0] + b[1])
            runs.pop()
            runs[-1] = (a[0], a[1] + b[1])
    while len(runs) > 1:
        a, b = runs[-2], runs[-1]
        merge_runs(keys, compare, order, a[0], b[0], b[0] + b[1])
        runs.pop()
        runs[-1] = (a[0], a[1] + b[1])
    return order


def count_run(keys, compare, order, start, n):
    # A descending run, in which equal keys may stand side by side, is turned round and goes on as an ascending one.
    at = ascending(keys, compare, order, start + 1, n)
    if at >= n:
        return n - start
    if at > start + 1:
        if (keys[order[start]] < keys[order[at - 1]] if compare is None else compare(keys[order[start]], keys[order[at - 1]]) < 0):
            return at - start
        order[start:at] = order[start:at][::-1]
    at += 1
    equal = 1
    while at < n:
        if (keys[order[at]] < keys[order[at - 1]] if compare is None else compare(keys[order[at]], keys[order[at - 1]]) < 0):
            if equal > 1:
                order[at - equal:at] = order[at - equal:at][::-1]
                equal = 1
        elif (keys[order[at - 1]] < keys[order[at]] if compare is None else compare(keys[order[at - 1]], keys[order[at]]) < 0):
            break
        else:
            equal += 1
        at += 1
    if equal > 1:
        order[at - equal:at] = order[at - equal:at][::-1]
    order[start:at] = order[start:at][::-1]
    return ascending(keys, compare, order, at, n) - start


def ascending(keys, compare, order, at, n):
    while at < n and not (keys[order[at]] < keys[order[at - 1]] if compare is None else compare(keys[order[at]], keys[order[at - 1]]) < 0):
        at += 1
    return at


def insert_rest(keys, compare, order, start, at, end):
    # In a short list of its own, so that an insertion moves no more than the run.
    run = order[start:end]
    at -= start
    end -= start
    while at < end:
        pivot = run[at]
        key = keys[pivot]
        low = 0
        high = at
        while low < high:
            middle = (low + high) // 2
            if (key < keys[run[middle]] if compare is None else compare(key, keys[run[middle]]) < 0):
                high = middle
            else:
                low = middle + 1
        run.pop(at)
        run.insert(low, pivot)
        at += 1
    order[start:start + end] = run


def merge_runs(keys, compare, order, start, middle, end):
    left = order[start:middle]
    i = 0
    n = middle - start
    j = middle
    to = start
    while i < n and j < end:
        if (keys[order[j]] < keys[left[i]] if compare is None else compare(keys[order[j]], keys[left[i]]) < 0):
            order[to] = order[j]
            j += 1
        else:
            order[to] = left[i]
            i += 1
        to += 1
    while i < n:
        order[to] = left[i]
        i += 1
        to += 1
