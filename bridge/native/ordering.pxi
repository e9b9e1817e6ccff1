# The order of uses, in text and in bytecode; `bridge.upstream.bytecode_orders`.

cdef enum:
    # The greatest time.
    LATEST = 0x7FFFFFFF


cdef class Clock:
    """Finds values whose uses text and bytecode list in different orders.

    See `bridge.upstream.bytecode_orders`. `isolated` and `graphs` say it of ops by
    name: that their regions use nothing from outside, and that what is in these has no
    order. `places` has the locations that were met.
    """

    cdef readonly list places
    cdef dict suspects
    # Of what the suspects ask for: when an operation begins and ends, in one number,
    # and when a block is entered.
    cdef dict times, entered
    cdef object graphs, isolated
    cdef long long time
    cdef int depth

    def __init__(self, graphs, isolated):
        self.suspects, self.places = {}, []
        self.times, self.entered = {}, {}
        self.graphs, self.isolated = graphs, isolated

    def orders(self, module):
        """For each value affected, its uses, the last made first.

        Raises `KeyError` where one belongs to an operation that is not in the module.
        """
        cdef dict found = {}
        cdef object value, op
        cdef list order
        self.places.append(location_of(module))
        self._visit(module)
        for value in self.suspects:
            for op in get(value, USES):
                self.times[op] = None
            if type(value) is RESULT:
                self.times[get(value, OP)] = None
            elif type(value) is ARGUMENT:
                self.entered[get(value, OWNER)] = None
        if self.suspects:
            self._count(module)
        for value in self.suspects:
            order = self._order(value)
            if order is not None:
                found[value] = order
        return found

    cdef list _order(self, object value):
        """The uses of a value in the order that text has; None where both are alike."""
        cdef list ends = [], late, order, starts = []
        cdef object op, key
        cdef Py_ssize_t early = 0, place = 0, before = -1, end, defined = 0, size, i
        cdef bint is_sorted = True
        for op in get(value, USES):
            starts.append(self._time_of(self.times, op))
        starts.sort()
        if type(value) is ARGUMENT:
            defined = self._time_of(self.entered, get(value, OWNER))
        elif type(value) is RESULT:
            defined = <long long>self._time_of(self.times, get(value, OP)) & LATEST
        size = len(starts)
        for i in range(size):
            end = <long long>starts[i] & LATEST
            is_sorted = is_sorted and end >= before
            before = end
            # What an operation uses of its own is used before it is made.
            early += end <= defined
            ends.append(end * size + i)
        if is_sorted and early < 2:
            return None
        ends.sort()
        order = [0] * size
        late = ends[early:]
        late.reverse()
        for key in late + ends[:early]:
            order[size - 1 - <Py_ssize_t>key % size] = place
            place += 1
        for i in range(size):
            if <Py_ssize_t>order[i] != i:
                return order
        return None

    cdef object _time_of(self, dict times, object made):
        cdef object found = times[made]
        if found is None:
            raise KeyError(made)
        return found

    cdef int _count(self, object op) except -1:
        """When an operation and all it holds are made: bytecode makes it as it begins."""
        cdef long long start = self.time
        cdef object region, block, inner
        for region in <tuple>get(op, REGIONS):
            for block in get(region, BLOCKS):
                self.time += 1
                if PyDict_Contains(self.entered, block):
                    self.entered[block] = self.time
                inner = get(block, FIRST)
                while inner is not None:
                    self.time += 1
                    if get(inner, REGIONS):
                        self._count(inner)
                    elif PyDict_Contains(self.times, inner):
                        self.times[inner] = self.time << 32 | self.time
                    inner = get(inner, NEXT)
        self.time += 1
        if PyDict_Contains(self.times, op):
            self.times[op] = start << 32 | self.time
        return 0

    cdef int _visit(self, object op) except -1:
        """Looks for the suspects, and for places."""
        cdef object value, region, block, blocks, inner, argument, origin
        self.depth += 1
        if self.depth > DEEPEST_REGION:
            raise NO_CODEC("regions that are nested deeply go by text")
        for value in <tuple>get(op, OPERANDS):
            if has_many(get(value, USES)):
                self.suspects[value] = None
        for region in <tuple>get(op, REGIONS):
            blocks = get(region, BLOCKS)
            if len(blocks) > 1 or self.graphs[get(op, NAME)]:
                self._early(region)
            for block in blocks:
                for argument in <tuple>get(block, ARGUMENTS):
                    origin = get(argument, ARGUMENT_ORIGIN)
                    if isinstance(origin, SOURCE):
                        origin = (origin, get(argument, ARGUMENT_OFFSET))
                    self.places.append(origin)
                inner = get(block, FIRST)
                while inner is not None:
                    self.places.append(location_of(inner))
                    if get(inner, REGIONS):
                        self._visit(inner)
                    inner = get(inner, NEXT)
        self.depth -= 1
        return 0

    cdef int _early(self, object region) except -1:
        """`bridge.upstream.bytecode_orders._add_early_uses`."""
        cdef set defined = set()
        cdef object block, top, inner
        for block in get(region, BLOCKS):
            defined.update(<tuple>get(block, ARGUMENTS))
            top = get(block, FIRST)
            while top is not None:
                if not get(top, REGIONS) or self.isolated[get(top, NAME)]:
                    self._early_of(top, region, defined)
                else:
                    for inner in top.walk():
                        self._early_of(inner, region, defined)
                defined.update(<tuple>get(top, RESULTS))
                top = get(top, NEXT)
        return 0

    cdef int _early_of(self, object op, object region, set defined) except -1:
        cdef object value, holder
        for value in <tuple>get(op, OPERANDS):
            if not has_many(get(value, USES)) or PySet_Contains(defined, value):
                continue
            holder = value.block
            if holder is not None and get(holder, BLOCK_PARENT) is region:
                self.suspects[value] = None
        return 0
