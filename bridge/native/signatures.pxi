# Functions in their common form, whose bodies are read without a call of Python.
#
# What is written otherwise, with attributes above all, is read by the op's own syntax.

cdef object FUNCTIONS


def know_functions(functions):
    """Learns the class of what knows how a function op's common form is read."""
    global FUNCTIONS
    FUNCTIONS = functions


cdef inline Py_ssize_t gap_after(const unsigned char* text, Py_ssize_t pos, Py_ssize_t length) noexcept nogil:
    """Where spaces and ends of lines end."""
    while pos < length and (text[pos] == c' ' or text[pos] == c'\n'):
        pos += 1
    return pos


cdef object visibility_of(str text, Py_ssize_t begin, Py_ssize_t end):
    """The word between an op's name and a symbol; None for none, False for others."""
    cdef object word = text[begin:end]
    if word == " ":
        return None
    word = word[1:-1]
    return intern(word) if word in ("public", "private", "nested") else False


cdef object function_at(LineReader lines, object reader):
    """A memo for the line, where it begins such a function; None where it does not.

    The names are then those of its arguments alone, and the line ends with the
    brace of its body, or with the declaration.
    """
    cdef Line* line = &lines.line
    cdef object name = lines.text[line.start : line.name_end], form, syntax, visibility
    cdef object inputs, results, properties
    cdef Py_ssize_t pos = line.symbol_end
    cdef Memo memo
    syntax = (<dict>reader._syntaxes).get((name, reader._default_dialects[-1]))
    if syntax is None:
        return None
    form = syntax[2].read_fast
    visibility = visibility_of(lines.text, line.name_end, line.symbol_begin - 1)
    if type(form) is not FUNCTIONS or visibility is False:
        return None
    line.count = 0
    inputs = types_in_parentheses(lines, reader, &pos)
    results = None if inputs is None else result_types_at(lines, reader, &pos)
    if results is None:
        return None
    properties = form.properties(inputs, results, visibility)
    if properties is None:
        return None
    memo = Memo.__new__(Memo)
    memo.opens = pos < lines.length and lines.data[pos] == c'{'
    if memo.opens != (line.count > 0) and inputs:
        return None
    if not memo.opens and pos < lines.length and lines.data[pos] != c'\n':
        return None
    syntax[2].hits += 1
    memo.kind, memo.name = OP_CLASSES[form.name], intern(form.name)
    memo.numbers = memo.types = memo.result_types = memo.successors = ()
    memo.properties, memo.attributes = properties, EMPTY
    memo.is_symbol = memo.is_function = True
    memo.arguments = tuple(enumerate(inputs))
    memo.terminator, memo.default_dialect = "", form.default_dialect
    line.end = line.after = pos + memo.opens
    return memo


cdef object types_in_parentheses(LineReader lines, object reader, Py_ssize_t* at):
    """The types in parentheses at `at`, with names for all or none, which are noted."""
    cdef const unsigned char* text = lines.data
    cdef Py_ssize_t length = lines.length, pos = at[0], end
    cdef Line* line = &lines.line
    cdef list types = []
    cdef object ty
    if pos >= length or text[pos] != c'(':
        return None
    pos = gap_after(text, pos + 1, length)
    if pos < length and text[pos] == c')':
        at[0] = pos + 1
        return ()
    while pos < length:
        if text[pos] == c'%':
            end = name_at(text, pos, length)
            if not end or line.count != len(types) or line.count == MOST_NAMES:
                return None
            line.begins[line.count], line.ends[line.count] = pos, end
            line.count += 1
            pos = gap_after(text, end, length)
            if pos >= length or text[pos] != c':':
                return None
            pos = gap_after(text, pos + 1, length)
        ty = type_at(lines, reader, &pos)
        if ty is None:
            return None
        types.append(ty)
        pos = gap_after(text, pos, length)
        if pos < length and text[pos] == c')':
            if line.count and line.count != len(types):
                return None
            at[0] = pos + 1
            return tuple(types)
        if pos >= length or text[pos] != c',':
            return None
        pos = gap_after(text, pos + 1, length)
    return None


cdef object result_types_at(LineReader lines, object reader, Py_ssize_t* at):
    """The types after an arrow, if there is one, and then where the brace may be."""
    cdef const unsigned char* text = lines.data
    cdef Py_ssize_t length = lines.length, pos = gap_after(text, at[0], length)
    cdef int count = lines.line.count
    cdef object found = ()
    if pos + 1 < length and text[pos] == c'-' and text[pos + 1] == c'>':
        pos = gap_after(text, pos + 2, length)
        if pos < length and text[pos] == c'(':
            found = types_in_parentheses(lines, reader, &pos)
            if found is None or lines.line.count != count:
                return None
        else:
            found = type_at(lines, reader, &pos)
            if found is None:
                return None
            found = (found,)
        at[0] = pos
        pos = gap_after(text, pos, length)
    if pos < length and text[pos] == c'{':
        at[0] = pos
    return found


cdef object type_at(LineReader lines, object reader, Py_ssize_t* at):
    """The type at an offset, which moves past it; None where no word begins one."""
    cdef unsigned char first = lines.data[at[0]] if at[0] < lines.length else 0
    cdef object ty
    if not (is_letter(first) or first == c'_' or first == c'!'):
        return None
    put(reader, POS, at[0])
    ty = type_in(reader, reader.state.type_memo)
    if ty is None:
        ty = reader.type()
    at[0] = pos_of(reader)
    return ty


cdef give_arguments(LineReader lines, object reader, object block, tuple pairs):
    """Gives a block arguments: of each, the number of its name in the line, and a type."""
    cdef Line* line = &lines.line
    cdef dict values = lines.values
    cdef Py_ssize_t i = 0, number
    cdef object ty, argument, name
    cdef tuple found = PyTuple_New(len(pairs))
    for number, ty in pairs:
        name = lines.text[line.begins[number] : line.ends[number]]
        argument = new_argument(ty, block, i, lines.source, line.begins[number])
        if not is_digit(lines.data[line.begins[number] + 1]):
            put(argument, HINT, NAME_IN_TEXT)
        if name in values:
            reader.names.define(name, argument, line.begins[number], lines.source)
        else:
            values[name] = argument
            lines.defined.append(name)
        Py_INCREF(argument)
        PyTuple_SET_ITEM(found, i, argument)
        i += 1
    put(block, ARGUMENTS, found)


cdef object block_at(
    LineReader lines, object reader, object region, Py_ssize_t begin, Py_ssize_t* at
):
    """The block that a label begins; None where that is written in no common form."""
    cdef const unsigned char* text = lines.data
    cdef Py_ssize_t length = lines.length, end = name_at(text, begin, length), pos = end
    cdef object types = (), block
    lines.line.count = 0
    if not end:
        return None
    if pos < length and text[pos] == c'(':
        types = types_in_parentheses(lines, reader, &pos)
        if types is None or len(types) != lines.line.count:
            return None
    if pos >= length or text[pos] != c':':
        return None
    block = reader.names.define_block(lines.text[begin:end], begin)
    put(block, BLOCK_PARENT, region)
    list.extend(get(region, BLOCKS), (block,))
    if types:
        give_arguments(lines, reader, block, tuple(enumerate(types)))
    at[0] = pos + 1
    return block
