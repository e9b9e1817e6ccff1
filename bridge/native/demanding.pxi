# What the tables demand of an operation, where nothing is wrong; see
# `bridge.ods.invariants` and `bridge.verifier.counts`.
#
# Each asks what is found quickly, and passes an operation of which that is not enough
# to Python, which knows what is wrong with it and says so.

cdef extern from "Python.h":
    ctypedef struct PyTypeObject:
        pass
    int PyObject_TypeCheck(object found, PyTypeObject* kind)


cdef inline bint is_operation(object op):
    return PyObject_TypeCheck(op, <PyTypeObject*>OPERATION)


cdef Py_ssize_t slot_of(str field) except -1:
    """Where operations have `operands`, `regions`, `results` or `successors`."""
    if field == "operands":
        return OPERANDS
    if field == "regions":
        return REGIONS
    return RESULTS if field == "results" else SUCCESSORS


cdef class Count:
    """Whether there are so many operands, or others, or as many at least."""

    cdef Py_ssize_t slot, wanted
    cdef bint exact
    cdef object otherwise

    def __init__(self, str field, Py_ssize_t wanted, bint exact, otherwise):
        self.slot, self.wanted, self.exact = slot_of(field), wanted, exact
        self.otherwise = otherwise

    def __call__(self, op):
        cdef Py_ssize_t found
        if is_operation(op):
            found = len(<tuple>get(op, self.slot))
            if found == self.wanted or found > self.wanted and not self.exact:
                return None
        return self.otherwise(op)


cdef class Values:
    """Whether operands or results are of types that are known to fit.

    `known` has for each value by its position what was found of types, None for any,
    and `rest` the same for all that follow.
    """

    cdef Py_ssize_t slot
    cdef tuple known
    cdef object rest, otherwise

    def __init__(self, str field, tuple known, rest, otherwise):
        self.slot, self.known, self.rest = slot_of(field), known, rest
        self.otherwise = otherwise

    def __call__(self, op):
        cdef tuple values
        cdef object known
        cdef Py_ssize_t i, fixed = len(self.known)
        if not is_operation(op):
            return self.otherwise(op)
        values = get(op, self.slot)
        for i in range(len(values)):
            known = self.known[i] if i < fixed else self.rest
            if known is not None and not fits(known, get(<object>values[i], TYPE)):
                return self.otherwise(op)
        return None


cdef inline bint fits(object known, object found) except -1:
    """Whether what was found of a type or attribute is that it fits."""
    cdef PyObject* verdict = PyDict_GetItem(known, found)
    return verdict != NULL and <object>verdict is True


cdef class Properties:
    """Whether properties are there, and are known to fit.

    `parts` has of each its name, its test and what that was found to say, or None.
    """

    cdef tuple required, parts
    cdef object right, otherwise

    def __init__(self, tuple required, tuple parts, otherwise):
        self.required, self.parts, self.otherwise = required, parts, otherwise

    def __call__(self, op):
        cdef object given, name, test, known, attr
        if not is_operation(op):
            return self.otherwise(op)
        given = get(op, PROPERTIES)
        # Most ops of a name have the properties that the one before had.
        if given is self.right:
            return None
        for name in self.required:
            if entry_of(given, name) is None:
                return self.otherwise(op)
        for name, test, known in self.parts:
            attr = entry_of(given, name)
            if attr is None or known is not None and fits(known, attr):
                continue
            if test(attr) is False:
                return self.otherwise(op)
        self.right = given
        return None


cdef class Raised:
    """A rule that raises what one finds wrong."""

    cdef object rule
    cdef dict __dict__

    def __init__(self, rule):
        self.rule = rule

    def __call__(self, op):
        cdef object text = self.rule(op)
        if text is not None:
            raise op.error(text)


cdef class FirstFault:
    """What the first of several rules finds wrong."""

    cdef tuple rules

    def __init__(self, tuple rules):
        self.rules = rules

    def __call__(self, op):
        cdef object rule, found
        for rule in self.rules:
            found = rule(op)
            if found is not None:
                return found
        return None
