# Arguments of regions that are written in the syntax of the operation around them.

cdef object ARGUMENT_CLASS


def know_arguments(argument):
    """Learns the class of such arguments."""
    global ARGUMENT_CLASS
    ARGUMENT_CLASS = argument


def plain_arguments(r, str text, Py_ssize_t at):
    """`bridge.op.interfaces.functions.plain_arguments`."""
    cdef object known = r.state.type_memo
    cdef list found = []
    cdef object piece, ty, spelling, name
    cdef Py_ssize_t colon, size, after
    for piece in text[1:].split(", %") if text else ():
        size = PyUnicode_GET_LENGTH(piece)
        colon = piece.find(": ")
        if colon < 0:
            return None
        name = "%" + piece[:colon].rstrip()
        spelling = piece[colon + 2 :]
        after = at + 1 + size
        ty = known.get(spelling)
        if ty is None:
            put(r, POS, after - PyUnicode_GET_LENGTH(spelling))
            ty = r.type()
            if pos_of(r) != after:
                return None
        token = new_token(TOKEN_CLASS, SIGILS["%"], name, at, at + PyUnicode_GET_LENGTH(name))
        found.append(PyObject_CallFunctionObjArgs(
            ARGUMENT_CLASS, <PyObject*>token, <PyObject*>ty, NULL
        ))
        at = after + 2
    return found


def enter_arguments(reader, block, arguments):
    """Gives a block arguments by their names, which are defined; whether it could.

    Nothing was done where a name is taken, or one has a location: upstream says what is
    wrong with it, or where it is.
    """
    cdef object names = reader.names, name, argument, token, ty
    cdef object values = get(names, VALUES), defined = get(names, DEFINED)
    cdef tuple found
    cdef Py_ssize_t i = 0
    if names.places is not None or reader._argument_locations:
        return False
    for argument in arguments:
        token = <object>PyTuple_GET_ITEM(argument, 0)
        if <object>PyTuple_GET_ITEM(argument, 2) is not None:
            return False
        if <object>PyTuple_GET_ITEM(token, 1) in values:
            return False
    if len({argument[0][1] for argument in arguments}) != len(arguments):
        return False
    found = PyTuple_New(len(arguments))
    for argument in arguments:
        token = <object>PyTuple_GET_ITEM(argument, 0)
        ty = <object>PyTuple_GET_ITEM(argument, 1)
        name = <object>PyTuple_GET_ITEM(token, 1)
        value = new_argument(
            ty, block, i, reader.source, <object>PyTuple_GET_ITEM(token, 2)
        )
        if not u'0' <= name[1] <= u'9':
            put(value, HINT, NAME_IN_TEXT)
        values[name] = value
        defined.append(name)
        Py_INCREF(value)
        PyTuple_SET_ITEM(found, i, value)
        i += 1
    put(block, ARGUMENTS, found)
    return True


def shape_of(str text):
    """What depends on a text but for its names, as a key, and the names.

    None where only `bridge.text.line_memos.shape_of` can tell.
    """
    cdef Line line
    cdef const unsigned char* data
    cdef Py_ssize_t length = PyUnicode_GET_LENGTH(text)
    cdef int i
    if PyUnicode_KIND(text) != 1:
        return None
    data = <const unsigned char*>PyUnicode_DATA(text)
    line.start = 0
    line.is_quoted = True
    if not scan(data, length, &line) or line.end != length:
        return None
    return key_of(&line), [text[line.begins[i] : line.ends[i]] for i in range(line.count)]
