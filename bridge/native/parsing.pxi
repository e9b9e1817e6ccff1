# Lists of names and types as they are read, and the operation that comes of them.

cdef object MEMREF, TENSOR, VECTOR, NUMBER_TYPE, DYNAMIC_SIZE
cdef dict NUMBER_TYPES = {}
cdef enum:
    # Number types that are kept by their keywords, and digits that surely fit a size.
    MANY_NUMBERS = 256
    MANY_DIGITS = 18


def know_types(memref, tensor, vector, number_type, dynamic):
    """Learns the classes of shaped types, and what tells the type of a keyword."""
    global MEMREF, TENSOR, VECTOR, NUMBER_TYPE, DYNAMIC_SIZE
    MEMREF, TENSOR, VECTOR = memref, tensor, vector
    NUMBER_TYPE, DYNAMIC_SIZE = number_type, dynamic


cdef object number_of(str keyword):
    """The type of a keyword like `i32`, `index` or `f32`; None where it is none."""
    cdef object ty = NUMBER_TYPES.get(keyword)
    if ty is None:
        ty = NUMBER_TYPE(keyword)
        if ty is not None and len(NUMBER_TYPES) < MANY_NUMBERS:
            NUMBER_TYPES[keyword] = ty
    return ty


cdef tuple sizes_at(Chars* t, Py_ssize_t* at, bint* is_static):
    """The sizes in `4x?x`, which `at` moves past."""
    cdef list found = []
    cdef Py_ssize_t i = at[0], end
    cdef long long size
    is_static[0] = True
    while True:
        if char_at(t, i) == u'?' and char_at(t, i + 1) == u'x':
            found.append(DYNAMIC_SIZE)
            is_static[0] = False
            i += 2
            continue
        end = digits_end(t, i)
        if end == i or end - i > MANY_DIGITS or char_at(t, end) != u'x':
            break
        size = 0
        while i < end:
            size = size * 10 + <int>PyUnicode_READ(t.kind, t.data, i) - 48
            i += 1
        # A vector has no size of zero.
        is_static[0] = is_static[0] and size > 0
        found.append(size)
        i = end + 1
    at[0] = i
    return tuple(found)


cdef object simple_type(object code, Chars* t, Py_ssize_t begin, Py_ssize_t end):
    """The type of a spelling of the most common kind; None for any other."""
    cdef Py_ssize_t i = begin
    cdef bint is_static
    cdef Py_UCS4 first = char_at(t, begin)
    cdef object element
    cdef tuple shape
    if first != u'm' and first != u't' and first != u'v' or char_at(t, end - 1) != u'>':
        return None
    while letter(char_at(t, i)):
        i += 1
    if i - begin != 6 or char_at(t, i) != u'<':
        return None
    i += 1
    shape = sizes_at(t, &i, &is_static)
    if word_end(t, i) != end - 1 or not letter(char_at(t, i)):
        return None
    element = number_of(PyUnicode_Substring(code, i, end - 1))
    if element is None:
        return None
    word = PyUnicode_Substring(code, begin, begin + 6)
    if word == "memref":
        return sound(MEMREF, (shape, element, None, None))
    if word == "tensor":
        return sound(TENSOR, (shape, element, None))
    # The diagnostic of a wrong one has the location of its keyword.
    return sound(VECTOR, (shape, element, ())) if word == "vector" and is_static else None


def here(self):
    """`AsmGrammar.here`."""
    cdef object code = get(self, TEXT)
    cdef Chars t = chars_of(code)
    cdef Py_ssize_t pos = pos_of(self), begin = skipped(&t, pos)
    if begin != pos:
        put(self, POS, begin)
    return get(self, POS)


def operand_list(self):
    """`AsmReader._operand_list`."""
    cdef object code = get(self, TEXT), token
    cdef Chars t = chars_of(code)
    cdef Py_ssize_t begin = pos_of(self), pos = skipped(&t, begin)
    cdef list found = []
    if pos != begin:
        put(self, POS, pos)
    if char_at(&t, pos) != u'%':
        return found
    while True:
        token = operand_at(self)
        found.append(self.operand() if token is None else token)
        if not is_at(self, ","):
            return found
        put(self, POS, pos_of(self) + 1)


def type_list(self):
    """`AsmGrammar.types`."""
    cdef list found = []
    cdef object memo = self.state.type_memo, ty
    while True:
        ty = type_in(self, memo)
        found.append(self.type() if ty is None else ty)
        if not is_at(self, ","):
            return found
        put(self, POS, pos_of(self) + 1)


def resolve_each(self, operands, types):
    """`AsmOperands.resolve_each`."""
    cdef object names = self.names, name, token, ty, value
    cdef dict values = get(names, VALUES)
    cdef list found = []
    cdef PyObject* known
    for token, ty in zip(operands, types):
        name = <object>PyTuple_GET_ITEM(token, 1)
        known = PyDict_GetItem(values, name)
        if known != NULL and get(<object>known, TYPE) is ty:
            found.append(<object>known)
        else:
            found.append(self.resolve(token, ty))
    return found


def dictionary_of(cls, tuple entries):
    """`DictionaryAttr.made_of`."""
    cdef Py_ssize_t i, count = len(entries)
    cdef str name, before
    cdef bint is_sorted = True
    if not count:
        return EMPTY
    before = ""
    for i in range(count):
        name = (<object>PyTuple_GET_ITEM(entries, i))[0]
        # Bytes are compared, whose order is another for what is not ASCII.
        if not name.isascii():
            return sound(cls, cls.canonical(entries))
        is_sorted = is_sorted and before <= name
        before = name
    if not is_sorted:
        # No two have one name: attributes are never compared.
        entries = tuple(sorted(entries))
    return sound(cls, (entries,))


def finished(self, state, syntax):
    """`AsmReader._finished`."""
    cdef dict properties = state.properties, attributes = state.attributes
    cdef dict made = self._made
    cdef object dropped = (), name, text, known, op, region, location, origin, offset
    cdef tuple entries
    if attributes:
        dropped = self._take_inherent(state, syntax)
    for name, text in syntax.defaults.items():
        if name not in properties and name not in dropped:
            properties[name] = self._default(text)
    if state.written is not None:
        self._put_written(state.name, state.written, syntax, properties)
    entries = tuple(properties.items())
    known = made.get(entries)
    if known is None:
        known = made[entries] = dictionary_of(DICTIONARY, entries)
    location = state.location
    origin, offset = self.source, state.pos
    if location is not None:
        origin, offset = location if type(location) is tuple else (location, 0)
    op = new_operation(
        OP_CLASSES[state.name],
        intern(state.name),
        tuple(state.operands),
        tuple(state.types),
        known,
        DICTIONARY.of(attributes) if attributes else EMPTY,
        origin,
        offset,
    )
    for region in state.regions:
        put(region, REGION_PARENT, op)
    put(op, REGIONS, tuple(state.regions))
    put(op, SUCCESSORS, tuple(state.successors))
    return op


# Operations in their own syntax

cdef Py_ssize_t LEARNING, SCANNED, DEFAULT_DIALECTS, STATES, LINES
cdef object STATE, PARSE_ERROR


def know_syntaxes(reader, state, parse_error):
    """Learns the classes of the reader, of an operation's state, and of its error."""
    global LEARNING, SCANNED, DEFAULT_DIALECTS, STATES, LINES, STATE, PARSE_ERROR
    LEARNING = offset_of(reader._learning)
    SCANNED = offset_of(reader.scanned)
    DEFAULT_DIALECTS = offset_of(reader._default_dialects)
    STATES = offset_of(reader._states)
    LINES = offset_of(reader.lines)
    STATE, PARSE_ERROR = state, parse_error


def read_by_syntax(self, str full, syntax, Py_ssize_t start):
    """`AsmReader._by_syntax` where lines are read by `LineReader`."""
    cdef LineReader lines = get(self, LINES)
    cdef object learning = get(self, LEARNING), scanned = get(self, SCANNED)
    cdef object state = STATE(full, start), op, warned = WARNED[0]
    cdef list dialects = get(self, DEFAULT_DIALECTS), states = get(self, STATES)
    put(self, LEARNING, None)
    put(self, SCANNED, None)
    dialects.append(syntax.default_dialect)
    states.append(state)
    lines.depth += 1
    try:
        syntax.read(self, state)
    except PARSE_ERROR as fault:
        self._name_in(fault)
        raise
    # Where an error is raised, the whole text is read again.
    lines.depth -= 1
    states.pop()
    dialects.pop()
    op = finished(self, state, syntax)
    # What was warned of is warned of again the next time.
    if warned == WARNED[0]:
        if learning is not None and self._is_blank(learning[1], pos_of(self)):
            self._learn(learning[0], op)
        if scanned is not None and (<Scanned>scanned).start == start:
            if get(op, REGIONS):
                self._keep_scanned(scanned, op, state, syntax)
            else:
                lines.keep(self, scanned, op)
    if lines.is_location(pos_of(self)):
        self._location_after(op)
    if state.written is not None:
        self._check_properties(full, state.written, start)
    return op
