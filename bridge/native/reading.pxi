# Reading operations of one line that read like one before them, but for the names in it.
#
# What an operation without regions is depends on its text and on the types of the values
# it names, and so does the head of one that opens its only region. Where a line was read
# by its grammar, what became of it is kept under a key, which is its text without names;
# a line with the same key becomes another such operation if its values have these types.
# All else is the Python reader's: it reads what comes for the first time, and words every
# diagnostic. What is wrong is read again by it alone.


cdef enum:
    MOST_LINES = 65536


cdef class LineReader:
    """The lines of one text, and what is known of lines from it and those before.

    `known` holds the memos by the dialect whose prefix may be left out. `is_bound`
    tells what may mean something else in another text; None where there is none.
    """

    cdef str text
    cdef const unsigned char* data
    cdef Py_ssize_t length
    cdef object source
    cdef dict known
    cdef dict lines
    cdef object is_bound
    cdef dict terminators
    cdef readonly int depth
    cdef Line line
    cdef dict values
    cdef list defined

    def __init__(self, str text, source, dict known, is_bound):
        self.text = text
        self.source = source
        self.known = known
        self.is_bound = is_bound
        self.terminators = {}
        self.length = PyUnicode_GET_LENGTH(text)
        self.data = NULL
        if PyUnicode_KIND(text) == 1:
            self.data = <const unsigned char*>PyUnicode_DATA(text)

    @property
    def serves(self):
        """Whether the text has but characters of one byte, which alone are read."""
        return self.data != NULL

    cdef bint is_location(self, Py_ssize_t pos):
        """Whether a location follows."""
        pos = blanks_after(self.data, pos, self.length)
        return pos + 3 <= self.length and memcmp(self.data + pos, b"loc", 3) == 0

    def read(self, reader, region, block):
        """Reads operations up to and with the end of a region; `block` is its last.

        Without a region, reads at the top of a text into a block, and returns before
        what is no operation.
        """
        cdef dict outer_lines = self.lines
        cdef dict outer_values = self.values
        cdef list outer_defined = self.defined
        self.depth += 1
        self._enter(reader)
        self._read(reader, region, block)
        # Where an error is raised, the whole text is read again.
        self.depth -= 1
        self.lines, self.values, self.defined = outer_lines, outer_values, outer_defined

    cdef void _enter(self, object reader):
        """Learns what names and lines are known where the reader is."""
        cdef object names = reader.names
        cdef object dialect = reader._default_dialects[-1]
        cdef object lines = self.known.get(dialect)
        if lines is None:
            lines = self.known[dialect] = {}
        self.lines = lines
        self.values = get(names, VALUES)
        self.defined = get(names, DEFINED)

    cdef _read(self, object reader, object region, object block):
        cdef list stack = []
        cdef Open around
        cdef const unsigned char* text = self.data
        cdef Py_ssize_t length = self.length
        cdef Py_ssize_t pos = reader.pos, begin, names_end, count, start, name_end
        cdef Line* line = &self.line
        cdef object memo, op, labelled
        cdef bint is_quoted
        while True:
            begin = blanks_after(text, pos, length)
            if begin < length and text[begin] == c'}' and (stack or region is not None):
                reader.names.leave()
                if not stack:
                    put(reader, POS, begin + 1)
                    return
                around = stack.pop()
                region, block = around.outer_region, around.outer_block
                pos = self._close(reader, around, begin + 1)
                continue
            count = 0
            names_end = 0
            start = begin
            if begin < length and text[begin] == c'%':
                start = self._results_at(begin, &names_end, &count)
            name_end = self._name_at(start) if start else 0
            if not name_end:
                if region is not None and begin < length and text[begin] == c'^':
                    labelled = block_at(self, reader, region, begin, &pos)
                    if labelled is not None:
                        block = labelled
                        continue
                put(reader, POS, begin)
                if region is None:
                    return
                block = reader.next_in(region, block)
                if block is None:
                    raise ValueError("a region ended where none does")
                self._enter(reader)
                pos = reader.pos
                continue
            if block is None:
                block = new_block(region)
            line.start, line.name_end = start, name_end
            line.is_quoted = is_quoted = text[start] == c'"'
            memo = None
            scanned = None
            if scan(text, length, line):
                scanned = key_of(line)
                memo = self.lines.get(scanned)
                if memo is None and line.symbol_begin:
                    memo = self.lines.get(symbol_key_of(line))
                    if memo is None:
                        memo = function_at(self, reader)
                if memo is None and line.open_end:
                    op = self._with_subscripts(reader, &pos)
                    if op is not None:
                        link(block, op)
                        if count:
                            self._name(reader, op, begin, names_end, count)
                        continue
            if memo is not None:
                op = self._again(reader, <Memo>memo, &pos)
                if op is not None:
                    if type(op) is Open:
                        around = op
                        around.outer_region, around.outer_block = region, block
                        around.results_begin, around.results_end = begin, names_end
                        around.results_count = count
                        stack.append(around)
                        region, block = around.region, None
                        if (<Memo>memo).arguments:
                            block = get(region, BLOCKS)[0]
                        continue
                    link(block, op)
                    if count:
                        self._name(reader, op, begin, names_end, count)
                    continue
                scanned = None
            elif scanned is not None:
                scanned = self._scanned(scanned)
            op = self._otherwise(reader, scanned, start, name_end, is_quoted)
            link(block, op)
            pos = reader.pos
            if count:
                self._name(reader, op, begin, names_end, count)

    cdef Py_ssize_t _results_at(self, Py_ssize_t begin, Py_ssize_t* end, Py_ssize_t* count):
        """Where an operation's name begins after one name of results; 0 if otherwise."""
        cdef const unsigned char* text = self.data
        cdef Py_ssize_t length = self.length, i = name_at(text, begin, length)
        end[0] = i
        count[0] = 1
        if not i or i + 3 >= length:
            return 0
        if text[i] == c':':
            count[0] = 0
            i += 1
            if not is_digit(text[i]) or text[i] == c'0':
                return 0
            while i < length and is_digit(text[i]) and count[0] < 100000:
                count[0] = count[0] * 10 + text[i] - c'0'
                i += 1
        if i < length and text[i] == c' ':
            i += 1
        if i >= length or text[i] != c'=':
            return 0
        i += 1
        if i < length and text[i] == c' ':
            i += 1
        return i

    cdef Py_ssize_t _name_at(self, Py_ssize_t start):
        """Where an operation's name ends, in quotes or bare; 0 where there is none."""
        cdef const unsigned char* text = self.data
        cdef Py_ssize_t length = self.length, i = start
        if i >= length:
            return 0
        if text[i] == c'"':
            i += 1
            while i < length and (is_suffix(text[i])):
                i += 1
            if i == start + 1 or i >= length or text[i] != c'"':
                return 0
            return i + 1
        if not (is_letter(text[i]) or text[i] == c'_'):
            return 0
        while i < length and is_word(text[i]):
            i += 1
        return 0 if is_integer_type(text, start, i) else i

    cdef Scanned _scanned(self, object key):
        cdef Line* line = &self.line
        cdef Scanned found = Scanned.__new__(Scanned)
        cdef int i
        found.key = key
        found.start, found.end, found.after = line.start, line.end, line.after
        found.names = [self.text[line.begins[i] : line.ends[i]] for i in range(line.count)]
        found.begins = [line.begins[i] for i in range(line.count)]
        found.open_key = open_key_of(line)
        if found.open_key is not None:
            found.subscripts = self.text[line.open_begin : line.open_end]
        if line.symbol_begin:
            found.symbol = self.text[line.symbol_begin : line.symbol_end]
            found.symbol_key = symbol_key_of(line)
        return found

    cdef object _otherwise(
        self, object reader, object scanned, Py_ssize_t start, Py_ssize_t name_end, bint is_quoted
    ):
        """An operation by the Python reader; what becomes of its line is kept."""
        cdef object op, warned = WARNED[0]
        put(reader, POS, name_end)
        reader.scanned = scanned
        if is_quoted:
            op = reader.generic(self.text[start + 1 : name_end - 1], name_end, start)
        else:
            op = reader.custom(self.text[start:name_end], start)
        if scanned is not None and reader.scanned is scanned and not get(op, REGIONS):
            if warned == WARNED[0]:
                self.keep(reader, scanned, op)
        return op

    # What was read before

    cdef object _again(self, object reader, Memo memo, Py_ssize_t* pos):
        """The operation of the line, or the region it opens; None where neither is."""
        cdef Line* line = &self.line
        cdef Py_ssize_t i, size = len(memo.numbers), number
        cdef tuple operands = ()
        cdef object value, op, properties = memo.properties
        cdef PyObject* found
        if size:
            operands = PyTuple_New(size)
            for i in range(size):
                number = memo.numbers[i]
                found = PyDict_GetItem(
                    self.values, self.text[line.begins[number] : line.ends[number]]
                )
                if found == NULL or SLOT(<object>found, TYPE) != <PyObject*>memo.types[i]:
                    return None
                value = <object>found
                Py_INCREF(value)
                PyTuple_SET_ITEM(operands, i, value)
        if memo.is_symbol:
            properties = named(properties, self.text[line.symbol_begin : line.symbol_end])
        if memo.opens:
            return self._opened(reader, memo, operands, properties, pos)
        op = new_operation(
            memo.kind, memo.name, operands, memo.result_types,
            properties, memo.attributes, self.source, line.start,
        )
        if memo.successors:
            self._branch(reader, memo, op)
        elif memo.is_function:
            put(op, REGIONS, regions_of(op, new_region(), 0))
        pos[0] = line.after
        if line.end != line.after:
            reader._locate(op, self.text[line.end + 1 : line.after], line.end + 1)
        return op

    cdef object _with_subscripts(self, object reader, Py_ssize_t* pos):
        """The operation of the line by a memo of others with other subscripts.

        None where there is none, or the subscripts are not known.
        """
        cdef Line* line = &self.line
        cdef object key = open_key_of(line), found, name, value, applied, op
        cdef Memo memo
        cdef list operands
        cdef PyObject* known
        cdef Py_ssize_t i, number
        if key is None:
            return None
        found = self.lines.get(key)
        if found is None:
            return None
        memo = found
        applied = reader._subscripts.get(self.text[line.open_begin : line.open_end])
        if applied is None:
            return None
        operands = []
        for i in range(len(memo.numbers)):
            number = memo.numbers[i]
            name = self.text[line.begins[number] : line.ends[number]]
            known = PyDict_GetItem(self.values, name)
            if known == NULL or get(<object>known, TYPE) is not memo.types[i]:
                return None
            operands.append(<object>known)
        for number in applied[0][1]:
            known = PyDict_GetItem(self.values, applied[1][number])
            if known == NULL or get(<object>known, TYPE) is not INDEX_TYPE:
                return None
            operands.append(<object>known)
        op = new_operation(
            memo.kind, memo.name, tuple(operands), memo.result_types,
            applied[0][0], memo.attributes, self.source, line.start,
        )
        pos[0] = line.after
        if line.end != line.after:
            reader._locate(op, self.text[line.end + 1 : line.after], line.end + 1)
        return op

    cdef _branch(self, object reader, Memo memo, object op):
        """Gives an operation its successors."""
        cdef Line* line = &self.line
        cdef list blocks = []
        cdef Py_ssize_t number
        for number in memo.successors:
            label = self.text[line.begins[number] : line.ends[number]]
            blocks.append(reader.names.block(label, line.name_end))
        put(op, SUCCESSORS, tuple(blocks))

    cdef object _opened(
        self, object reader, Memo memo, tuple operands, object properties, Py_ssize_t* pos
    ):
        """The region that the line opens, with the arguments of its first block."""
        cdef Line* line = &self.line
        cdef Open found
        cdef object region, name
        cdef Py_ssize_t number
        cdef list names = []
        cdef dict values = self.values
        for number, _ in memo.arguments:
            name = self.text[line.begins[number] : line.ends[number]]
            if "#" in name or name in names or (not memo.isolated and name in values):
                return None
            names.append(name)
        if line.end != line.after or (names and self._is_label(line.end)):
            return None
        region = new_region()
        reader.names.enter(memo.isolated)
        reader._default_dialects.append(memo.default_dialect)
        found = Open.__new__(Open)
        found.memo, found.operands, found.properties = memo, operands, properties
        found.region, found.outer_lines = region, self.lines
        found.start, found.name_end, found.line_end = line.start, line.name_end, line.end
        self._enter(reader)
        if memo.arguments:
            give_arguments(self, reader, new_block(region), memo.arguments)
        pos[0] = line.end
        return found

    cdef bint _is_label(self, Py_ssize_t pos):
        """Whether a block begins, which may not where a region's arguments are named."""
        pos = blanks_after(self.data, pos, self.length)
        return pos < self.length and self.data[pos] == c'^'

    cdef Py_ssize_t _close(self, object reader, Open around, Py_ssize_t pos) except -1:
        """Makes the operation whose region has ended; returns where it ends."""
        cdef Memo memo = around.memo
        cdef object op, block = around.outer_block
        reader._default_dialects.pop()
        self._enter(reader)
        if not self._ends_after(reader, memo, around.region, pos):
            # The region is kept for the op's own reader, which begins again.
            reader._ready = (around.line_end, around.region, pos)
            put(reader, POS, around.name_end)
            op = reader.by_syntax(self.text[around.start : around.name_end], around.start)
            pos = reader.pos
        else:
            if memo.terminator:
                self._terminate(reader, around.region, memo.terminator, around.start)
            op = new_operation(
                memo.kind, memo.name, around.operands, memo.result_types,
                around.properties, memo.attributes, self.source, around.start,
            )
            put(op, REGIONS, regions_of(op, around.region, memo.more_regions))
            if pos < self.length and self.data[pos] != c'\n':
                put(reader, POS, pos)
                reader._location_after(op)
                pos = reader.pos
        link(block, op)
        if around.results_count:
            self._name(
                reader, op, around.results_begin, around.results_end, around.results_count
            )
        return pos

    cdef bint _ends_after(self, object reader, Memo memo, object region, Py_ssize_t pos) except -1:
        """Whether an operation ends with a region: another follows, or a location."""
        cdef const unsigned char* text = self.data
        cdef Py_ssize_t length = self.length, begin
        cdef object last, word
        if not memo.terminator:
            blocks = get(region, BLOCKS)
            last = get(blocks[-1], LAST) if blocks else None
            if last is None:
                return False
            if not memo.is_function and self._is_ended(reader, last) != memo.is_ended:
                # The op's own reader may put something there.
                return False
        if pos + 5 <= length and memcmp(text + pos, b" loc(", 5) == 0:
            return True
        while pos < length and text[pos] == c' ':
            pos += 1
        if pos < length and text[pos] != c'\n' and text[pos] != c'/':
            return False
        pos = blanks_after(text, pos, length)
        if pos >= length or text[pos] in b'%^"}':
            return True
        begin = pos
        if not (is_letter(text[pos]) or text[pos] == c'_'):
            return False
        while pos < length and is_word(text[pos]):
            pos += 1
        word = self.text[begin:pos]
        return "." in word or (word, reader._default_dialects[-1]) in reader._syntaxes

    cdef bint _is_ended(self, object reader, object last) except -1:
        """Whether a block that ends with an operation has a terminator."""
        if last is None:
            return False
        cdef object name = get(last, NAME)
        cdef object known = self.terminators.get(name)
        if known is None:
            known = self.terminators[name] = reader._is_ended(last)
        return known

    cdef _terminate(self, object reader, object region, object name, Py_ssize_t start):
        """Ends a region with the terminator that its syntax may leave out."""
        cdef object blocks = get(region, BLOCKS)
        cdef object block = blocks[-1] if blocks else new_block(region)
        if not self._is_ended(reader, get(block, LAST)):
            link(block, new_operation(
                OP_CLASSES[name], intern(name), (), (), EMPTY, EMPTY, self.source, start
            ))

    # Names

    cdef _name(
        self, object reader, object op, Py_ssize_t begin, Py_ssize_t end, Py_ssize_t count
    ):
        """Gives the results of an operation the names of the text."""
        cdef tuple results = get(op, RESULTS)
        cdef object name = self.text[begin:end], key, result
        cdef Py_ssize_t i
        if len(results) != count:
            reader._bind([(name, count, begin)], begin, op)
            return
        for i in range(count):
            result = <object>results[i]
            key = f"{name}#{i}" if i else name
            if key in self.values:
                reader.names.define(key, result, begin, self.source)
            else:
                self.values[key] = result
                self.defined.append(key)
        if not is_digit(self.data[begin + 1]):
            put(<object>results[0], HINT, self.text[begin + 1 : end])

    # What is kept

    def keep(self, reader, Scanned scanned, op, opened=None, default_dialect=""):
        """Keeps what became of a line, if that depends on its key alone.

        Each name must be that of an operand, a successor or an argument of the region
        that was opened, as one that an attribute holds is not.
        """
        cdef dict lines = self.lines
        cdef Memo memo
        cdef object arguments = self._arguments(scanned, opened), key = scanned.key
        if len(lines) >= MOST_LINES or arguments is None:
            return
        if reader._asked_for_names == scanned.start:
            return
        if not self._is_all_of(scanned, reader.pos, opened):
            return
        memo = Memo.__new__(Memo)
        if scanned.symbol is not None and IS_CALLED(op, scanned.symbol):
            memo.is_symbol, key = True, scanned.symbol_key
        if self.is_bound is not None and self.is_bound(key):
            return
        if not self._resolve(reader, memo, scanned, op, arguments):
            return
        memo.kind, memo.name = type(op), get(op, NAME)
        memo.result_types = tuple([get(result, TYPE) for result in get(op, RESULTS)])
        memo.properties, memo.attributes = get(op, PROPERTIES), get(op, ATTRIBUTES)
        memo.opens = opened is not None
        memo.arguments = ()
        if opened is not None:
            memo.arguments = tuple(arguments.items())
            memo.isolated, memo.terminator = opened.isolated, opened.terminator
            memo.is_ended = opened.is_ended
            memo.default_dialect = default_dialect
            memo.more_regions = len(get(op, REGIONS)) - 1
        lines[key] = memo
        if scanned.subscripts is not None and not memo.opens and not memo.is_symbol:
            self._keep_open(reader, memo, scanned, op)

    cdef int _keep_open(self, object reader, Memo memo, Scanned scanned, object op) except -1:
        """Keeps the line without its subscripts, where these are but its property."""
        cdef object applied = reader._subscripts.get(scanned.subscripts), number
        cdef Memo found
        cdef Py_ssize_t inside
        if applied is None or applied[0][0] is not get(op, PROPERTIES) or memo.successors:
            return 0
        inside = len(applied[0][1])
        before = memo.numbers[: len(memo.numbers) - inside]
        names = [applied[1][number] for number in applied[0][1]]
        if [scanned.names[number] for number in memo.numbers[len(before) :]] != names:
            return 0
        if any([number >= len(scanned.names) - len(applied[1]) for number in before]):
            return 0
        found = Memo.__new__(Memo)
        found.kind, found.name = memo.kind, memo.name
        found.numbers, found.types = before, memo.types[: len(before)]
        found.result_types, found.attributes = memo.result_types, memo.attributes
        self.lines[scanned.open_key] = found
        return 0

    cdef bint _resolve(
        self, object reader, Memo memo, Scanned scanned, object op, dict arguments
    ) except -1:
        """Finds the names of operands and successors; whether there are no others."""
        cdef dict numbers = {}
        cdef Py_ssize_t number
        cdef object name, target
        blocks = reader.names.blocks
        for number, name in enumerate(scanned.names):
            if number in arguments:
                continue
            target = blocks.get(name) if name[0] == "^" else self.values.get(name)
            if target is None:
                return False
            numbers.setdefault(target, number)
        operands, successors = get(op, OPERANDS), get(op, SUCCESSORS)
        if numbers.keys() != {*operands, *successors}:
            return False
        memo.numbers = tuple([numbers[value] for value in operands])
        memo.types = tuple([get(value, TYPE) for value in operands])
        memo.successors = tuple([numbers[block] for block in successors])
        return True

    cdef object _arguments(self, Scanned scanned, object opened):
        """The types of a region's arguments by the numbers of their names.

        None where they are not all in the line, or have locations there.
        """
        cdef dict found = {}
        cdef list begins = scanned.begins
        if opened is None:
            return found
        if "loc" in scanned.key:
            return None
        for argument in opened.arguments:
            token = argument.name
            if token.pos not in begins:
                return None
            number = begins.index(token.pos)
            if scanned.names[number] != token.text:
                return None
            found[number] = argument.type
        return found

    cdef bint _is_all_of(self, Scanned scanned, Py_ssize_t pos, object opened) except -1:
        """Whether all was read of a line, but for blanks and a location."""
        if opened is not None:
            return True
        if pos == scanned.end or pos == scanned.after:
            return True
        return scanned.end < pos and self.text[scanned.end : pos].isspace()
