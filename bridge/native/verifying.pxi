# The straight pass of the verifier over what nests in the usual way.
#
# `bridge.verifier.straight` says what is verified and why that is enough. Rules stay
# Python's: here operations are met, their signatures looked up, and values counted as
# visible. Regions of several blocks, and what nests deeply, go through the Python pass.

from cpython.set cimport PySet_Add, PySet_Contains, PySet_Discard

cdef enum:
    MOST_CONTEXTS = 65536
    DEEPEST = 100
    # Regions in regions that are gone through here: each takes a piece of C's stack.

cdef dict RULES
cdef object RULES_OF, KEEPS, REMEMBER_SIGNATURE, PASS, TOKEN_TYPE
cdef object VERIFY_DISCARDABLE, VERIFY_SEQUENCES, VERIFY_TOKENS, VERIFY_UNKNOWN
cdef object VERIFY_REGIONS, VERIFY_ENTERING, VERIFY_END, VERIFY_ISOLATION
cdef object VERIFY_DOMINANCE, NOT_LAST
cdef Py_ssize_t OTHERS, INSIDE, INSIDE_OTHERS, RIGHT, ISOLATED, TERMINATOR, NO_TERMINATOR
cdef Py_ssize_t GRAPH, BEYOND, INSIDE_BEYOND, CONTEXTS, HAS_CONTEXT, HAS_PLACE
cdef Py_ssize_t ALL, REGION_PURE
cdef list ENTERED


def know_verifier(
    dict rules, tuple fields, list entered, rules_of, keeps, remember, token, not_last,
    dict verify, straight,
):
    """Learns the rules by op name, their fields, and what Python verifies by."""
    global RULES, RULES_OF, KEEPS, REMEMBER_SIGNATURE, PASS, TOKEN_TYPE, NOT_LAST
    global VERIFY_DISCARDABLE, VERIFY_SEQUENCES, VERIFY_TOKENS, VERIFY_UNKNOWN
    global VERIFY_REGIONS, VERIFY_ENTERING, VERIFY_END, VERIFY_ISOLATION
    global VERIFY_DOMINANCE
    global OTHERS, INSIDE, INSIDE_OTHERS, RIGHT, ISOLATED, TERMINATOR, NO_TERMINATOR
    global GRAPH, BEYOND, INSIDE_BEYOND, CONTEXTS, HAS_CONTEXT, HAS_PLACE, ENTERED
    global ALL, REGION_PURE
    RULES, RULES_OF, KEEPS, REMEMBER_SIGNATURE = rules, rules_of, keeps, remember
    PASS, TOKEN_TYPE = straight, token
    NOT_LAST = not_last
    VERIFY_DISCARDABLE, VERIFY_SEQUENCES = verify["discardable"], verify["sequences"]
    VERIFY_TOKENS, VERIFY_UNKNOWN = verify["tokens"], verify["unknown"]
    VERIFY_REGIONS, VERIFY_ENTERING = verify["regions"], verify["entering"]
    VERIFY_END, VERIFY_ISOLATION = verify["end"], verify["isolation"]
    VERIFY_DOMINANCE = verify["dominance"]
    OTHERS, INSIDE = fields.index("others"), fields.index("inside")
    INSIDE_OTHERS, RIGHT = fields.index("inside_others"), fields.index("right")
    ISOLATED, TERMINATOR = fields.index("isolated"), fields.index("terminator")
    NO_TERMINATOR, GRAPH = fields.index("no_terminator"), fields.index("graph")
    BEYOND, INSIDE_BEYOND = fields.index("beyond"), fields.index("inside_beyond")
    CONTEXTS, HAS_CONTEXT = fields.index("contexts"), fields.index("has_context")
    HAS_PLACE = fields.index("has_place")
    ALL, REGION_PURE = fields.index("all"), fields.index("region_pure")
    ENTERED = entered


cdef inline object field(object rules, Py_ssize_t index):
    return <object>PyTuple_GET_ITEM(rules, index)


cdef inline object rules_of(object op):
    """The rules of an operation's name, None where it is not registered."""
    cdef object name = get(op, NAME)
    cdef PyObject* found = PyDict_GetItem(RULES, name)
    return RULES_OF(name) if found == NULL else <object>found


cdef tuple signature(object op):
    """`bridge.verifier.rules.signature_of`."""
    cdef tuple operands = get(op, OPERANDS), results = get(op, RESULTS), found, types
    cdef object regions = get(op, REGIONS), successors = get(op, SUCCESSORS)
    cdef Py_ssize_t inputs = len(operands), outputs = len(results), i, at = 2
    cdef object value
    if regions or successors:
        found = PyTuple_New(inputs + outputs)
        at = 0
    else:
        found = PyTuple_New(inputs + outputs + 2)
        value = get(op, PROPERTIES)
        Py_INCREF(value)
        PyTuple_SET_ITEM(found, 0, value)
        value = inputs
        Py_INCREF(value)
        PyTuple_SET_ITEM(found, 1, value)
    for i in range(inputs):
        value = get(<object>operands[i], TYPE)
        Py_INCREF(value)
        PyTuple_SET_ITEM(found, at + i, value)
    for i in range(outputs):
        value = get(<object>results[i], TYPE)
        Py_INCREF(value)
        PyTuple_SET_ITEM(found, at + inputs + i, value)
    if regions or successors:
        return get(op, PROPERTIES), len(regions), len(successors), inputs, found
    return found


def signature_of(op):
    """`bridge.verifier.rules.signature_of`."""
    return signature(op)


cdef object context_of(object op, object rules):
    """What a rule of outlines or of places looks at; None where that is not known."""
    cdef object parent, found
    if not field(rules, HAS_PLACE):
        found = outline_of(op, LAST_WHOLE)
        return None if found is None else (get(op, ATTRIBUTES), found)
    parent = get(op, PARENT)
    parent = get(parent, BLOCK_PARENT) if parent is not None else None
    parent = get(parent, REGION_PARENT) if parent is not None else None
    if parent is None:
        return None
    return (
        get(op, ATTRIBUTES), signature(op), get(op, NEXT) is None,
        get(parent, NAME), get(parent, ATTRIBUTES), signature(parent),
    )


cdef int remember_context(object rules, object context) except -1:
    cdef dict contexts = field(rules, CONTEXTS)
    if len(contexts) >= MOST_CONTEXTS:
        contexts.clear()
    contexts[context] = None
    ENTERED[0] += 1
    return 0


cdef int check_regions(object op, object rules) except -1:
    """`bridge.verifier.structure.verify_regions`."""
    cdef object region, blocks, last
    for region in <tuple>get(op, REGIONS):
        blocks = get(region, BLOCKS)
        last = get(blocks[0], LAST) if len(blocks) == 1 else None
        if len(blocks) > 1 or last is not None and get(last, SUCCESSORS):
            VERIFY_REGIONS(op, rules)
            break
    return 0


cdef int check_entering(object block, object op, object rules) except -1:
    """`bridge.verifier.structure.verify_entering`."""
    cdef object value
    if get(block, FIRST) is None:
        VERIFY_ENTERING(block, op, rules)
    for value in <tuple>get(block, ARGUMENTS):
        if get(value, TYPE) is TOKEN_TYPE:
            VERIFY_ENTERING(block, op, rules)
    return 0


cdef int check_end(object block, object op, object rules) except -1:
    """`bridge.verifier.structure.verify_block_end`."""
    cdef object last = get(block, LAST), of_last, region = get(block, BLOCK_PARENT)
    if last is None:
        return 0
    if not get(last, SUCCESSORS):
        if region is None:
            return 0
        if len(get(region, BLOCKS)) == 1 and (rules is None or field(rules, NO_TERMINATOR)):
            return 0
        of_last = rules_of(last)
        if of_last is None or field(of_last, TERMINATOR):
            return 0
    VERIFY_END(block, op, rules)
    return 0


cdef bint ask_new(object op, object rules, tuple key) except -1:
    """`bridge.verifier.rules.ask`, of a signature that was not met before."""
    cdef object rule, result, warned = WARNED[0]
    for rule in <tuple>field(rules, ALL):
        rule(op)
    for result in <tuple>get(op, RESULTS):
        if get(result, TYPE) is TOKEN_TYPE:
            VERIFY_TOKENS(op)
            return False
    if warned != WARNED[0]:
        return False
    if field(rules, REGION_PURE) and not KEEPS(op, field(rules, REGION_PURE)):
        return False
    REMEMBER_SIGNATURE(rules, key)
    return True


cdef class Straight:
    """What is known while a program is gone through."""

    cdef set visible
    cdef bint doubtful
    cdef bint allow_unregistered
    cdef int depth

    def __init__(self, bint allow_unregistered):
        self.visible = set()
        self.allow_unregistered = allow_unregistered

    def scope(self, op):
        """`PythonPass.scope`."""
        self._scope(op)

    def block(self, set visible, block, op, rules, list defined):
        """`PythonPass._block`, of the values visible there; whether one is in doubt."""
        cdef set outer = self.visible
        cdef bint doubtful = self.doubtful
        self.visible, self.doubtful = visible, False
        self._block(block, op, rules, defined)
        doubtful, self.doubtful = self.doubtful, doubtful
        self.visible = outer
        return doubtful

    cdef int _scope(self, object op) except -1:
        cdef set outer = self.visible
        cdef bint doubtful = self.doubtful
        self.visible, self.doubtful = set(), False
        self._operation(op)
        if self.doubtful:
            rules = rules_of(op)
            if rules is not None and field(rules, ISOLATED):
                VERIFY_ISOLATION(op)
            VERIFY_DOMINANCE(op)
        self.visible, self.doubtful = outer, doubtful
        return 0

    cdef int _operation(self, object op) except -1:
        cdef object rules = rules_of(op)
        if get(op, ATTRIBUTES) is not EMPTY:
            VERIFY_DISCARDABLE(op)
            VERIFY_SEQUENCES(op)
        if rules is None:
            VERIFY_TOKENS(op)
            VERIFY_UNKNOWN(op, self.allow_unregistered)
            self._regions(op, None)
            return 0
        self._ask(op, rules, True)
        return 0

    cdef int _ask(self, object op, object rules, bint nested) except -1:
        """The rules before and after an operation's regions, and these where `nested`.

        Of those about signatures and contexts only what was not met before is asked.
        """
        cdef object context = None, warned = None
        cdef tuple key = signature(op)
        cdef bint known = key in <dict>field(rules, RIGHT), is_met = False
        if field(rules, HAS_CONTEXT):
            context = context_of(op, rules)
            is_met = known and context in <dict>field(rules, CONTEXTS)
            if context is not None and not is_met:
                warned = WARNED[0]
        if known:
            for rule in <tuple>field(rules, BEYOND if is_met else OTHERS):
                rule(op)
        else:
            known = ask_new(op, rules, key)
        if nested:
            self._regions(op, rules)
        for rule in <tuple>field(
            rules, INSIDE_BEYOND if is_met else INSIDE_OTHERS if known else INSIDE
        ):
            rule(op)
        if known and warned is not None and warned == WARNED[0]:
            # What was warned of is warned of again the next time.
            remember_context(rules, context)
        return 0

    cdef int _regions(self, object op, object rules) except -1:
        cdef object region, blocks, block, inner
        cdef list defined
        check_regions(op, rules)
        for region in <tuple>get(op, REGIONS):
            blocks = get(region, BLOCKS)
            defined = []
            if len(blocks) == 1:
                block = blocks[0]
                if rules is None or field(rules, GRAPH):
                    inner = get(block, FIRST)
                    while inner is not None:
                        self.visible.update(<tuple>get(inner, RESULTS))
                        inner = get(inner, NEXT)
                self._block(block, op, rules, defined)
            elif blocks:
                self._with_python(region, op, rules, defined)
            for value in defined:
                PySet_Discard(self.visible, value)
        return 0

    cdef int _with_python(self, object region, object op, object rules, list defined) except -1:
        """The blocks of a region, in the order of dominance."""
        straight = PASS(self.allow_unregistered, self)
        if straight.blocks(self.visible, region, op, rules, defined):
            self.doubtful = True
        return 0

    cdef int _block(self, object block, object op, object rules, list defined) except -1:
        cdef object inner = get(block, FIRST), arguments = get(block, ARGUMENTS), value
        cdef set visible = self.visible
        check_entering(block, op, rules)
        for value in <tuple>arguments:
            PySet_Add(visible, value)
            defined.append(value)
        while inner is not None:
            for value in <tuple>get(inner, OPERANDS):
                if not PySet_Contains(visible, value):
                    self.doubtful = True
            if get(inner, SUCCESSORS) and get(inner, NEXT) is not None:
                raise inner.bare_error(NOT_LAST)
            if get(inner, REGIONS):
                self._nested(inner)
            else:
                self._plain(inner)
            for value in <tuple>get(inner, RESULTS):
                PySet_Add(visible, value)
                defined.append(value)
            inner = get(inner, NEXT)
        return check_end(block, op, rules)

    cdef int _nested(self, object op) except -1:
        """An operation with regions."""
        cdef object rules = rules_of(op)
        cdef bint isolated = rules is not None and field(rules, ISOLATED)
        if self.depth >= DEEPEST:
            straight = PASS(self.allow_unregistered, None)
            if straight.nested(set() if isolated else self.visible, op, isolated):
                self.doubtful = True
            return 0
        self.depth += 1
        if isolated:
            self._scope(op)
        else:
            self._operation(op)
        self.depth -= 1
        return 0

    cdef int _plain(self, object op) except -1:
        """An operation without regions."""
        cdef object rules = rules_of(op)
        if get(op, ATTRIBUTES) is not EMPTY:
            VERIFY_DISCARDABLE(op)
        if rules is None:
            VERIFY_TOKENS(op)
            VERIFY_UNKNOWN(op, self.allow_unregistered)
            return 0
        return self._ask(op, rules, False)
