# What is asked of operations most often: attributes by name, symbols and their users.

cdef Py_ssize_t ENTRIES
cdef object STRING_ATTR, DICTIONARY
cdef Py_ssize_t STRING_VALUE, STRING_TYPE
cdef object CHECK_NAME


def know_attributes(dictionary, string, check_name):
    """Learns the classes of dictionaries and strings, and what refuses a name."""
    global ENTRIES, STRING_ATTR, STRING_VALUE, STRING_TYPE, CHECK_NAME, DICTIONARY
    DICTIONARY = dictionary
    ENTRIES = offset_of(dictionary.entries)
    STRING_ATTR = string
    STRING_VALUE = offset_of(string.value)
    STRING_TYPE = offset_of(string.type)
    CHECK_NAME = check_name


cdef object entry_of(object dictionary, object name):
    """The entry of a name, None where there is none."""
    cdef tuple entries = get(dictionary, ENTRIES)
    cdef object key
    cdef PyObject* pair
    cdef Py_ssize_t i
    # Names that are equal mostly are the same object.
    for i in range(len(entries)):
        pair = PyTuple_GET_ITEM(entries, i)
        if PyTuple_GET_ITEM(<object>pair, 0) == <PyObject*>name:
            return <object>PyTuple_GET_ITEM(<object>pair, 1)
    for i in range(len(entries)):
        pair = PyTuple_GET_ITEM(entries, i)
        key = <object>PyTuple_GET_ITEM(<object>pair, 0)
        if key == name:
            return <object>PyTuple_GET_ITEM(<object>pair, 1)
    return None


def get_entry(self, name):
    """`DictionaryAttr.get`."""
    if not isinstance(self, DICTIONARY):
        raise TypeError("no dictionary")
    return entry_of(self, name)


def get_attribute(self, name):
    """`Operation.get`."""
    cdef object found
    if not isinstance(self, OPERATION):
        raise TypeError("no operation")
    if type(name) is not str:
        CHECK_NAME(name)
    found = entry_of(get(self, PROPERTIES), name)
    return found if found is not None else entry_of(get(self, ATTRIBUTES), name)


cpdef object symbol_name(object op):
    """`bridge.ir.symbols.symbol_name`, of an operation."""
    cdef object found = entry_of(get(op, PROPERTIES), "sym_name")
    if found is None:
        found = entry_of(get(op, ATTRIBUTES), "sym_name")
    return get(found, STRING_VALUE) if isinstance(found, STRING_ATTR) else None


def are_symbols_unique(block):
    """Whether no two operations of a block have the same symbol name."""
    cdef set known = set()
    cdef object op = get(block, FIRST), name
    while op is not None:
        name = symbol_name(op)
        if name is not None:
            if name in known:
                return False
            known.add(name)
        op = get(op, NEXT)
    return True


def verify_users(region, dict known, rule_of, nothing, new_tables):
    """Verifies what refers to symbols in a region, but in tables of their own.

    `known` holds the rules by op name and `rule_of` finds those it lacks; `nothing` is
    the rule of what refers to none. Tables are made for the first that refers to some.
    """
    cdef list pending = [region]
    cdef object block, user, rule, tables = None
    cdef PyObject* found
    while pending:
        for block in get(pending.pop(), BLOCKS):
            user = get(block, FIRST)
            while user is not None:
                found = PyDict_GetItem(known, get(user, NAME))
                rule = rule_of(get(user, NAME)) if found == NULL else <object>found
                if rule is not nothing:
                    if tables is None:
                        tables = new_tables()
                    rule(user, tables)
                if get(user, REGIONS) and not user.has_symbol_table:
                    pending += get(user, REGIONS)
                user = get(user, NEXT)


cdef class Holders:
    """Finds operations that hold an attribute of a class, `wanted`, or may do so.

    Among their attributes, in their location or in one of an argument of their regions.
    Attributes of classes that are `without` hold none, nor do types.
    """

    cdef object wanted, attribute
    cdef frozenset without
    cdef dict known

    def __init__(self, wanted, attribute, frozenset without):
        self.wanted, self.attribute, self.without = wanted, attribute, without
        self.known = {}

    def within(self, root):
        """Those among an operation and all that it holds, in the order of the text."""
        cdef list found = [], waiting = [root]
        cdef object op, region, block
        while waiting:
            op = waiting.pop()
            if op is not root and get(op, NEXT) is not None:
                waiting.append(get(op, NEXT))
            if self._holds(op):
                found.append(op)
            for region in reversed(<tuple>get(op, REGIONS)):
                for block in reversed(get(region, BLOCKS)):
                    if get(block, FIRST) is not None:
                        waiting.append(get(block, FIRST))
        return found

    cdef bint _holds(self, object op) except -1:
        cdef object region, block, argument
        if get(op, PROPERTIES) is not EMPTY and self._has(get(op, PROPERTIES), 0):
            return True
        if get(op, ATTRIBUTES) is not EMPTY and self._has(get(op, ATTRIBUTES), 0):
            return True
        if self._has(get(op, ORIGIN), 0):
            return True
        for region in <tuple>get(op, REGIONS):
            for block in get(region, BLOCKS):
                for argument in <tuple>get(block, ARGUMENTS):
                    if self._has(get(argument, ARGUMENT_ORIGIN), 0):
                        return True
        return False

    cdef bint _has(self, object value, int depth) except -1:
        """Whether a field's value is such an attribute or holds one."""
        cdef PyObject* found
        cdef object kind = type(value), inside
        if kind is tuple:
            for inside in <tuple>value:
                if self._has(inside, depth):
                    return True
            return False
        if kind is str or PySet_Contains(self.without, kind):
            return False
        # As `isinstance`, which asks metaclasses first.
        if not PyType_IsSubtype(<type>kind, <type>self.attribute):
            return False
        if kind is self.wanted or depth >= DEEPEST:
            return True
        found = PyDict_GetItem(self.known, value)
        if found == NULL:
            self.known[value] = self._has_inside(value, depth)
            found = PyDict_GetItem(self.known, value)
        return <object>found is True

    cdef object _has_inside(self, object value, int depth):
        cdef object field
        for field in <tuple>type(value).fields:
            if self._has(getattr(value, field), depth + 1):
                return True
        return False
