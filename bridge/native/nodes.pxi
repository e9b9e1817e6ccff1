# Interned nodes: finding the one that has given fields.

from cpython.weakref cimport PyWeakref_GetObject

cdef extern from "Python.h":
    PyObject* PyDict_SetDefault(object found, object key, object value) except NULL

cdef extern from *:
    """
    static PyObject *new_reference(PyObject *type, PyObject *node, PyObject *callback) {
        PyObject *made, *arguments = PyTuple_Pack(2, node, callback);
        if (!arguments) return NULL;
        made = _PyWeakref_RefType.tp_new((PyTypeObject *)type, arguments, NULL);
        Py_DECREF(arguments);
        return made;
    }
    """
    object new_reference(object type, object node, object callback)

cdef object NODE_CALL, NODE_ENTERED, KEYED_REFERENCE
cdef Py_ssize_t REFERENCE_KEY


def know_nodes(call, entered, keyed):
    """Learns what makes a node where more is to do than finding it.

    `keyed` is the class of the weak references in a pool.
    """
    global NODE_CALL, NODE_ENTERED, KEYED_REFERENCE, REFERENCE_KEY
    NODE_CALL, NODE_ENTERED, KEYED_REFERENCE = call, entered, keyed
    REFERENCE_KEY = offset_of(keyed.key)


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


def entered(cls, key, node):
    """`Interned.entered`."""
    cdef object pool = cls._pool
    cdef object entry = new_reference(KEYED_REFERENCE, node, pool._remove)
    fill(entry, REFERENCE_KEY, key)
    if PyDict_SetDefault(pool.data, key, entry) == <PyObject*>entry:
        return node
    return NODE_ENTERED(cls, key, node)


def sound_node(cls, *fields):
    """`Node.sound`."""
    return sound(cls, fields)


cdef object sound(object cls, tuple fields):
    cdef object node = living(cls, fields)
    cdef tuple setters
    cdef Py_ssize_t i
    if node is None:
        node = allocated(cls)
        setters = cls._setters
        for i in range(min(len(fields), len(setters))):
            setters[i](node, fields[i])
        node = entered(cls, fields if len(fields) > 1 else fields[0] if fields else None, node)
    return node


def named(properties, str symbol):
    """`bridge.text.line_memos.named`."""
    cdef tuple entries = get(properties, ENTRIES)
    cdef Py_ssize_t i, count = len(entries)
    cdef tuple found = PyTuple_New(count)
    cdef object entry
    for i in range(count):
        entry = <object>PyTuple_GET_ITEM(entries, i)
        if <object>PyTuple_GET_ITEM(entry, 0) == "sym_name":
            entry = ("sym_name", sound(STRING_ATTR, (symbol, None)))
        Py_INCREF(entry)
        PyTuple_SET_ITEM(found, i, entry)
    return sound(DICTIONARY, (found,))
