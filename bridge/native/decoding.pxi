# Operations from upstream's bytecode; `bridge.upstream.bytecode_tables` has its tables.

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize, PyBytes_GET_SIZE
from cpython.list cimport PyList_GET_ITEM, PyList_GET_SIZE
from cpython.mem cimport PyMem_Free, PyMem_Realloc
from libc.string cimport memmove

cdef enum:
    HAS_ATTRIBUTES = 0x01
    HAS_RESULTS = 0x02
    HAS_OPERANDS = 0x04
    HAS_SUCCESSORS = 0x08
    HAS_REGIONS = 0x10
    HAS_USE_ORDERS = 0x20
    HAS_PROPERTIES = 0x40
    DEEPEST_REGION = 1000
    # Regions in regions that are read here: each takes a piece of C's stack.

cdef object NO_CODEC, UNKNOWN_LOCATION


def know_bytecode(no_codec, unknown_location):
    """Learns what is raised where only text can carry a module."""
    global NO_CODEC, UNKNOWN_LOCATION
    NO_CODEC, UNKNOWN_LOCATION = no_codec, unknown_location


cdef inline unsigned long long varint_at(
    const unsigned char* data, Py_ssize_t length, Py_ssize_t* at
) except? 0:
    """The number that begins at an offset, which moves past it."""
    cdef Py_ssize_t pos = at[0]
    cdef unsigned char first
    cdef int size = 1, i
    cdef unsigned long long value = 0
    if pos >= length:
        raise IndexError("the bytecode has ended")
    first = data[pos]
    if first & 1:
        at[0] = pos + 1
        return first >> 1
    if first == 0:
        size = 9
    else:
        while not (first >> (size - 1)) & 1:
            size += 1
    if pos + size > length:
        raise IndexError("the bytecode has ended")
    if size == 9:
        for i in range(8):
            value |= <unsigned long long>data[pos + 1 + i] << (8 * i)
    else:
        for i in range(size):
            value |= <unsigned long long>data[pos + i] << (8 * i)
        value >>= size
    at[0] = pos + size
    return value


def property_entries(tables, tuple wanted, Py_ssize_t pos):
    """The attributes among an op's properties, and where what follows them begins.

    `wanted` has their names, each with whether it is always there.
    """
    cdef bytes data = tables.data
    cdef list attributes = tables.attributes, found = []
    cdef object pair, known
    cdef Py_ssize_t index
    for pair in wanted:
        index = varint_at(
            <const unsigned char*>PyBytes_AS_STRING(data), PyBytes_GET_SIZE(data), &pos
        )
        if not (<tuple>pair)[1]:
            if not index & 1:
                continue
            index >>= 1
        if index >= PyList_GET_SIZE(attributes):
            raise IndexError("no such entry")
        known = <object>PyList_GET_ITEM(attributes, index)
        if known is None:
            known = tables.attribute(index)
        found.append(((<tuple>pair)[0], known))
    return found, pos


cdef class Decoder:
    """Reads operations; see `bridge.upstream.bytecode_reader`.

    `kinds` has of each name the op's class, itself and its properties by number;
    `forward` makes what stands for a value before its definition.
    """

    cdef object tables
    cdef bytes data
    cdef const unsigned char* bytes
    cdef Py_ssize_t pos
    cdef Py_ssize_t length
    cdef list kinds, places, types
    cdef object forward
    cdef int depth

    def __init__(self, tables, list kinds, forward):
        self.tables, self.kinds, self.forward = tables, kinds, forward
        self.data = tables.data
        self.places, self.types = tables.places, tables.types
        self.bytes = <const unsigned char*>PyBytes_AS_STRING(self.data)
        self.length = PyBytes_GET_SIZE(self.data)

    def operations(self, block, Py_ssize_t count, Py_ssize_t pos):
        """Reads the operations at the top into a block; returns where they end."""
        self.pos = pos
        self._operations(block, count, [], 0)
        return self.pos

    cdef unsigned long long number(self) except? 0:
        """The number at hand; what upstream wrote is never cut off within one."""
        return varint_at(self.bytes, self.length, &self.pos)

    cdef object item(self, list found, Py_ssize_t index, str name):
        """An entry of a table, which it decodes when it is first asked for."""
        cdef object known
        if not 0 <= index < PyList_GET_SIZE(found):
            raise IndexError("no such entry")
        known = <object>PyList_GET_ITEM(found, index)
        return getattr(self.tables, name)(index) if known is None else known

    cdef tuple type_list(self):
        cdef Py_ssize_t i, count = self.number()
        cdef tuple found = PyTuple_New(count)
        cdef object ty
        for i in range(count):
            ty = self.item(self.types, self.number(), "type")
            Py_INCREF(ty)
            PyTuple_SET_ITEM(found, i, ty)
        return found

    cdef Py_ssize_t _operations(
        self, object block, Py_ssize_t count, list values, Py_ssize_t number
    ) except -1:
        """The operations of a block; `number` is that of the next value."""
        cdef object last = None, op, place, offset, properties, attributes, kind, index
        cdef tuple given, operands
        cdef Py_ssize_t i, size
        cdef unsigned char mask
        for i in range(count):
            size = self.number()
            if size >= PyList_GET_SIZE(self.kinds):
                raise IndexError("no such name")
            kind = <object>PyList_GET_ITEM(self.kinds, size)
            if self.pos >= self.length:
                raise IndexError("the bytecode has ended")
            mask = self.bytes[self.pos]
            self.pos += 1
            place, offset = self.item(self.places, self.number(), "place"), 0
            if type(place) is tuple:
                place, offset = place
            properties = attributes = EMPTY
            if mask & HAS_ATTRIBUTES:
                attributes = self.tables.dictionary(self.number())
            if mask & HAS_PROPERTIES:
                index = self.number()
                properties = kind[2][index]
            given = self.type_list() if mask & HAS_RESULTS else ()
            operands = self._operands(values) if mask & HAS_OPERANDS else ()
            op = new_operation(
                kind[0], kind[1], operands, given, properties, attributes, place, offset
            )
            put(op, PARENT, block)
            if last is None:
                put(block, FIRST, op)
            else:
                put(op, PREVIOUS, last)
                put(last, NEXT, op)
            last = op
            if given:
                number = self._define(values, number, get(op, RESULTS))
            if mask & (HAS_SUCCESSORS | HAS_USE_ORDERS | HAS_REGIONS):
                self._rare(op, mask, values)
        put(block, LAST, last)
        put(block, COUNT, count)
        return number

    cdef tuple _operands(self, list values):
        cdef Py_ssize_t i, index, count = self.number()
        cdef tuple found = PyTuple_New(count)
        cdef object value
        for i in range(count):
            index = self.number()
            if index >= PyList_GET_SIZE(values):
                raise IndexError("no such value")
            value = <object>PyList_GET_ITEM(values, index)
            if value is None:
                values[index] = value = self.forward()
            Py_INCREF(value)
            PyTuple_SET_ITEM(found, i, value)
        return found

    cdef Py_ssize_t _define(self, list values, Py_ssize_t number, tuple new) except -1:
        """Numbers values and resolves references that came before them."""
        cdef object value, early
        for value in new:
            early = values[number]
            if early is not None:
                early.replace_all_uses(value)
            values[number] = value
            number += 1
        return number

    cdef int _rare(self, object op, unsigned char mask, list values) except -1:
        """Successors, orders of uses and regions of an operation."""
        cdef object region
        if mask & HAS_SUCCESSORS:
            region = op.parent_region
            if region is None:
                raise NO_CODEC("successors outside a region")
            blocks = get(region, BLOCKS)
            put(op, SUCCESSORS, tuple([blocks[self.number()] for _ in range(self.number())]))
        if mask & HAS_USE_ORDERS:
            self._skip_orders(len(<tuple>get(op, RESULTS)))
        if mask & HAS_REGIONS:
            self._regions(op, values)
        return 0

    cdef int _regions(self, object op, list values) except -1:
        cdef unsigned long long head = self.number(), alignment
        cdef unsigned char kind
        cdef object region
        cdef list regions = []
        self.depth += 1
        if self.depth > DEEPEST_REGION:
            raise NO_CODEC("regions that are nested deeply go by text")
        if head & 1:
            # An isolated operation's regions are a section, so that they could be
            # skipped.
            kind = self.bytes[self.pos]
            self.pos += 1
            self.number()
            if kind & 0x80:
                alignment = self.number()
                self.pos += -self.pos % <Py_ssize_t>alignment
            values = []
        for _ in range(head >> 1):
            region = new_region()
            put(region, REGION_PARENT, op)
            regions.append(region)
        put(op, REGIONS, tuple(regions))
        for region in regions:
            self._region(region, values)
        self.depth -= 1
        return 0

    cdef int _region(self, object region, list values) except -1:
        cdef Py_ssize_t count = self.number(), size, number, end
        cdef unsigned long long head
        cdef list blocks
        if not count:
            return 0
        size = self.number()
        number = len(values)
        end = number + size
        values.extend([None] * size)
        blocks = [new_block(region) for _ in range(count)]
        for block in blocks:
            head = self.number()
            if head & 1:
                number = self._arguments(block, values, number)
            number = self._operations(block, head >> 1, values, number)
        if number != end:
            raise NO_CODEC("a region does not have the values it says")
        del values[end - size :]
        return 0

    cdef Py_ssize_t _arguments(self, object block, list values, Py_ssize_t number) except -1:
        cdef Py_ssize_t count = self.number(), index
        cdef unsigned long long entry
        cdef list arguments = []
        cdef object ty, place, offset
        for index in range(count):
            entry = self.number()
            ty = self.item(self.types, entry >> 1, "type")
            place, offset = UNKNOWN_LOCATION, 0
            if entry & 1:
                place = self.item(self.places, self.number(), "place")
                if type(place) is tuple:
                    place, offset = place
            arguments.append(new_argument(ty, block, index, place, offset))
        put(block, ARGUMENTS, tuple(arguments))
        number = self._define(values, number, tuple(arguments))
        self.pos += 1
        if self.bytes[self.pos - 1]:
            self._skip_orders(count)
        return number

    cdef int _skip_orders(self, Py_ssize_t count) except -1:
        """Steps over the order of uses: ours is always that of their creation."""
        cdef Py_ssize_t entries = 1, length
        if count > 1:
            entries = self.number()
        for _ in range(entries):
            if count > 1:
                self.number()
            length = self.number()
            for _ in range(length >> 1):
                self.number()
        return 0


def find_places(
    bytes data, list places, list coded, list owners, list offsets, lines, builtin, int code
):
    """Fills in the locations in files, which nearly every operation has of its own.

    Each is what `lines` has for the number of its file, and an offset.
    """
    cdef const unsigned char* found = <const unsigned char*>PyBytes_AS_STRING(data)
    cdef Py_ssize_t i, pos, length = PyBytes_GET_SIZE(data)
    cdef int file
    for i in range(len(places)):
        if not coded[i] or owners[i] != builtin:
            continue
        pos = offsets[i]
        if pos + 1 >= length or found[pos] != code:
            continue
        file = found[pos + 1]
        if file & 1:
            places[i] = (lines[file >> 1], pos + 2)
        else:
            places[i] = lines.place(pos + 1)
