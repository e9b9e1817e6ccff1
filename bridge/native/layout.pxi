# Where the objects of the IR have their slots.
#
# They are plain Python objects with `__slots__`, here as everywhere: nothing is stored
# twice, and what is made here is told from nothing that Python made. Slots are written
# by their offsets, which the classes' own descriptors say.

from cpython.ref cimport Py_INCREF
from cpython.tuple cimport PyTuple_New, PyTuple_SET_ITEM

cdef extern from *:
    """
    #include <structmember.h>

    static Py_ssize_t offset_of(PyObject *descriptor) {
        if (!Py_IS_TYPE(descriptor, &PyMemberDescr_Type)) {
            PyErr_SetString(PyExc_TypeError, "no descriptor of a slot");
            return -1;
        }
        return ((PyMemberDescrObject *)descriptor)->d_member->offset;
    }

    #define SLOT(object, offset) (*(PyObject **)((char *)(object) + (offset)))

    static PyObject *allocated(PyObject *type) {
        return ((PyTypeObject *)type)->tp_alloc((PyTypeObject *)type, 0);
    }
    """
    Py_ssize_t offset_of(object descriptor) except -1
    PyObject* SLOT(object holder, Py_ssize_t offset)
    object allocated(object type)


cdef inline object get(object holder, Py_ssize_t offset):
    """What a slot holds; raises `AttributeError` where that is nothing."""
    cdef PyObject* found = SLOT(holder, offset)
    if found == NULL:
        raise AttributeError(f"a slot of {type(holder).__name__} holds nothing")
    return <object>found


cdef extern from *:
    """
    static void fill(PyObject *holder, Py_ssize_t offset, PyObject *value) {
        Py_INCREF(value);
        SLOT(holder, offset) = value;
    }

    static void put(PyObject *holder, Py_ssize_t offset, PyObject *value) {
        PyObject *before = SLOT(holder, offset);
        Py_INCREF(value);
        SLOT(holder, offset) = value;
        Py_XDECREF(before);
    }
    """
    void fill(object holder, Py_ssize_t offset, object value)
    # Of a slot that holds nothing yet.
    void put(object holder, Py_ssize_t offset, object value)


# Of operations
cdef Py_ssize_t OPERANDS, NEXT, ORDER, PARENT, PREVIOUS, ATTRIBUTES, NAME, OFFSET
cdef Py_ssize_t ORIGIN, PROPERTIES, REGIONS, RESULTS, SUCCESSORS
# Of values
cdef Py_ssize_t HINT, TYPE, USES, INDEX, OP
cdef Py_ssize_t ARGUMENT_OFFSET, ARGUMENT_ORIGIN, ARGUMENT_INDEX, OWNER
# Of cursors
cdef Py_ssize_t POS
# Of blocks and regions
cdef Py_ssize_t COUNT, FIRST, LAST, ARGUMENTS, BLOCK_PARENT, LABEL, BLOCKS, REGION_PARENT

cdef object RESULT, ARGUMENT, BLOCK, REGION, BLOCK_LIST, USES_CLASS, OP_CLASSES
cdef object EMPTY, OPERATION


def know_ir(
    operation, result, argument, block, region, block_list, uses, op_classes, empty
):
    """Learns the classes of the IR; `empty` is the dictionary without entries."""
    global OPERANDS, NEXT, ORDER, PARENT, PREVIOUS, ATTRIBUTES, NAME, OFFSET
    global ORIGIN, PROPERTIES, REGIONS, RESULTS, SUCCESSORS
    global HINT, TYPE, USES, INDEX, OP
    global ARGUMENT_OFFSET, ARGUMENT_ORIGIN, ARGUMENT_INDEX, OWNER
    global COUNT, FIRST, LAST, ARGUMENTS, BLOCK_PARENT, LABEL, BLOCKS, REGION_PARENT
    global RESULT, ARGUMENT, BLOCK, REGION, BLOCK_LIST, USES_CLASS, OP_CLASSES, EMPTY
    global OPERATION
    OPERATION = operation
    OPERANDS = offset_of(operation._operands)
    NEXT = offset_of(operation._next)
    ORDER = offset_of(operation._order)
    PARENT = offset_of(operation._parent)
    PREVIOUS = offset_of(operation._prev)
    ATTRIBUTES = offset_of(operation._attributes)
    NAME = offset_of(operation._name)
    OFFSET = offset_of(operation._offset)
    ORIGIN = offset_of(operation._origin)
    PROPERTIES = offset_of(operation._properties)
    REGIONS = offset_of(operation._regions)
    RESULTS = offset_of(operation._results)
    SUCCESSORS = offset_of(operation._successors)
    HINT = offset_of(result._hint)
    TYPE = offset_of(result._type)
    USES = offset_of(result._uses)
    INDEX = offset_of(result.index)
    OP = offset_of(result.op)
    ARGUMENT_OFFSET = offset_of(argument._offset)
    ARGUMENT_ORIGIN = offset_of(argument._origin)
    ARGUMENT_INDEX = offset_of(argument.index)
    OWNER = offset_of(argument.owner)
    COUNT = offset_of(block._count)
    FIRST = offset_of(block._first)
    LAST = offset_of(block._last)
    ARGUMENTS = offset_of(block._arguments)
    BLOCK_PARENT = offset_of(block._parent)
    LABEL = offset_of(block._label)
    BLOCKS = offset_of(region._blocks)
    REGION_PARENT = offset_of(region._parent)
    RESULT, ARGUMENT, BLOCK, REGION = result, argument, block, region
    BLOCK_LIST, USES_CLASS, OP_CLASSES, EMPTY = block_list, uses, op_classes, empty
