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
        out.append(self._tail(key) if found == NULL else <object>found)
        return 0

    cdef object _tail(self, tuple key):
        """The text of types where there are no attributes, and no function to call."""
        cdef tuple results = key[2]
        cdef list texts = []
        cdef str result
        cdef object ty
        if key[0] is not EMPTY or len(results) > 1:
            return self.printer.tail(key)
        for ty in <tuple>key[1]:
            texts.append(self._type(ty))
        result = self._type(results[0]) if results else "()"
        if results and result[0] == "(":
            return self.printer.tail(key)
        self.tails[key] = f" : ({', '.join(texts)}) -> {result}"
        return self.tails[key]

    cdef object _type(self, object ty):
        cdef PyObject* found = PyDict_GetItem(self.types, ty)
        if found == NULL:
            self.types[ty] = self.printer.type(ty)
            found = PyDict_GetItem(self.types, ty)
        return <object>found

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
        cdef object argument, separator = "("
        out.append(indent)
        out.append(self.blocks[block])
        for argument in <tuple>get(block, ARGUMENTS):
            out.append(separator)
            separator = ", "
            out.append(self.values[argument])
            out.append(": ")
            out.append(self._type(get(argument, TYPE)))
        out.append("):\n")
        return 0


cdef class AliasVisitor:
    """Shows types and attributes to the collector of aliases, in the order of printing.

    `visit` is shown a type or an attribute once, but for those of `leaves`, classes of
    what has no alias and nothing inside; `visit_operation` an operation that is nested
    deeply. What the properties hold of ops that `hides` says of by name has no aliases.
    """

    cdef set seen
    cdef frozenset leaves
    cdef object visit, hides, visit_operation
    cdef dict hidden
    cdef readonly int depth

    def __init__(self, set seen, frozenset leaves, visit, hides, visit_operation):
        self.seen, self.leaves, self.visit = seen, leaves, visit
        self.hides, self.visit_operation, self.hidden = hides, visit_operation, {}

    @property
    def serves(self):
        """Whether it may be called here, for C's stack."""
        return self.depth < DEEPEST

    def run(self, op):
        """Shows what operations hold, from one on to the end of its block."""
        self._run(op)

    def entries(self, op):
        """Shows the attributes of an operation, by name."""
        self._entries(op, get(op, PROPERTIES), get(op, ATTRIBUTES))

    cdef int _run(self, object op) except -1:
        cdef object properties, attributes
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
            properties, attributes = get(op, PROPERTIES), get(op, ATTRIBUTES)
            if properties is not EMPTY or attributes is not EMPTY:
                self._entries(op, properties, attributes)
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
        cdef object value
        for value in values:
            self._show(get(value, TYPE))
        return 0

    cdef int _show(self, object node) except -1:
        if PySet_Contains(self.leaves, type(node)) or PySet_Contains(self.seen, node):
            return 0
        if type(node) is STRING_ATTR and get(node, STRING_TYPE) is None:
            return 0
        self.seen.add(node)
        self.visit(node)
        return 0

    cdef int _entries(self, object op, object properties, object attributes) except -1:
        cdef object entry
        cdef list found
        if properties is not EMPTY and self._is_hidden(get(op, NAME)):
            properties = EMPTY
        if attributes is EMPTY:
            for entry in <tuple>get(properties, ENTRIES):
                self._show((<tuple>entry)[1])
            return 0
        found = list(<tuple>get(properties, ENTRIES))
        found.extend(<tuple>get(attributes, ENTRIES))
        for entry in sorted(found, key=first_of) if len(found) > 1 else found:
            self._show((<tuple>entry)[1])
        return 0

    cdef bint _is_hidden(self, object name) except -1:
        cdef PyObject* found = PyDict_GetItem(self.hidden, name)
        if found == NULL:
            self.hidden[name] = self.hides(name)
            found = PyDict_GetItem(self.hidden, name)
        return <object>found is True


def is_deeper(root, int limit):
    """Whether so many operations, or more, are inside one another."""
    cdef list level = [root], inner
    cdef object outer, region, block, op
    cdef int depth
    for depth in range(limit):
        inner = []
        for outer in level:
            for region in <tuple>get(outer, REGIONS):
                for block in get(region, BLOCKS):
                    op = get(block, FIRST)
                    while op is not None:
                        if get(op, REGIONS):
                            inner.append(op)
                        op = get(op, NEXT)
        if not inner:
            return False
        level = inner
    return True


cdef object first_of = itemgetter(0)
