# Lines of text: what depends on a line but for the names in it, and those names.


cdef enum:
    MOST_NAMES = 60
    # More in a line hardly come again, and their numbers are characters of the key.
    LONGEST = 2048
    # Characters of a key.


cdef struct Line:
    Py_ssize_t start
    # Where the op's name begins, and where it ends.
    Py_ssize_t name_end
    Py_ssize_t end
    # Where what the key stands for ends, and the line: a location may be between.
    Py_ssize_t after
    int count
    # The names of values and blocks.
    Py_ssize_t begins[60]
    Py_ssize_t ends[60]
    Py_ssize_t symbol_begin
    # The name of a symbol that the line may define, without its sigil; or 0.
    Py_ssize_t symbol_end
    Py_ssize_t open_begin
    # Subscripts that hold names, after their bracket; or 0. In the text and in the key.
    Py_ssize_t open_end
    Py_ssize_t open_key
    Py_ssize_t open_key_end
    int open_first
    # The first name in them, and the first after them.
    int open_after
    bint is_quoted
    Py_ssize_t length
    # Of the key.
    unsigned char key[2048]


cdef inline bint is_digit(unsigned char c) noexcept nogil:
    return c'0' <= c <= c'9'


cdef inline bint is_letter(unsigned char c) noexcept nogil:
    return c'a' <= c <= c'z' or c'A' <= c <= c'Z'


cdef inline bint is_word(unsigned char c) noexcept nogil:
    """Whether it may follow in a bare identifier."""
    return is_letter(c) or is_digit(c) or c == c'_' or c == c'$' or c == c'.'


cdef inline bint is_suffix(unsigned char c) noexcept nogil:
    """Whether it may follow in the name of a value or block."""
    return is_word(c) or c == c'-'


cdef bint is_integer_type(const unsigned char* text, Py_ssize_t pos, Py_ssize_t end) noexcept nogil:
    """Whether a bare identifier looks like `i8`, `si8` or `ui8`: no operation does."""
    if text[pos] == c's' or text[pos] == c'u':
        pos += 1
    if text[pos] != c'i' or pos + 1 == end:
        return False
    for i in range(pos + 1, end):
        if not is_digit(text[i]):
            return False
    return True


cdef Py_ssize_t name_at(const unsigned char* text, Py_ssize_t pos, Py_ssize_t length) noexcept nogil:
    """Where a name ends that begins with the sigil at `pos`; 0 where none does."""
    cdef Py_ssize_t i = pos + 1
    if i >= length:
        return 0
    if is_digit(text[i]):
        while i < length and is_digit(text[i]):
            i += 1
        return i
    if not is_suffix(text[i]):
        return 0
    while i < length and is_suffix(text[i]):
        i += 1
    return i


cdef Py_ssize_t number_at(const unsigned char* text, Py_ssize_t pos, Py_ssize_t length) noexcept nogil:
    """Where the number of a result ends, `#1`; `pos` where there is none, 0 if odd."""
    cdef Py_ssize_t i = pos + 1
    if pos >= length or text[pos] != c'#':
        return pos
    while i < length and is_digit(text[i]):
        i += 1
    return 0 if i == pos + 1 or i > pos + 10 else i


cdef Py_ssize_t blanks_after(const unsigned char* text, Py_ssize_t pos, Py_ssize_t length) noexcept nogil:
    """Where blanks and comments end."""
    while pos < length:
        if text[pos] in b" \t\r\n\0":
            pos += 1
        elif text[pos] == c'/' and pos + 1 < length and text[pos + 1] == c'/':
            while pos < length and text[pos] != c'\n':
                pos += 1
        else:
            break
    return pos


cdef Py_ssize_t string_after(const unsigned char* text, Py_ssize_t pos, Py_ssize_t length) noexcept nogil:
    """Where a string literal ends that begins at `pos`; 0 where it is odd."""
    cdef Py_ssize_t i = pos + 1
    while i < length and text[i] != c'"':
        if text[i] == c'\n' or text[i] == c'\\':
            return 0
        i += 1
    return i + 1 if i < length else 0


cdef int same_name(const unsigned char* text, Line* line, Py_ssize_t begin, Py_ssize_t end) noexcept nogil:
    """The number of the first name like this one, which may be a new one."""
    cdef int i
    cdef Py_ssize_t size = end - begin
    for i in range(line.count):
        if line.ends[i] - line.begins[i] == size:
            if memcmp(text + line.begins[i], text + begin, size) == 0:
                return i
    return line.count


cdef bint scan(const unsigned char* text, Py_ssize_t length, Line* line) noexcept nogil:
    """Reads the line of an op whose name begins at `line.start`; whether it is plain.

    The key has its text with numbers for names. Strings are taken as they are, and a
    comment or a location at the end is left out.
    """
    cdef Py_ssize_t i = line.start, j, k = 0, located = 0, located_key = 0, at = 0
    cdef int number, located_count = 0
    cdef unsigned char c
    line.count = 0
    line.symbol_begin = 0
    line.open_begin = 0
    line.open_end = 0
    while i < length:
        c = text[i]
        if c == c'\n':
            break
        if k > LONGEST - 4:
            return False
        if c == c'%' or c == c'^':
            j = name_at(text, i, length)
            if j and c == c'%':
                j = number_at(text, j, length)
            if not j or line.count == MOST_NAMES:
                return False
            number = same_name(text, line, i, j)
            line.begins[line.count] = i
            line.ends[line.count] = j
            line.count += 1
            line.key[k] = c
            line.key[k + 1] = 1 + number
            k += 2
            i = j
        elif c == c'"':
            j = string_after(text, i, length)
            if not j or k + j - i > LONGEST - 4:
                return False
            memcpy(line.key + k, text + i, j - i)
            k += j - i
            i = j
        elif c == c'/' and i + 1 < length and text[i + 1] == c'/':
            break
        else:
            if c == c'l' and i > line.start and text[i - 1] == c' ' and i + 4 < length:
                if memcmp(text + i, b"loc(", 4) == 0:
                    located, located_key, located_count = i - 1, k - 1, line.count
            elif c == c'@' and not at:
                at = i
            elif c == c'[' and not line.open_begin and text[i - 1] != c' ':
                line.open_begin, line.open_key, line.open_first = i + 1, k + 1, line.count
            elif c == c']' and line.open_begin and not line.open_end:
                line.open_end, line.open_key_end, line.open_after = i, k, line.count
            elif c == 0:
                return False
            line.key[k] = c
            k += 1
            i += 1
    line.after = i
    while line.after > line.start and text[line.after - 1] == c' ':
        line.after -= 1
        k -= 1
    line.end = line.after
    if located and text[line.after - 1] == c')':
        line.end, k, line.count = located, located_key, located_count
    line.length = k
    if at and at < line.end and not line.is_quoted:
        find_symbol(text, line, at)
    return k > 0


cdef void find_symbol(const unsigned char* text, Line* line, Py_ssize_t at) noexcept nogil:
    """The symbol at `at`, where nothing but words is between it and the op's name."""
    cdef Py_ssize_t i = line.name_end
    while i < at:
        if text[i] != c' ' and not c'a' <= text[i] <= c'z':
            return
        i += 1
    i = at + 1
    if i < line.end and (is_letter(text[i]) or text[i] == c'_'):
        while i < line.end and is_word(text[i]):
            i += 1
        line.symbol_begin, line.symbol_end = at + 1, i


cdef object key_of(Line* line):
    return PyUnicode_FromKindAndData(1, line.key, line.length)


cdef object symbol_key_of(Line* line):
    """The key of a line that defines a symbol, without what that is called."""
    cdef Py_ssize_t before = line.symbol_begin - line.start
    cdef Py_ssize_t after = line.symbol_end - line.start
    return "".join((
        PyUnicode_FromKindAndData(1, line.key, before),
        "\x7f",
        PyUnicode_FromKindAndData(1, line.key + after, line.length - after),
    ))


cdef object open_key_of(Line* line):
    """The key of a line whose subscripts are left out; None where it has none."""
    cdef object before, after
    if not line.open_end or line.open_after == line.open_first or line.symbol_begin:
        return None
    if line.open_after != line.count:
        # The numbers of names would depend on those that are left out.
        return None
    before = PyUnicode_FromKindAndData(1, line.key, line.open_key)
    after = PyUnicode_FromKindAndData(
        1, line.key + line.open_key_end, line.length - line.open_key_end
    )
    return "".join((before, "\x7e\x7f", after))
