# The names of values and blocks, for printing: `bridge.text.numbering`.

cdef list NUMBERED = [], BLOCK_NAMES = []
# Names of values and of blocks by their numbers.


cdef object numbered(Py_ssize_t number):
    """`%0`, `%1` and so on."""
    if number >= 65536:
        return f"%{number}"
    while len(NUMBERED) <= number:
        NUMBERED.append(f"%{len(NUMBERED)}")
    return <object>NUMBERED[number]


cdef object label(Py_ssize_t number):
    """`^bb0`, `^bb1` and so on."""
    if number >= 65536:
        return f"^bb{number}"
    while len(BLOCK_NAMES) <= number:
        BLOCK_NAMES.append(f"^bb{len(BLOCK_NAMES)}")
    return <object>BLOCK_NAMES[number]


cdef class ValueNames:
    """Names values region by region, for a `Numbering` that takes none from the source.

    In generic form no op names anything and no name is taken: then `suggested` and
    `suggests` are None. `suggested` has by name what ops of a signature call their
    results, and None for ops that suggest nothing; `suggests` says which ops name what
    is in their regions.
    """

    cdef object numbering
    cdef object values
    cdef object labels
    cdef list counters
    cdef list scopes
    cdef set taken
    cdef dict suggested
    cdef dict suggests

    def __init__(self, numbering, dict suggested, dict suggests):
        self.numbering = numbering
        self.values, self.labels = numbering.values, numbering.blocks
        self.counters, self.scopes = numbering._next, numbering._scopes
        self.taken = numbering._taken
        self.suggested, self.suggests = suggested, suggests

    def number(self, root, bint reuse):
        """`Numbering._number`."""
        cdef list waiting = [], counters = self.counters, inner
        cdef object region, op
        cdef Py_ssize_t depth
        cdef tuple each
        for region in <tuple>get(root, REGIONS):
            waiting.append((region, 0, 0, 0, 1))
        while waiting:
            each = waiting.pop()
            depth = each[4]
            if reuse:
                counters[0], counters[1], counters[2] = each[1], each[2], each[3]
            while len(self.scopes) > depth:
                self.taken.difference_update(self.scopes.pop())
            self.scopes.append([])
            inner = self._region(each[0])
            for op in inner:
                for region in <tuple>get(op, REGIONS):
                    waiting.append(
                        (region, counters[0], counters[1], counters[2], depth + 1)
                    )

    cdef list _region(self, object region):
        """Names the values in a region's blocks; returns the operations with regions."""
        cdef object block, op, parent = get(region, REGION_PARENT)
        cdef list holders = []
        cdef object blocks = get(region, BLOCKS)
        cdef Py_ssize_t number = 0
        if self.suggests is not None and parent is not None and blocks:
            self._suggest(parent, region)
        for block in <list>blocks:
            if not PyDict_Contains(self.labels, block):
                PyDict_SetItem(self.labels, block, label(number))
            self._arguments(<tuple>get(block, ARGUMENTS), number == 0)
            op = get(block, FIRST)
            while op is not None:
                if get(op, RESULTS):
                    self._results(op, <tuple>get(op, RESULTS))
                if get(op, REGIONS):
                    holders.append(op)
                op = get(op, NEXT)
            number += 1
        return holders

    cdef int _suggest(self, object parent, object region) except -1:
        cdef object name = get(parent, NAME)
        cdef PyObject* known = PyDict_GetItem(self.suggests, name)
        if known == NULL:
            self.suggests[name] = self.numbering.suggests(name)
            known = PyDict_GetItem(self.suggests, name)
        if <object>known is True:
            self.numbering.suggest(parent, region)
        return 0

    cdef int _arguments(self, tuple arguments, bint are_first) except -1:
        cdef object argument, name
        for argument in arguments:
            if PyDict_Contains(self.values, argument):
                continue
            if not are_first:
                PyDict_SetItem(self.values, argument, self._next())
                continue
            name = f"arg{self.counters[1]}"
            self.counters[1] += 1
            if self.suggested is not None:
                name = self._unique(name)
            PyDict_SetItem(self.values, argument, f"%{name}")
        return 0

    cdef object _next(self):
        cdef Py_ssize_t count = self.counters[0]
        self.counters[0] = count + 1
        return numbered(count)

    cdef object _unique(self, object wanted):
        """`Numbering.unique`."""
        cdef object name = wanted
        while name in self.taken:
            name = f"{wanted}_{self.counters[2]}"
            self.counters[2] += 1
        self.taken.add(name)
        (<list>self.scopes[-1]).append(name)
        return name

    cdef int _results(self, object op, tuple results) except -1:
        """`Numbering.number_results`."""
        cdef Py_ssize_t number, count = len(results)
        cdef object first = <object>results[0], name
        if self.suggested is not None and not self._suggested(op, results):
            self.numbering.number_results(op)
            return 0
        if not PyDict_Contains(self.values, first):
            PyDict_SetItem(self.values, first, self._next())
        if count == 1:
            return 0
        for number in range(1, count):
            if PyDict_Contains(self.values, <object>results[number]):
                self.numbering.group_results(op, results)
                return 0
        name = self.values[first]
        for number in range(count):
            PyDict_SetItem(self.values, <object>results[number], f"{name}#{number}")
        return 0

    cdef bint _suggested(self, object op, tuple results) except -1:
        """Gives results the names that are suggested, if any; whether these are known."""
        cdef object name = get(op, NAME), number
        cdef tuple key
        cdef PyObject* found = PyDict_GetItem(self.suggested, name)
        cdef PyObject* known
        if found == NULL:
            self.suggested[name] = self.numbering.suggested_of(name)
            found = PyDict_GetItem(self.suggested, name)
        if <object>found is None:
            return True
        if get(op, ATTRIBUTES) is not EMPTY:
            return False
        key = signature(op)
        known = PyDict_GetItem(<object>found, key)
        if known == NULL:
            if len(<dict><object>found) >= MOST_CONTEXTS:
                (<dict><object>found).clear()
            (<dict><object>found)[key] = self.numbering.suggested_by(op)
            known = PyDict_GetItem(<object>found, key)
        if <object>known is None:
            return False
        for number, name in <tuple><object>known:
            PyDict_SetItem(
                self.values, <object>results[<Py_ssize_t>number], f"%{self._unique(name)}"
            )
        return True
