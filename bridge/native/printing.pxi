# Printing operations in custom form.

cdef object TEMPLATE, REGION_PIECE
cdef Py_ssize_t PARTS, NUMBERS, PIECES, VISITED
cdef Py_ssize_t PIECE_NUMBER, ENTRY_ARGUMENTS, TERMINATORS, EMPTY_BLOCK


def know_template(template, region_piece):
    """Learns the classes of templates and of regions in them."""
    global TEMPLATE, REGION_PIECE, PARTS, NUMBERS, PIECES, VISITED
    global PIECE_NUMBER, ENTRY_ARGUMENTS, TERMINATORS, EMPTY_BLOCK
    TEMPLATE, REGION_PIECE = template, region_piece
    PARTS, NUMBERS = offset_of(template.parts), offset_of(template.order)
    PIECES, VISITED = offset_of(template.pieces), offset_of(template.visited)
    PIECE_NUMBER = offset_of(region_piece.number)
    ENTRY_ARGUMENTS = offset_of(region_piece.entry_arguments)
    TERMINATORS = offset_of(region_piece.terminators)
    EMPTY_BLOCK = offset_of(region_piece.empty_block)


cdef class PieceWriter:
    """Writes operations whose template is known, for an `AsmWriter`, which does others.

    Regions of one block are written here, some levels deep.
    """

    cdef object writer
    cdef list pieces
    cdef object values
    cdef object plan
    cdef dict shown
    # What names of ops are, by the dialect that is implied.
    cdef dict defaults
    cdef dict terminators
    cdef set seen
    cdef bint visiting
    cdef readonly int depth

    def __init__(self, writer, list pieces, values, plan, set seen, bint visiting):
        self.writer, self.pieces, self.values, self.plan = writer, pieces, values, plan
        self.seen, self.visiting = seen, visiting
        self.shown, self.defaults, self.terminators = {}, {}, {}

    @property
    def serves(self):
        """Whether it may be called here, for C's stack."""
        return self.depth < DEEPEST

    def run(self, op, last, str indent, default):
        """Writes operations, from one on up to the last, a line each."""
        self._run(op, last, indent, default)

    cdef int _run(self, object op, object last, str indent, object default) except -1:
        cdef PyObject* found
        cdef dict shown = self.shown.setdefault(default, {})
        self.depth += 1
        while op is not None:
            found = PyDict_GetItem(self.plan, op)
            if found == NULL or not self._line(op, <object>found, indent, shown):
                self.writer.operation(op)
            self.pieces.append("\n")
            op = get(op, NEXT) if op is not last else None
        self.depth -= 1
        return 0

    cdef bint _line(self, object op, object template, str indent, dict shown) except -1:
        """Writes an operation by its template; whether it could."""
        cdef list pieces = self.pieces
        cdef tuple results = get(op, RESULTS)
        cdef object name = get(op, NAME)
        cdef PyObject* found
        if len(results) > 1:
            return False
        if get(template, PARTS) is EMPTY_TUPLE:
            # What has regions may write in them: this must be whole before.
            if self.depth >= DEEPEST:
                return False
            self._visit(template)
        pieces.append(indent)
        if results:
            pieces.append(self.values[<object>results[0]])
            pieces.append(" = ")
        found = PyDict_GetItem(shown, name)
        if found == NULL:
            shown[name] = self.writer.shown_name(name)
            found = PyDict_GetItem(shown, name)
        pieces.append(<object>found)
        if get(template, PARTS) is EMPTY_TUPLE:
            self._pieces(op, template, indent)
        else:
            self._parts(op, template)
        return True

    cdef int _parts(self, object op, object template) except -1:
        """What follows the name, of a template that is one text."""
        cdef tuple parts = get(template, PARTS), operands = get(op, OPERANDS)
        cdef object order = get(template, NUMBERS), value
        cdef PyObject* found
        cdef Py_ssize_t i, number
        self.pieces.append(<object>parts[0])
        for i in range(1, len(parts)):
            number = i - 1
            if order is not None:
                number = order[number]
            value = <object>operands[number]
            found = PyDict_GetItem(self.values, value)
            self.pieces.append(self.values[value] if found == NULL else <object>found)
            self.pieces.append(<object>parts[i])
        return 0

    cdef int _visit(self, object template) except -1:
        cdef object node
        if self.visiting:
            for node in <tuple>get(template, VISITED):
                if node not in self.seen:
                    self.writer.visit(node)
        return 0

    cdef int _pieces(self, object op, object template, str indent) except -1:
        """What follows the name, with regions or with what may have an alias."""
        cdef tuple operands = get(op, OPERANDS), regions = get(op, REGIONS), pieces
        cdef object piece, region, block, value
        cdef Py_ssize_t number
        cdef list names = []
        for value in operands:
            names.append(self.values[value])
        for region in regions:
            for block in get(region, BLOCKS):
                for value in <tuple>get(block, ARGUMENTS):
                    names.append(self.values[value])
        pieces = get(template, PIECES)
        for piece in pieces:
            if type(piece) is str:
                self.pieces.append(piece)
            elif type(piece) is int:
                number = piece
                self.pieces.append(
                    names[number] if number < len(names) else self.writer.symbol_of(op)
                )
            elif type(piece) is REGION_PIECE:
                self._region(op, regions[<Py_ssize_t>get(piece, PIECE_NUMBER)], piece, indent)
            else:
                self.pieces.append(piece)
        return 0

    cdef int _region(self, object op, object region, object piece, str indent) except -1:
        """`AsmWriter.region`."""
        cdef object blocks = get(region, BLOCKS), block, last, writer = self.writer
        cdef str inner
        cdef object default
        block = blocks[0] if len(blocks) == 1 else None
        last = get(block, LAST) if block is not None else None
        if last is None or get(last, SUCCESSORS):
            writer.region(
                region,
                entry_arguments=get(piece, ENTRY_ARGUMENTS),
                terminators=get(piece, TERMINATORS),
                empty_block=get(piece, EMPTY_BLOCK),
            )
            return 0
        default = self._default_of(get(op, NAME))
        self.pieces.append("{\n")
        writer.default_dialects.append(default)
        if get(piece, ENTRY_ARGUMENTS) and get(block, ARGUMENTS):
            writer.label(block, 0)
        if not get(piece, TERMINATORS) and self._is_terminator(get(last, NAME)):
            last = get(last, PREVIOUS)
        if last is not None:
            inner = indent + "  "
            writer.indent = inner
            self._run(get(block, FIRST), last, inner, default)
            writer.indent = indent
        writer.default_dialects.pop()
        self.pieces.append(indent)
        self.pieces.append("}")
        return 0

    cdef object _default_of(self, object name):
        cdef object found = self.defaults.get(name)
        if found is None:
            found = self.defaults[name] = self.writer.default_dialect_of(name)
        return found

    cdef bint _is_terminator(self, object name) except -1:
        cdef object found = self.terminators.get(name)
        if found is None:
            found = self.terminators[name] = self.writer.is_terminator(name)
        return found


cdef object EMPTY_TUPLE = ()


def spelled_all(list pieces, spelled, spelling):
    """The texts of pieces, those that are no text `spelled`."""
    cdef list found = []
    cdef object piece
    for piece in pieces:
        found.append(piece if type(piece) is str else spelled(piece, spelling))
    return found


# What may be written so; see `bridge.verifier.fitness`

cdef dict DEMANDS
cdef object DEMANDS_OF, ASK_NEW, LEARN, REMEMBER, UNKNOWN, NEVER
cdef Py_ssize_t DEMANDED_RIGHT, DEMANDED_OTHERS, DEMANDED_BEYOND
cdef Py_ssize_t DEMANDED_INSIDE, DEMANDED_INSIDE_BEYOND, DEMANDED_CONTEXT, DEMANDED_RULES


def know_fitness(
    dict demands, tuple fields, demands_of, ask, learn, remember, tuple states
):
    """Learns what is demanded of ops by name, and who asks for it."""
    global DEMANDS, DEMANDS_OF, ASK_NEW, LEARN, REMEMBER, UNKNOWN, NEVER
    global DEMANDED_RIGHT, DEMANDED_OTHERS, DEMANDED_BEYOND
    global DEMANDED_INSIDE, DEMANDED_INSIDE_BEYOND, DEMANDED_CONTEXT, DEMANDED_RULES
    DEMANDS, DEMANDS_OF, ASK_NEW, LEARN = demands, demands_of, ask, learn
    REMEMBER, (UNKNOWN, NEVER) = remember, states
    DEMANDED_CONTEXT, DEMANDED_RULES = fields.index("has_context"), fields.index("rules")
    DEMANDED_RIGHT, DEMANDED_OTHERS = fields.index("right"), fields.index("others")
    DEMANDED_BEYOND = fields.index("others_beyond")
    DEMANDED_INSIDE = fields.index("inside")
    DEMANDED_INSIDE_BEYOND = fields.index("inside_beyond")


cdef inline object demanded(object op):
    cdef PyObject* found = PyDict_GetItem(DEMANDS, get(op, NAME))
    return DEMANDS_OF(get(op, NAME)) if found == NULL else <object>found


def plan_up_to(op, end, dict plan):
    """`_ask_up_to`."""
    cdef list holders = []
    cdef object wanted
    cdef tuple key
    cdef bint is_met
    cdef PyObject* found
    while op is not end:
        if get(op, SUCCESSORS) and get(op, NEXT) is not end:
            raise op.bare_error(NOT_LAST)
        wanted, is_met = demanded(op), False
        if wanted is not None:
            key = signature(op)
            found = PyDict_GetItem(field(wanted, DEMANDED_RIGHT), key)
            if found == NULL:
                ASK_NEW(op, wanted, key)
            is_met = ask(op, wanted)
            if not get(op, REGIONS):
                learn(op, wanted, key, UNKNOWN if found == NULL else <object>found, plan)
        if get(op, REGIONS):
            holders.append((op, is_met))
        op = get(op, NEXT)
    return holders


cdef bint ask(object op, object wanted) except -1:
    """`_ask`."""
    cdef object rule, context = None
    cdef tuple others = field(wanted, DEMANDED_OTHERS), inside = ()
    cdef bint is_met = False
    if field(wanted, DEMANDED_CONTEXT):
        context = context_of(op, field(wanted, DEMANDED_RULES))
        is_met = (
            context is not None
            and PyDict_GetItem(field(wanted, DEMANDED_RIGHT), context) != NULL
        )
        if is_met:
            others = field(wanted, DEMANDED_BEYOND)
    for rule in others:
        rule(op)
    if get(op, REGIONS):
        return is_met
    inside = field(wanted, DEMANDED_INSIDE_BEYOND if is_met else DEMANDED_INSIDE)
    for rule in inside:
        rule(op)
    if context is not None and not is_met:
        REMEMBER(field(wanted, DEMANDED_RULES), context)
    return is_met


cdef int learn(object op, object wanted, tuple key, object known, dict plan) except -1:
    """`_learn`."""
    cdef PyObject* found
    cdef object wanted_key
    if get(op, SUCCESSORS):
        return 0
    wanted_key = text_key(op, key)
    if wanted_key is not key:
        found = PyDict_GetItem(field(wanted, DEMANDED_RIGHT), wanted_key)
        known = UNKNOWN if found == NULL else <object>found
    if type(known) is TEMPLATE:
        plan[op] = known
    elif known is not NEVER:
        LEARN(op, wanted, wanted_key, known, plan)
    return 0


cdef object text_key(object op, tuple key):
    """`_text_key`."""
    cdef object attributes = get(op, ATTRIBUTES), first = key[0]
    if entry_of(get(op, PROPERTIES), "sym_name") is None:
        return key if attributes is EMPTY else ("with", attributes, key)
    if type(first) is tuple:
        return "named", attributes, unnamed(<tuple>first), key[1:]
    return "named", attributes, unnamed(key)


cdef tuple unnamed(tuple key):
    """A signature without the name of a symbol."""
    cdef list entries = []
    cdef object entry
    for entry in <tuple>get(key[0], ENTRIES):
        if (<tuple>entry)[0] != "sym_name":
            entries.append(entry)
    return tuple(entries), key[1:]


def plan_inside(op, dict plan):
    """`_ask_inside`."""
    cdef object rules = rules_of(op), region, block, blocks, value
    cdef list holders = []
    check_regions(op, rules)
    for region in <tuple>get(op, REGIONS):
        for block in get(region, BLOCKS):
            check_entering(block, op, rules)
            holders += plan_up_to(get(block, FIRST), None, plan)
            check_end(block, op, rules)
    return holders


def plan_whole(op, bint is_met, dict plan):
    """`_ask_whole`."""
    cdef object wanted, key, rule
    cdef PyObject* found = PyDict_GetItem(DEMANDS, get(op, NAME))
    if found == NULL or <object>found is None:
        return
    wanted = <object>found
    for rule in <tuple>field(
        wanted, DEMANDED_INSIDE_BEYOND if is_met else DEMANDED_INSIDE
    ):
        rule(op)
    if field(wanted, DEMANDED_CONTEXT) and not is_met:
        key = context_of(op, field(wanted, DEMANDED_RULES))
        if key is not None:
            REMEMBER(field(wanted, DEMANDED_RULES), key)
    key = outline_of(op, LAST_NAMED)
    if key is not None:
        found = PyDict_GetItem(field(wanted, DEMANDED_RIGHT), key)
        learn(op, wanted, key, UNKNOWN if found == NULL else <object>found, plan)


def key_of_holder(op):
    """`_key_of_holder`."""
    return outline_of(op, LAST_NAMED)


cdef enum:
    # What an outline says of a last operation that has regions itself: its name,
    LAST_NAMED = 0
    # or all that it says of others.
    LAST_WHOLE = 1


cdef object outline_of(object op, int last_one):
    """The signature of an operation with regions, with what these are like.

    None where one has several blocks.
    """
    cdef list inside = [signature(op)]
    cdef object region, blocks, block, last
    for region in <tuple>get(op, REGIONS):
        blocks = get(region, BLOCKS)
        if len(blocks) > 1:
            return None
        for block in blocks:
            last = get(block, LAST)
            inside.append(types_of(get(block, ARGUMENTS)))
            if last is not None:
                inside.append(get(last, NAME))
                if last_one == LAST_NAMED and get(last, REGIONS):
                    continue
                inside.append(get(last, ATTRIBUTES))
                inside.append(signature(last))
        inside.append(None)
    return tuple(inside)
