# Tokens of a text, and the cursor's methods that ask for them.
#
# The functions here are the methods of the same names of `bridge.text.tokens.Cursor`,
# and give the same; they are put in the place of those.

cdef extern from "Python.h":
    Py_UCS4 PyUnicode_READ(int kind, void* data, Py_ssize_t index) noexcept
    object PyUnicode_Substring(object text, Py_ssize_t start, Py_ssize_t end)

cdef extern from *:
    """
    static PyObject *new_token(
        PyObject *type, PyObject *kind, PyObject *text, Py_ssize_t pos, Py_ssize_t end)
    {
        PyObject *first = PyLong_FromSsize_t(pos), *last = PyLong_FromSsize_t(end);
        PyObject *token = NULL;
        if (first && last) token = ((PyTypeObject *)type)->tp_alloc((PyTypeObject *)type, 4);
        if (!token) { Py_XDECREF(first); Py_XDECREF(last); return NULL; }
        PyTuple_SET_ITEM(token, 0, Py_NewRef(kind));
        PyTuple_SET_ITEM(token, 1, Py_NewRef(text));
        PyTuple_SET_ITEM(token, 2, first);
        PyTuple_SET_ITEM(token, 3, last);
        return token;
    }
    """
    object new_token(object type, object kind, object text, Py_ssize_t pos, Py_ssize_t end)

cdef Py_ssize_t TEXT, TOKEN
cdef object TOKEN_CLASS, NO_TOKEN
cdef dict SINGLE = {c: intern(c) for c in ":,(){}[]<>=+*?|/-"}
cdef object ARROW = intern("->"), ELLIPSIS = intern("...")
cdef object METADATA = intern("{-#"), END_OF_METADATA = intern("#-}")
cdef dict SIGILS = {c: intern(c) for c in "%#!^@"}


def know_cursor(cursor, token, no_token):
    """Learns the class of a cursor and of a token, and what says that there is none."""
    global POS, TEXT, TOKEN, TOKEN_CLASS, NO_TOKEN
    POS = offset_of(cursor.pos)
    TEXT = offset_of(cursor.text)
    TOKEN = offset_of(cursor._token)
    TOKEN_CLASS, NO_TOKEN = token, no_token


cdef enum:
    NO_CHAR = 0x7FFFFFFF
    # What is after the end of a text.


cdef struct Chars:
    # A text's characters, whatever their size.
    int kind
    void* data
    Py_ssize_t length


cdef inline Chars chars_of(object text):
    cdef Chars found
    found.kind = PyUnicode_KIND(text)
    found.data = PyUnicode_DATA(text)
    found.length = PyUnicode_GET_LENGTH(text)
    return found


cdef inline Py_UCS4 char_at(Chars* t, Py_ssize_t i) noexcept:
    """The character at an offset; one that is in no token after the end."""
    return PyUnicode_READ(t.kind, t.data, i) if i < t.length else NO_CHAR


cdef inline bint digit(Py_UCS4 c) noexcept:
    return u'0' <= c <= u'9'


cdef inline bint letter(Py_UCS4 c) noexcept:
    return u'a' <= c <= u'z' or u'A' <= c <= u'Z'


cdef inline bint hex_digit(Py_UCS4 c) noexcept:
    return digit(c) or u'a' <= c <= u'f' or u'A' <= c <= u'F'


cdef inline bint in_word(Py_UCS4 c) noexcept:
    return letter(c) or digit(c) or c == u'_' or c == u'$' or c == u'.'


cdef inline bint in_suffix(Py_UCS4 c) noexcept:
    return in_word(c) or c == u'-'


cdef Py_ssize_t skipped(Chars* t, Py_ssize_t i) noexcept:
    """Where blanks and comments end."""
    cdef Py_UCS4 c
    while i < t.length:
        c = PyUnicode_READ(t.kind, t.data, i)
        if c == u' ' or c == u'\n' or c == u'\t' or c == u'\r' or c == 0:
            i += 1
        elif c == u'/' and char_at(t, i + 1) == u'/':
            while i < t.length and PyUnicode_READ(t.kind, t.data, i) != u'\n':
                i += 1
        else:
            break
    return i


cdef Py_ssize_t word_end(Chars* t, Py_ssize_t i) noexcept:
    while in_word(char_at(t, i)):
        i += 1
    return i


cdef Py_ssize_t digits_end(Chars* t, Py_ssize_t i) noexcept:
    while digit(char_at(t, i)):
        i += 1
    return i


cdef Py_ssize_t suffix_end(Chars* t, Py_ssize_t i) noexcept:
    """Where what follows a sigil ends; `i` where nothing may."""
    if digit(char_at(t, i)):
        return digits_end(t, i)
    while in_suffix(char_at(t, i)):
        i += 1
    return i


cdef Py_ssize_t string_end(Chars* t, Py_ssize_t i) noexcept:
    """Where a string ends whose quotes begin at `i`; 0 where it is wrong."""
    cdef Py_UCS4 c
    i += 1
    while i < t.length:
        c = PyUnicode_READ(t.kind, t.data, i)
        if c == u'"':
            return i + 1
        if c == u'\n' or c == 11 or c == 12:
            return 0
        if c == u'\\':
            c = char_at(t, i + 1)
            if c == u'"' or c == u'\\' or c == u'n' or c == u't':
                i += 2
            elif hex_digit(c) and hex_digit(char_at(t, i + 2)):
                i += 3
            else:
                return 0
        else:
            i += 1
    return 0


cdef bint is_integer_word(Chars* t, Py_ssize_t i, Py_ssize_t end) noexcept:
    """Whether a word is `i8`, `si8` or `ui8`."""
    cdef Py_UCS4 c = PyUnicode_READ(t.kind, t.data, i)
    if c == u's' or c == u'u':
        i += 1
    return char_at(t, i) == u'i' and i + 1 < end and digits_end(t, i + 1) == end


cdef Py_ssize_t number_end(Chars* t, Py_ssize_t i, bint* is_float) noexcept:
    cdef Py_ssize_t end = digits_end(t, i), after
    is_float[0] = False
    if char_at(t, end) == u'.':
        is_float[0] = True
        end = digits_end(t, end + 1)
        if char_at(t, end) == u'e' or char_at(t, end) == u'E':
            after = end + 1
            if char_at(t, after) == u'-' or char_at(t, after) == u'+':
                after += 1
            if digit(char_at(t, after)):
                end = digits_end(t, after)
        return end
    if end == i + 1 and char_at(t, i) == u'0' and char_at(t, end) == u'x':
        after = end + 1
        while hex_digit(char_at(t, after)):
            after += 1
        if after > end + 1:
            return after
    return end


cdef object token_at(object text, Py_ssize_t start):
    """`bridge.text.tokens.lex`."""
    cdef Chars t = chars_of(text)
    cdef Py_ssize_t i = skipped(&t, start), end = 0
    cdef Py_UCS4 c = char_at(&t, i)
    cdef object kind = None
    cdef bint is_float = False
    if letter(c) or c == u'_':
        end = word_end(&t, i)
        kind = "inttype" if is_integer_word(&t, i, end) else "bare"
    elif digit(c):
        end = number_end(&t, i, &is_float)
        kind = "float" if is_float else "integer"
    elif c == u'"':
        end = string_end(&t, i)
        kind = "string"
    elif c == u'#' and char_at(&t, i + 1) == u'-' and char_at(&t, i + 2) == u'}':
        return new_token(TOKEN_CLASS, END_OF_METADATA, END_OF_METADATA, i, i + 3)
    elif c == u'%' or c == u'#' or c == u'!' or c == u'^':
        end = suffix_end(&t, i + 1)
        kind = SIGILS[chr(c)]
        if end == i + 1:
            end = 0
    elif c == u'@':
        kind = SIGILS["@"]
        if char_at(&t, i + 1) == u'"':
            end = string_end(&t, i + 1)
        elif letter(char_at(&t, i + 1)) or char_at(&t, i + 1) == u'_':
            end = word_end(&t, i + 1)
    elif c == u'-' and char_at(&t, i + 1) == u'>':
        return new_token(TOKEN_CLASS, ARROW, ARROW, i, i + 2)
    elif c == u'{' and char_at(&t, i + 1) == u'-' and char_at(&t, i + 2) == u'#':
        return new_token(TOKEN_CLASS, METADATA, METADATA, i, i + 3)
    elif c == u'.' and char_at(&t, i + 1) == u'.' and char_at(&t, i + 2) == u'.':
        return new_token(TOKEN_CLASS, ELLIPSIS, ELLIPSIS, i, i + 3)
    elif c < 128:
        kind = SINGLE.get(chr(c))
        if kind is not None:
            return new_token(TOKEN_CLASS, kind, kind, i, i + 1)
    if not end:
        return NO_TOKEN(text, i)
    return new_token(TOKEN_CLASS, kind, PyUnicode_Substring(text, i, end), i, end)


def lex(str text, Py_ssize_t pos):
    """`bridge.text.tokens.lex`."""
    return token_at(text, pos)


cdef inline Py_ssize_t pos_of(object cursor) except? -1:
    return <object>SLOT(cursor, POS)


cdef object peeked(object cursor):
    cdef object token = get(cursor, TOKEN), found
    if token is not None:
        found = <object>PyTuple_GET_ITEM(token, 2)
        if SLOT(cursor, POS) == <PyObject*>found or get(cursor, POS) == found:
            return token
    token = token_at(get(cursor, TEXT), pos_of(cursor))
    put(cursor, TOKEN, token)
    put(cursor, POS, <object>PyTuple_GET_ITEM(token, 2))
    return token


cdef bint is_at(object cursor, str text) except -1:
    """Whether the token at the cursor, which moves there, is this one."""
    cdef object code = get(cursor, TEXT), token
    cdef Chars t = chars_of(code), w = chars_of(text)
    cdef Py_ssize_t begin = pos_of(cursor), pos, i
    cdef Py_UCS4 after
    pos = begin + (char_at(&t, begin) == u' ')
    after = char_at(&t, pos)
    if after == u' ' or after == u'\n' or after == u'\t' or after == u'\r' or after == u'/':
        pos = skipped(&t, pos)
        put(cursor, POS, pos)
    elif after == 0 or after == NO_CHAR:
        pos = skipped(&t, pos)
        put(cursor, POS, pos)
    for i in range(w.length):
        if char_at(&t, pos + i) != PyUnicode_READ(w.kind, w.data, i):
            if i == 0:
                return False
            break
    else:
        # One blank is stepped over only where something is found: what is missing is
        # reported before it.
        if pos != begin:
            put(cursor, POS, pos)
        after = char_at(&t, pos + w.length)
        if w.length == 1 and not letter(char_at(&w, 0)) and char_at(&w, 0) != u'-':
            if char_at(&w, 0) != u'.' and char_at(&w, 0) != u'{':
                return True
        elif w.length == 2 and char_at(&w, 0) == u'-' and char_at(&w, 1) == u'>':
            return True
        elif letter(char_at(&w, 0)) and not in_word(after):
            token = peeked(cursor)
            return token[1] == text
    token = peeked(cursor)
    return token[1] == text and token[0] != "string"


def peek(self):
    """`Cursor.peek`."""
    return peeked(self)


def take(self):
    """`Cursor.take`."""
    cdef object token = peeked(self)
    put(self, POS, <object>PyTuple_GET_ITEM(token, 3))
    return token


def at(self, str text):
    """`Cursor.at`."""
    return is_at(self, text)


def accept(self, str text):
    """`Cursor.accept`."""
    if not is_at(self, text):
        return False
    put(self, POS, pos_of(self) + PyUnicode_GET_LENGTH(text))
    return True


def first(self):
    """`Cursor.first`."""
    cdef object code = get(self, TEXT)
    cdef Chars t = chars_of(code)
    cdef Py_ssize_t pos = pos_of(self), begin = skipped(&t, pos)
    if begin != pos:
        put(self, POS, begin)
    return PyUnicode_Substring(code, begin, begin + 1)


def accept_kind(self, kind):
    """`Cursor.accept_kind`."""
    cdef object token = peeked(self)
    if <object>PyTuple_GET_ITEM(token, 0) != kind:
        return None
    put(self, POS, <object>PyTuple_GET_ITEM(token, 3))
    return token


def expect(self, str text, message=""):
    """`Cursor.expect`."""
    cdef object pos
    if not is_at(self, text):
        raise self.wrong_token(message or f"expected '{text}'")
    pos = get(self, POS)
    put(self, POS, pos_of(self) + PyUnicode_GET_LENGTH(text))
    return pos


def expect_kind(self, kind, message):
    """`Cursor.expect_kind`."""
    cdef object token = peeked(self)
    if <object>PyTuple_GET_ITEM(token, 0) != kind:
        raise self.wrong_token(message)
    put(self, POS, <object>PyTuple_GET_ITEM(token, 3))
    return token


def loc_follows(self):
    """Whether the token at the cursor is the word `loc`; the cursor stays."""
    cdef object code = get(self, TEXT)
    cdef Chars t = chars_of(code)
    cdef Py_ssize_t i = skipped(&t, pos_of(self))
    return (
        char_at(&t, i) == u'l'
        and char_at(&t, i + 1) == u'o'
        and char_at(&t, i + 2) == u'c'
        and not in_word(char_at(&t, i + 3))
    )


def plain_operand(self):
    """`%a` or `%a#1` as one token, which the cursor moves past.

    None where something else is there, or what follows may belong to it.
    """
    return operand_at(self)


cdef object operand_at(object self):
    """`plain_operand`."""
    cdef object code = get(self, TEXT)
    cdef Chars t = chars_of(code)
    cdef Py_ssize_t begin = skipped(&t, pos_of(self)), end, after
    cdef Py_UCS4 c
    if char_at(&t, begin) != u'%':
        return None
    end = suffix_end(&t, begin + 1)
    if end == begin + 1:
        return None
    if char_at(&t, end) == u'#' and digit(char_at(&t, end + 1)):
        after = digits_end(&t, end + 1)
        if char_at(&t, end + 1) == u'0' and after != end + 2 or after > end + 10:
            return None
        end = after
    after = end
    c = char_at(&t, after)
    while c == u' ' or c == u'\n' or c == u'\t' or c == u'\r' or c == 11 or c == 12:
        after += 1
        c = char_at(&t, after)
    if c == u'#' or c == u'/' or c == 0 or c >= 128 and c != NO_CHAR:
        return None
    put(self, POS, end)
    return new_token(
        TOKEN_CLASS, SIGILS["%"], PyUnicode_Substring(code, begin, end), begin, end
    )


cdef enum:
    # Characters of a type's spelling up to which it is kept: to look further at each
    # level of what nests deeply would take the square of its length.
    LONGEST_SPELLING = 4096


def known_type(self, memo):
    """The type at the cursor, which moves past it, where its spelling is known.

    One of the most common kind is known from its spelling alone. A memo of another
    class is asked by Python: it may want to know of each use.
    """
    return type_in(self, memo)


cdef object type_in(object self, object memo):
    """`known_type`."""
    if type(memo) is not dict:
        return None
    cdef object code = get(self, TEXT)
    cdef Chars t = chars_of(code)
    cdef Py_ssize_t begin = skipped(&t, pos_of(self)), end = begin, i
    cdef int depth = 0
    cdef Py_UCS4 c
    cdef PyObject* found
    cdef object key, ty
    if char_at(&t, end) == u'!':
        end += 1
    if not (letter(char_at(&t, end)) or char_at(&t, end) == u'_'):
        return None
    end = word_end(&t, end)
    if char_at(&t, end) == u'<':
        i = end
        while True:
            c = char_at(&t, i)
            if c == u'<':
                depth += 1
            elif c == u'>' and char_at(&t, i - 1) != u'-':
                depth -= 1
                if not depth:
                    break
            elif c == u'"' or c == NO_CHAR or i - begin >= LONGEST_SPELLING:
                return None
            i += 1
        end = i + 1
    c = char_at(&t, end)
    if in_word(c) or c == u'<':
        return None
    key = PyUnicode_Substring(code, begin, end)
    found = PyDict_GetItem(memo, key)
    if found == NULL:
        ty = simple_type(code, &t, begin, end)
        if ty is None:
            return None
        memo[key] = ty
    else:
        ty = <object>found
    put(self, POS, end)
    return ty


cdef enum:
    LONGEST_ATTRIBUTE = 512
    # Characters of an attribute's spelling up to which it is kept.


cdef Py_ssize_t brackets_end(Chars* t, Py_ssize_t i) noexcept:
    """Where what a bracket at `i` begins ends; 0 where it is long, or has a comment."""
    cdef Py_ssize_t begin = i
    cdef int depth = 0
    cdef Py_UCS4 c
    while i - begin < LONGEST_ATTRIBUTE:
        c = char_at(t, i)
        if c == u'{' or c == u'[' or c == u'<' or c == u'(':
            depth += 1
        elif c == u'}' or c == u']' or c == u')' or c == u'>' and char_at(t, i - 1) != u'-':
            depth -= 1
            if not depth:
                return i + 1
        elif c == u'"':
            i = string_end(t, i)
            if not i:
                return 0
            continue
        elif c == u'/' or c == NO_CHAR:
            return 0
        i += 1
    return 0


cdef object attribute_spelling(Chars* t, object code, Py_ssize_t begin):
    """The text of a dictionary, array or dialect's attribute; None where it has a type."""
    cdef Py_UCS4 c = char_at(t, begin)
    cdef Py_ssize_t end = begin
    if c == u'#':
        end = suffix_end(t, begin + 1)
        if char_at(t, end) != u'<':
            return None
    elif c != u'{' and c != u'[':
        return None
    end = brackets_end(t, end)
    if not end or c == u'#' and char_at(t, skipped(t, end)) == u':':
        return None
    return PyUnicode_Substring(code, begin, end)


def known_attribute(self, memo):
    """The attribute at the cursor, which moves past it, and None; else None and a key.

    The key is its text, where that is one to keep it by; None where nothing is kept.
    """
    if type(memo) is not dict:
        return None, None
    cdef object code = get(self, TEXT), key
    cdef Chars t = chars_of(code)
    cdef Py_ssize_t begin = skipped(&t, pos_of(self))
    cdef PyObject* found
    key = attribute_spelling(&t, code, begin)
    if key is None:
        return None, None
    found = PyDict_GetItem(memo, key)
    if found == NULL:
        return None, key
    put(self, POS, begin + PyUnicode_GET_LENGTH(key))
    return <object>found, None
