# What is known of a line, and of a region that is open.

cdef class Memo:
    """What becomes of a key."""

    cdef object kind
    cdef object name
    cdef tuple numbers
    # Of each operand, the name in the line.
    cdef tuple types
    # Of the operands.
    cdef tuple result_types
    cdef object properties
    cdef object attributes
    cdef tuple successors
    cdef bint is_symbol
    cdef bint is_function
    # Of which there is always one region, which may end with any operation.
    cdef bint opens
    # Whether it opens a region, which is the end of the operation.
    cdef tuple arguments
    # Of the region: pairs of a name's number and a type.
    cdef bint isolated
    cdef object terminator
    cdef bint is_ended
    cdef object default_dialect
    cdef Py_ssize_t more_regions
    # After that, which are empty.


cdef class Scanned:
    """A line that was not known, while it is read otherwise."""

    cdef readonly object key
    cdef object symbol_key
    cdef object open_key
    cdef object subscripts
    # Their text, where they may be left out of the key.
    cdef readonly object symbol
    cdef readonly Py_ssize_t start
    cdef readonly Py_ssize_t end
    cdef Py_ssize_t after
    cdef readonly list names
    cdef list begins


cdef class Open:
    """A region that is open, and the operation around it."""

    cdef Memo memo
    cdef tuple operands
    cdef object properties
    cdef object outer_region
    cdef object outer_block
    cdef object region
    cdef Py_ssize_t results_begin
    # Of the operation's results; 0 where it names none.
    cdef Py_ssize_t results_end
    cdef Py_ssize_t results_count
    cdef Py_ssize_t start
    cdef Py_ssize_t name_end
    cdef Py_ssize_t line_end
    cdef dict outer_lines
    cdef object scanned


cdef tuple regions_of(object op, object region, Py_ssize_t more):
    """The regions of an operation: one, and so many that are empty."""
    cdef list found = [region]
    for _ in range(more):
        found.append(new_region())
    for region in found:
        put(region, REGION_PARENT, op)
    return tuple(found)


cdef list WARNED
# How many warnings there have been.


def know_warnings(list warned):
    """Learns what counts them: what was warned of is to be read, or verified, again."""
    global WARNED
    WARNED = warned


cdef Py_ssize_t VALUES, DEFINED
cdef object NAME_IN_TEXT, IS_CALLED, INDEX_TYPE


def know_reader(names, name_in_text, is_called, index):
    """Learns the class of a reader's names, what asks for symbols, and a type."""
    global VALUES, DEFINED, NAME_IN_TEXT, IS_CALLED, INDEX_TYPE
    INDEX_TYPE = index
    VALUES = offset_of(names.values)
    DEFINED = offset_of(names.defined)
    NAME_IN_TEXT, IS_CALLED = name_in_text, is_called
