# Printing operations in generic form; see `bridge.text.printer`.

cdef tuple types_of(tuple values):
    cdef tuple found = PyTuple_New(len(values))
    cdef Py_ssize_t i
    cdef object ty
    for i in range(len(values)):
        ty = get(<object>values[i], TYPE)
        Py_INCREF(ty)
        PyTuple_SET_ITEM(found, i, ty)
    return found


cdef class GenericWriter:
    """Writes operations for a `GenericPrinter`, which does what few of them have.

    `heads` and `tails` hold texts, those of names with properties and of attributes
    with types; the printer makes those that they lack.
    """

    cdef object printer, values, blocks
    cdef list out
    cdef dict heads, tails, types
    cdef readonly int depth

    def __init__(self, printer, list out, values, blocks, dict heads, dict tails):
        self.printer, self.out, self.values, self.blocks = printer, out, values, blocks
        self.heads, self.tails, self.types = heads, tails, {}

    @property
    def serves(self):
        """Whether it may be called here, for C's stack."""
        return self.depth < DEEPEST

    def run(self, op, str indent):
        """Writes operations, from one on to the end of its block, a line each."""
        self._run(op, indent)

    cdef int _run(self, object op, str indent) except -1:
        self.depth += 1
        while op is not None:
            if self.depth >= DEEPEST and get(op, REGIONS):
                self.printer.operation(op, indent)
            else:
                self._operation(op, indent)
            self.out.append("\n")
            op = get(op, NEXT)
        self.depth -= 1
        return 0

    cdef int _operation(self, object op, str indent) except -1:
        cdef tuple results = get(op, RESULTS), operands = get(op, OPERANDS), key
        cdef list out = self.out
        cdef object head, regions
        cdef PyObject* found
        out.append(indent)
        if results:
            if len(results) == 1:
                out.append(self.values[<object>results[0]])
            else:
                out.append(self.printer.result_names(op))
            out.append(" = ")
        key = get(op, NAME), get(op, PROPERTIES)
        found = PyDict_GetItem(self.heads, key)
        head = self.printer.head(key) if found == NULL else <object>found
        out.append(<object>PyTuple_GET_ITEM(head, 0))
        self._operands(operands)
        if get(op, SUCCESSORS):
            out.append(self.printer.successors(op))
        out.append(<object>PyTuple_GET_ITEM(head, 1))
        regions = get(op, REGIONS)
        if regions:
            self._regions(regions, indent)
        key = get(op, ATTRIBUTES), types_of(operands), types_of(results)
        found = PyDict_GetItem(self.tails, key)
        out.append(self.printer.tail(key) if found == NULL else <object>found)
        return 0

    cdef int _operands(self, tuple operands) except -1:
        cdef object value
        cdef PyObject* found
        cdef bint follows = False
        for value in operands:
            if follows:
                self.out.append(", ")
            follows = True
            found = PyDict_GetItem(self.values, value)
            self.out.append(self.values[value] if found == NULL else <object>found)
        self.out.append(")")
        return 0

    cdef int _regions(self, tuple regions, str indent) except -1:
        cdef object region, separator = " ("
        for region in regions:
            self.out.append(separator)
            separator = ", "
            self._region(region, indent)
        self.out.append(")")
        return 0

    cdef int _region(self, object region, str indent) except -1:
        cdef object blocks = get(region, BLOCKS), block, first
        block = blocks[0] if blocks else None
        if len(blocks) > 1 or block is not None and self._is_odd(block):
            self.printer.region(region, indent)
            return 0
        self.out.append("{\n")
        if block is not None:
            if get(block, ARGUMENTS):
                self._label(block, indent)
            self._run(get(block, FIRST), indent + "  ")
        self.out.append(indent)
        self.out.append("}")
        return 0

    cdef bint _is_odd(self, object block) except -1:
        """Whether a block is empty, or goes to others."""
        return get(block, FIRST) is None or bool(get(get(block, LAST), SUCCESSORS))

    cdef int _label(self, object block, str indent) except -1:
        """The label of a region's only block, with its arguments."""
        cdef list out = self.out
        cdef object argument, ty, separator = "("
        cdef PyObject* found
        out.append(indent)
        out.append(self.blocks[block])
        for argument in <tuple>get(block, ARGUMENTS):
            out.append(separator)
            separator = ", "
            out.append(self.values[argument])
            out.append(": ")
            ty = get(argument, TYPE)
            found = PyDict_GetItem(self.types, ty)
            if found == NULL:
                self.types[ty] = self.printer.type(ty)
                found = PyDict_GetItem(self.types, ty)
            out.append(<object>found)
        out.append("):\n")
        return 0


cdef class AliasVisitor:
    """Shows types and attributes to the collector of aliases, in the order of printing.

    Only what was not `seen` is shown: types by `visit`, the attributes of an operation
    by `visit_entries`, and by `visit_operation` one that is nested deeply.
    """

    cdef set seen
    cdef object visit, visit_entries, visit_operation
    cdef readonly int depth

    def __init__(self, set seen, visit, visit_entries, visit_operation):
        self.seen, self.visit = seen, visit
        self.visit_entries, self.visit_operation = visit_entries, visit_operation

    @property
    def serves(self):
        """Whether it may be called here, for C's stack."""
        return self.depth < DEEPEST

    def run(self, op):
        """Shows what operations hold, from one on to the end of its block."""
        self._run(op)

    cdef int _run(self, object op) except -1:
        cdef tuple pair
        self.depth += 1
        while op is not None:
            if get(op, REGIONS):
                if self.depth >= DEEPEST:
                    self.visit_operation(op)
                    op = get(op, NEXT)
                    continue
                self._regions(get(op, REGIONS))
            self._types(get(op, OPERANDS))
            self._types(get(op, RESULTS))
            pair = get(op, PROPERTIES), get(op, ATTRIBUTES)
            if (pair[0] is not EMPTY or pair[1] is not EMPTY) and pair not in self.seen:
                self.visit_entries(op)
            op = get(op, NEXT)
        self.depth -= 1
        return 0

    cdef int _regions(self, tuple regions) except -1:
        cdef object region, block
        for region in regions:
            for block in get(region, BLOCKS):
                self._types(get(block, ARGUMENTS))
                self._run(get(block, FIRST))
        return 0

    cdef int _types(self, tuple values) except -1:
        cdef object value, ty
        for value in values:
            ty = get(value, TYPE)
            if ty not in self.seen:
                self.seen.add(ty)
                self.visit(ty)
        return 0
