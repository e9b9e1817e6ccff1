# Interned nodes: finding the one that has given fields.

from cpython.weakref cimport PyWeakref_GetObject

cdef object NODE_CALL


def know_nodes(call):
    """Learns what makes a node where more is to do than finding it."""
    global NODE_CALL
    NODE_CALL = call


cdef object living(object cls, tuple fields):
    """The node of fields that there is already, None where there is none."""
    cdef dict pool = cls._pool.data
    cdef Py_ssize_t count = len(fields)
    cdef object key = fields if count > 1 else fields[0] if count else None
    cdef PyObject* found = PyDict_GetItemWithError(pool, key)
    if found == NULL:
        return None
    return <object>PyWeakref_GetObject(<object>found)


def call_class(cls, *args, **named):
    """`Interned.__call__`."""
    cdef object node
    cdef tuple fields = args
    if named or len(args) != len(<tuple>cls._fields):
        return NODE_CALL(cls, *args, **named)
    if cls._canonical is not None:
        try:
            fields = cls._canonical(*args)
        except Exception:
            return NODE_CALL(cls, *args)
    try:
        node = living(cls, fields)
    except TypeError:
        # What cannot be hashed is not what a field must be.
        return NODE_CALL(cls, *args)
    return cls._create(fields) if node is None else node


def sound_node(cls, *fields):
    """`Node.sound`."""
    cdef object node = living(cls, fields), value
    cdef tuple setters
    cdef Py_ssize_t i
    if node is None:
        node = allocated(cls)
        setters = cls._setters
        for i in range(min(len(fields), len(setters))):
            setters[i](node, fields[i])
        node = cls.entered(fields if len(fields) > 1 else fields[0] if fields else None, node)
    return node
