# The greedy driver: its worklist, its loop, and the changes that it is told most often.
#
# Patterns, folds and all that is rare are Python's, which is called for each; what is
# here goes from one of them to the next. `bridge.rewrite.greedy` says what is done.

from libc.stdlib cimport free, malloc
from libc.string cimport memset

cdef Py_ssize_t DRIVER_AROUND, DRIVER_CHOSEN, DRIVER_PLANS, DRIVER_ROOT, DRIVER_WORK
cdef Py_ssize_t REWRITER_CHANGED, REWRITER_CURRENT, REWRITER_LISTENER
cdef object DRIVER, KEEPS_ADDED, IS_CONSTANT, IS_DEAD, REPLACE, ERASE, TOLD_VALUE


def know_rewriter(rewriter, replace, erase):
    """Learns the class of rewriters, and what its methods are that can do all."""
    global REWRITER_CHANGED, REWRITER_CURRENT, REWRITER_LISTENER, REPLACE, ERASE
    REWRITER_CHANGED = offset_of(rewriter.changed)
    REWRITER_CURRENT = offset_of(rewriter.current)
    REWRITER_LISTENER = offset_of(rewriter._listener)
    REPLACE, ERASE = replace, erase


def know_folding(is_constant, told_value):
    """Learns which classes of operations are constants, and how those without a
    `value` tell theirs."""
    global IS_CONSTANT, TOLD_VALUE
    IS_CONSTANT, TOLD_VALUE = is_constant, told_value


def know_driver(driver, is_dead):
    """Learns the class of greedy drivers, and what tells whether an op is dead."""
    global DRIVER_AROUND, DRIVER_CHOSEN, DRIVER_PLANS, DRIVER_ROOT, DRIVER_WORK
    global DRIVER, IS_DEAD
    DRIVER_AROUND = offset_of(driver._around)
    DRIVER_CHOSEN = offset_of(driver._chosen)
    DRIVER_PLANS = offset_of(driver._plans)
    DRIVER_ROOT = offset_of(driver._root)
    DRIVER_WORK = offset_of(driver._work)
    DRIVER, IS_DEAD = driver, is_dead


# The worklist


cdef class Worklist:
    """`bridge.rewrite.worklist.Worklist`.

    Where an operation is in the order is found by its address, in a table that is made
    when it is first asked; what was taken out leaves its place in it.
    """

    cdef list order
    cdef readonly dict again
    cdef Py_ssize_t at
    cdef int* table
    cdef size_t mask

    def __cinit__(self):
        self.again = {}
        self.order = []
        self.table = NULL

    def __dealloc__(self):
        free(self.table)

    def begin(self, order):
        """Makes these, in order, all there is to look at."""
        self.order = list(order)
        self.at = 0
        self.again.clear()
        free(self.table)
        self.table = NULL

    @property
    def ahead(self):
        """Those to be looked at, in order; `None` stands where one was taken out."""
        while self.at < len(self.order):
            self.at += 1
            yield self.order[self.at - 1]

    def __bool__(self):
        return bool(self.again) or any(self.order[self.at :])

    @property
    def remains(self):
        """What the list was made of, without what was taken out since."""
        return [op for op in self.order if op is not None]

    cdef int fill(self) except -1:
        """Makes the table of places."""
        cdef size_t size = 16, slot
        cdef Py_ssize_t i
        while size < <size_t>len(self.order) * 2:
            size *= 2
        self.table = <int*>malloc(size * sizeof(int))
        if self.table == NULL:
            raise MemoryError
        memset(self.table, 0xFF, size * sizeof(int))
        self.mask = size - 1
        for i in range(len(self.order)):
            slot = self.slot_of(<PyObject*>self.order[i])
            while self.table[slot] >= 0:
                slot = (slot + 1) & self.mask
            self.table[slot] = <int>i
        return 0

    cdef inline size_t slot_of(self, PyObject* op):
        return ((<size_t>op >> 4) * <size_t>0x9E3779B97F4A7C15 >> 20) & self.mask

    cdef Py_ssize_t place_of(self, object op) except -2:
        """Where an operation is in the order, -1 where it is not."""
        cdef size_t slot
        if self.table == NULL:
            self.fill()
        slot = self.slot_of(<PyObject*>op)
        while self.table[slot] >= 0:
            if self.order[self.table[slot]] is op:
                return self.table[slot]
            slot = (slot + 1) & self.mask
        return -1

    cpdef add(self, op):
        """Adds an operation, unless it is on the list already."""
        if self.place_of(op) < self.at:
            self.again.setdefault(op)

    cpdef discard(self, op):
        """Takes an operation out; nothing where it is not on the list."""
        cdef Py_ssize_t place = self.place_of(op)
        if self.again:
            self.again.pop(op, None)
        if place >= 0:
            self.order[place] = None


def collect(op, list found, list regions, bint top_down, beyond):
    """`bridge.rewrite.greedy._collect`, which `beyond` is: what is nested deeply."""
    collect_in(op, found, regions, top_down, beyond, 0)


cdef int collect_in(
    object op, list found, list regions, bint top_down, object beyond, int depth
) except -1:
    cdef object region, block, inner, blocks
    if depth > 200:
        beyond(op, found, regions, top_down=top_down)
        return 0
    for region in <tuple>get(op, REGIONS):
        blocks = get(region, BLOCKS)
        if len(blocks) > 1:
            regions.append(region)
        for block in blocks:
            inner = get(block, FIRST)
            while inner is not None:
                if top_down:
                    found.append(inner)
                if <tuple>get(inner, REGIONS):
                    collect_in(inner, found, regions, top_down, beyond, depth + 1)
                if not top_down:
                    found.append(inner)
                inner = get(inner, NEXT)
    return 0


# The loop


cdef inline bint take_changed(object rewriter):
    """Whether a rewriter changed anything, which is forgotten."""
    if get(rewriter, REWRITER_CHANGED) is False:
        return False
    put(rewriter, REWRITER_CHANGED, False)
    return True


cdef inline object plan_of(object driver, dict plans, object op):
    cdef PyObject* found = PyDict_GetItem(plans, get(op, NAME))
    return driver._plan(op) if found == NULL else <object>found


def process(self):
    """`bridge.rewrite.greedy._Driver._process`."""
    cdef object rewriter = self.rewriter, op
    cdef dict plans = get(self, DRIVER_PLANS)
    cdef Worklist work = get(self, DRIVER_WORK)
    cdef list order = work.order
    cdef bint changed = take_changed(rewriter)
    if work.again:
        changed |= look_again(self, rewriter, plans, work)
    while work.at < len(order):
        op = order[work.at]
        work.at += 1
        if op is None:
            continue
        look_at(self, rewriter, plans, op)
        if take_changed(rewriter):
            changed = True
            look_again(self, rewriter, plans, work)
    put(rewriter, REWRITER_CHANGED, changed)


cdef bint look_again(object driver, object rewriter, dict plans, Worklist work) except *:
    """Looks at what was added; whether that changed anything."""
    cdef bint changed = False
    while work.again:
        look_at(driver, rewriter, plans, work.again.popitem()[0])
        changed |= take_changed(rewriter)
    return changed


cdef int look_at(object driver, object rewriter, dict plans, object op) except -1:
    """Erases an operation that is dead, folds it, or tries patterns."""
    cdef object plan = plan_of(driver, plans, op)
    cdef object rewrite, results
    # As the fields of `_Plan` are: may_be_dead, is_pure, folds, patterns.
    if <object>PyTuple_GET_ITEM(plan, 0) is True and is_unused(op):
        if <object>PyTuple_GET_ITEM(plan, 1) is True or IS_DEAD(op):
            erase(rewriter, op)
            return 0
    put(rewriter, REWRITER_CURRENT, op)
    if <tuple>PyTuple_GET_ITEM(plan, 2):
        results = folded(op, <tuple>PyTuple_GET_ITEM(plan, 2))
        if results is not None and driver._take_folded(op, results):
            return 0
    for rewrite in <tuple>PyTuple_GET_ITEM(plan, 3):
        PyObject_CallFunctionObjArgs(rewrite, <PyObject*>op, <PyObject*>rewriter, NULL)
        if get(rewriter, REWRITER_CHANGED) is not False:
            driver._count(rewrite)
            return 0
    return 0


cdef object folded(object op, tuple rules):
    """What the first rule says that knows something."""
    cdef tuple operands = get(op, OPERANDS)
    cdef Py_ssize_t i, count = len(operands)
    cdef tuple constants = PyTuple_New(count)
    cdef object constant, rule, found
    for i in range(count):
        constant = constant_of(<object>PyTuple_GET_ITEM(operands, i))
        Py_INCREF(constant)
        PyTuple_SET_ITEM(constants, i, constant)
    for rule in rules:
        found = PyObject_CallFunctionObjArgs(
            rule, <PyObject*>op, <PyObject*>constants, NULL
        )
        if found is not None:
            return found
    return None


cdef object constant_of(object value):
    """`bridge.op.folding.constant_of`."""
    cdef object op = maker_of(value), found
    cdef PyObject* known
    if op is None:
        return None
    known = PyDict_GetItem(IS_CONSTANT, type(op))
    if not (IS_CONSTANT[type(op)] if known == NULL else <object>known):
        return None
    found = entry_of(get(op, PROPERTIES), "value")
    return TOLD_VALUE(op) if found is None else found


# Changes, and what the driver is told of them


def replace(self, op, values):
    """`bridge.rewrite.rewriter.Rewriter.replace`."""
    cdef object new = values, result, listener, user
    cdef tuple operands
    if isinstance(new, OPERATION) and len(<tuple>get(new, RESULTS)) == 1:
        new = (<tuple>get(new, RESULTS))[0]
    if (
        not isinstance(new, VALUE)
        or not isinstance(op, OPERATION)
        or len(<tuple>get(op, RESULTS)) != 1
        or <tuple>get(op, REGIONS)
        or get(op, PARENT) is None
        or maker_of(new) is op
    ):
        return REPLACE(self, op, values)
    # Nothing that `edit.replace` would check can be wrong.
    result = (<tuple>get(op, RESULTS))[0]
    operands = get(op, OPERANDS)
    users = move_uses(result, new)
    leave_operands(op)
    unlink(op)
    put(self, REWRITER_CHANGED, True)
    listener = get(self, REWRITER_LISTENER)
    if type(listener) is DRIVER:
        for user in users:
            add_to_list(listener, user)
        note_erased(listener, op, operands)
        return
    for user in users:
        listener.modified(user)
    listener.replaced(op, (new,))
    listener.erased(op, operands)


def erase(self, op):
    """`bridge.rewrite.rewriter.Rewriter.erase`."""
    cdef object listener
    cdef tuple operands
    if (
        not isinstance(op, OPERATION) or <tuple>get(op, REGIONS) or not is_unused(op)
    ):
        return ERASE(self, op)
    operands = get(op, OPERANDS)
    leave_operands(op)
    unlink(op)
    put(self, REWRITER_CHANGED, True)
    listener = get(self, REWRITER_LISTENER)
    if type(listener) is DRIVER:
        note_erased(listener, op, operands)
    else:
        listener.erased(op, operands)


def add_to_list(self, op):
    """`bridge.rewrite.greedy._Driver._add`."""
    cdef dict around_blocks = get(self, DRIVER_AROUND), plans = get(self, DRIVER_PLANS)
    cdef object block = get(op, PARENT), chosen = get(self, DRIVER_CHOSEN), root, outer
    cdef Worklist work = get(self, DRIVER_WORK)
    cdef object plan
    cdef list around
    cdef PyObject* found = PyDict_GetItem(around_blocks, block)
    if found == NULL:
        around = around_blocks[block] = self._looked_at_around(op)
    else:
        around = <list>found
    if not around:
        return
    plan = plan_of(self, plans, op)
    # Its last field is whether there is nothing to try.
    if <object>PyTuple_GET_ITEM(plan, 4) is False and (chosen is None or op in chosen):
        work.add(op)
    root = get(self, DRIVER_ROOT)
    for outer in around:
        if outer is not root and (chosen is None or outer in chosen):
            work.add(outer)


def note_erased(self, op, operands):
    """`bridge.rewrite.greedy._Driver.erased`."""
    cdef Worklist work = get(self, DRIVER_WORK)
    cdef object chosen = get(self, DRIVER_CHOSEN), value, made, last = None
    work.discard(op)
    if <tuple>get(op, REGIONS):
        (<dict>get(self, DRIVER_AROUND)).clear()
    if chosen is not None:
        chosen.discard(op)
    for value in operands:
        if value is not last:
            last = value
            made = maker_of(value)
            # With one user left, or none, more may be known of what defines it.
            if made is not None and has_few_users(value):
                add_to_list(self, made)
