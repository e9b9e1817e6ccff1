# Operations to upstream's bytecode; `bridge.upstream.bytecode_writer` has the sections.

cdef object location_of(object op):
    """Where an operation is, as it was given."""
    cdef object origin = get(op, ORIGIN)
    if isinstance(origin, SOURCE):
        return (origin, get(op, OFFSET))
    return origin


cdef object SOURCE


def know_source(source):
    """Learns the class of what offsets are in."""
    global SOURCE
    SOURCE = source


cdef int encoded_into(unsigned long long value, unsigned char* found) noexcept:
    """The bytes of a number, at most nine; returns how many."""
    cdef int size = 1, i
    while size < 9 and value >> (7 * size):
        size += 1
    if size == 9:
        found[0] = 0
    else:
        value = (value << 1 | 1) << (size - 1)
    for i in range(8 if size == 9 else size):
        found[i + (size == 9)] = (value >> (8 * i)) & 0xFF
    return size


cdef class Bytes:
    """Bytes that are put down one after another."""

    cdef unsigned char* data
    cdef Py_ssize_t size, room

    def __dealloc__(self):
        PyMem_Free(self.data)

    cdef int grow(self, Py_ssize_t more) except -1:
        cdef void* found
        if self.size + more > self.room:
            self.room = 2 * (self.size + more)
            found = PyMem_Realloc(self.data, self.room)
            if found == NULL:
                raise MemoryError
            self.data = <unsigned char*>found
        return 0

    cdef int put_bytes(self, bytes data) except -1:
        cdef Py_ssize_t size = PyBytes_GET_SIZE(data)
        self.grow(size)
        memcpy(self.data + self.size, PyBytes_AS_STRING(data), size)
        self.size += size
        return 0

    cdef int number(self, unsigned long long value) except -1:
        self.grow(9)
        self.size += encoded_into(value, self.data + self.size)
        return 0

    cdef int signed_number(self, long long value) except -1:
        return self.number((<unsigned long long>value << 1) ^ <unsigned long long>(value >> 63))

    cdef bytes whole(self):
        return PyBytes_FromStringAndSize(<char*>self.data, self.size)


cdef class Heads:
    """What is before and after an operation's location; see `_Writer.head`."""

    cdef object writer
    cdef References references
    cdef dict names, blobs, heads
    cdef Bytes scratch

    def __init__(self, writer):
        self.writer, self.references = writer, writer.entries.references
        self.blobs, self.names, self.heads = writer.blobs, {}, {}
        self.scratch = Bytes()

    cdef tuple of(self, tuple key):
        """The bytes of what an operation is but for operands and regions."""
        cdef PyObject* found = PyDict_GetItem(self.heads, key)
        if found == NULL:
            self.heads[key] = self._made(key)
            found = PyDict_GetItem(self.heads, key)
        return <tuple><object>found

    cdef tuple _made(self, tuple key):
        cdef object name, properties, attributes, types, form, ty
        cdef Py_ssize_t operands, blob = -1, attribute = -1
        cdef int mask
        cdef Bytes tail
        name, properties, attributes, types, operands, mask = key
        if len(<tuple>get(attributes, ENTRIES)):
            mask |= HAS_ATTRIBUTES
            attribute = self.references.attribute_number(attributes)
        found = self.names.get(name)
        if found is None:
            found = self.names[name] = self.writer.name(name)
        form = found[1]
        if form is ANY_FORM or form is None:
            blob = self.writer.whole_blob(name, form, properties)
        else:
            blob = self._blob(name, form, properties)
        if blob >= 0:
            mask |= HAS_PROPERTIES
        if type(types) is not tuple:
            types = (types,)
        for ty in <tuple>types:
            self.references.type_number(ty)
        tail = self.scratch
        tail.size = 0
        if attribute >= 0:
            tail.number(attribute)
        if blob >= 0:
            tail.number(blob)
        if types:
            mask |= HAS_RESULTS
            tail.number(len(<tuple>types))
            for ty in <tuple>types:
                tail.number(self.references.type_number(ty))
        if operands:
            mask |= HAS_OPERANDS
            tail.number(operands)
        return <bytes>found[0] + bytes((mask,)), tail.whole()

    cdef Py_ssize_t _blob(self, object name, object form, object properties) except -2:
        """The number of properties that a row has; see `_Writer.blob`."""
        cdef object value, pair
        cdef tuple entries = get(properties, ENTRIES)
        cdef list numbers = [], rest = []
        cdef Py_ssize_t met = 0, index
        cdef bint is_only = not form.rest
        cdef Bytes found
        cdef bytes whole
        for pair in <tuple>form.attributes:
            if is_only:
                # Both are in the order of their names.
                value = entry_at(entries, met, (<tuple>pair)[0])
            else:
                value = entry_of(properties, (<tuple>pair)[0])
            if value is None:
                if (<tuple>pair)[1] or (<tuple>pair)[0] in form.filled_in:
                    return self.writer.blob(name, form, properties)
                numbers.append(0)
                continue
            met += 1
            index = self.references.attribute_number(value)
            numbers.append(index if (<tuple>pair)[1] else index << 1 | 1)
        if not is_only:
            met += self._rest(form, properties, rest)
        if met != len(entries):
            return self.writer.blob(name, form, properties)
        found = self.scratch
        found.size = 0
        for value in numbers:
            found.number(value)
        for value in rest:
            found.put_bytes(value)
        whole = found.whole()
        return self.blobs.setdefault(whole, len(self.blobs))

    cdef Py_ssize_t _rest(self, object form, object properties, list rest) except -1:
        """Adds what follows the attributes; how many properties that are.

        One too many where something is wrong, which the writer tells.
        """
        cdef object value, pair, written
        cdef Py_ssize_t met = 0
        for pair in <tuple>form.plain:
            value = entry_of(properties, (<tuple>pair)[0])
            written = (<tuple>pair)[2].get(value)
            if written is None:
                return len(<tuple>get(properties, ENTRIES)) + 1
            met += value is not None
            rest.append(written)
        for pair in <tuple>form.segments:
            value = entry_of(properties, (<tuple>pair)[0])
            met += value is not None
            rest.append(self.writer.segments(value, (<tuple>pair)[1]))
        return met


cdef object entry_at(tuple entries, Py_ssize_t index, object name):
    """The attribute of the entry at an index if it has a name, and None otherwise."""
    cdef tuple entry
    if index >= len(entries):
        return None
    entry = entries[index]
    return entry[1] if entry[0] is name or entry[0] == name else None


cdef object ANY_FORM


cdef class Encoder(Bytes):
    """Writes operations; see `bridge.upstream.bytecode_writer`.

    `writer` says what is before and after an operation's location, with `Heads`, and
    the `orders` of uses, results of which are `ordered`. `places` has the numbers of
    locations, encoded, as they are met, and `isolated` says of what ops the regions use
    nothing from outside.
    """

    cdef object writer, isolated
    cdef Heads heads
    cdef list places
    cdef Py_ssize_t place
    cdef dict numbers, indices, orders
    cdef set ordered
    cdef readonly int depth

    def __init__(self, writer, list places, set ordered, dict orders, isolated):
        self.writer, self.places, self.ordered = writer, places, ordered
        self.orders, self.isolated = orders, isolated
        self.heads, self.numbers, self.indices = Heads(writer), {}, {}

    def top(self, module):
        """The bytes of a block that holds a module."""
        self.number(1 << 1)
        self._operations(module, get(module, NEXT), 0, 0)
        return self.whole()

    # Operations

    cdef int _operations(self, object op, object end, Py_ssize_t base, int depth) except -1:
        """Operations from one on; values inside them are numbered from `base`."""
        cdef tuple results, operands, key, head
        cdef object types, value
        cdef PyObject* found
        cdef int mask
        while op is not end and op is not None:
            results, operands = get(op, RESULTS), get(op, OPERANDS)
            if not results:
                types = ()
            elif len(results) == 1:
                types = get(<object>results[0], TYPE)
            else:
                types = types_of(results)
            mask = HAS_SUCCESSORS if get(op, SUCCESSORS) else 0
            if self.ordered and not self.ordered.isdisjoint(results):
                mask |= HAS_USE_ORDERS
            if get(op, REGIONS):
                mask |= HAS_REGIONS
            key = (
                get(op, NAME), get(op, PROPERTIES), get(op, ATTRIBUTES), types,
                len(operands), mask,
            )
            head = self.heads.of(key)
            self.put_bytes(<bytes>head[0])
            self.put_bytes(<bytes>self.places[self.place])
            self.place += 1
            self.put_bytes(<bytes>head[1])
            for value in operands:
                found = PyDict_GetItem(self.numbers, value)
                if found == NULL:
                    raise NO_CODEC("a value is used where it cannot be")
                self.number(<object>found)
            if mask:
                self._rare(op, mask, base, depth + 1)
            op = get(op, NEXT)
        return 0

    cdef int _rare(self, object op, int mask, Py_ssize_t base, int depth) except -1:
        """What an operation has that few have."""
        if mask & HAS_SUCCESSORS:
            self._successors(op)
        if mask & HAS_USE_ORDERS:
            self._put_orders(get(op, RESULTS))
        if mask & HAS_REGIONS:
            self._regions(op, base, depth)
        return 0

    cdef int _successors(self, object op) except -1:
        cdef object region = op.parent_region, block
        cdef tuple blocks = get(op, SUCCESSORS)
        for block in blocks:
            if region is None or get(block, BLOCK_PARENT) is not region:
                # In text its name would be that of a block which is there.
                raise op.bare_error("reference to block defined in another region")
        self.number(len(blocks))
        for block in blocks:
            self.number(self.indices[block])
        return 0

    cdef int _regions(self, object op, Py_ssize_t base, int depth) except -1:
        cdef tuple regions = get(op, REGIONS)
        cdef object region
        cdef dict outer
        cdef Py_ssize_t begin, size
        cdef unsigned char length[9]
        cdef int room
        if depth > DEEPEST_REGION:
            raise NO_CODEC("regions that are nested deeply go by text")
        if not self.isolated[get(op, NAME)]:
            self.number(len(regions) << 1)
            for region in regions:
                self._region(region, base, depth)
            return 0
        # A section of its own, so that it could be skipped: its size goes before it.
        self.number(len(regions) << 1 | 1)
        self.put_bytes(IR_SECTION)
        begin = self.size
        outer, self.numbers = self.numbers, {}
        for region in regions:
            self._region(region, 0, depth)
        self.numbers = outer
        size = self.size - begin
        room = encoded_into(size, length)
        self.grow(room)
        memmove(self.data + begin + room, self.data + begin, size)
        memcpy(self.data + begin, length, room)
        self.size += room
        return 0

    cdef int _region(self, object region, Py_ssize_t base, int depth) except -1:
        """A region, whose values are numbered from `base`."""
        cdef object blocks = get(region, BLOCKS), block, op, value
        cdef list values = []
        cdef Py_ssize_t number, end
        if not blocks:
            return self.number(0)
        self.depth = max(self.depth, depth)
        for index, block in enumerate(blocks):
            self.indices[block] = index
            values += <tuple>get(block, ARGUMENTS)
            op = get(block, FIRST)
            while op is not None:
                values += <tuple>get(op, RESULTS)
                op = get(op, NEXT)
        end = base + len(values)
        self.number(len(blocks))
        self.number(end - base)
        number = base
        for value in values:
            self.numbers[value] = number
            number += 1
        for block in blocks:
            self._block_head(block)
            self._operations(get(block, FIRST), None, end, depth)
        for value in values:
            del self.numbers[value]
        return 0

    cdef int _block_head(self, object block) except -1:
        """The numbers of operations and arguments, and the arguments."""
        cdef tuple arguments = get(block, ARGUMENTS)
        cdef unsigned long long count = get(block, COUNT) << 1, ty
        cdef object argument
        cdef bint has_orders = False
        if not arguments:
            return self.number(count)
        self.number(count | 1)
        self.number(len(arguments))
        for argument in arguments:
            ty = self.heads.references.type_number(get(argument, TYPE))
            if get(argument, ARGUMENT_ORIGIN) is UNKNOWN_LOCATION:
                self.number(ty << 1)
            else:
                self.number(ty << 1 | 1)
                self.put_bytes(<bytes>self.places[self.place])
            self.place += 1
            has_orders = has_orders or argument in self.orders
        self.put_bytes(b"\1" if has_orders else b"\0")
        return self._put_orders(arguments) if has_orders else 0

    cdef int _put_orders(self, tuple values) except -1:
        """`_Writer.orders_of`."""
        cdef Py_ssize_t index, count = 0
        cdef object number
        cdef list orders = [self.orders.get(value) for value in values]
        if len(values) > 1:
            for number in orders:
                count += number is not None
            self.number(count)
        for index in range(len(orders)):
            if orders[index] is None:
                continue
            if len(values) > 1:
                self.number(index)
            self.number(len(<list>orders[index]) << 1)
            for number in <list>orders[index]:
                self.number(number)
        return 0


cdef bytes IR_SECTION


def know_writer(bytes section, any_form):
    """Learns what a section of operations begins with, and the form of any properties."""
    global IR_SECTION, ANY_FORM
    IR_SECTION, ANY_FORM = section, any_form


cdef bytes encode(unsigned long long value):
    """The bytes of a number."""
    cdef unsigned char found[9]
    cdef int size = encoded_into(value, found)
    return PyBytes_FromStringAndSize(<char*>found, size)


cdef Py_ssize_t line_of(list starts, Py_ssize_t pos, Py_ssize_t near) except -1:
    """The line, from 1, of an offset; it often is the one after `near`."""
    cdef Py_ssize_t low = 0, high = PyList_GET_SIZE(starts), middle
    if near < high and <Py_ssize_t>starts[near - 1] <= pos:
        if pos < <Py_ssize_t>starts[near]:
            return near
        if near + 1 == high or pos < <Py_ssize_t>starts[near + 1]:
            return near + 1
    while low < high:
        middle = (low + high) // 2
        if pos < <Py_ssize_t>starts[middle]:
            high = middle
        else:
            low = middle + 1
    return low


def number_places(entries, found, lines, head_of):
    """The encoded numbers of locations, whose bytes are added to the attributes.

    `lines` is the class of sources that hold lines and columns as bytecode does, and
    `head_of` gives what the locations in a source begin with.
    """
    cdef dict numbers = {}
    cdef list attributes = entries.attributes, starts = None, places = []
    cdef object location, source = None, head = b"", known
    cdef PyObject* met
    cdef Py_ssize_t number, pos, line = 1, begin
    cdef unsigned char data[18]
    cdef int size
    for location in found:
        met = PyDict_GetItem(numbers, location)
        if met != NULL:
            places.append(<object>met)
            continue
        if type(location) is not tuple:
            numbers[location] = encode(entries.attribute(location))
            places.append(numbers[location])
            continue
        known = <object>PyTuple_GET_ITEM(location, 0)
        pos = <object>PyTuple_GET_ITEM(location, 1)
        if known is not source:
            source, head, starts, line = known, head_of(known), None, 1
            if type(source) is not lines and source.text.isascii():
                starts = source.line_starts()
        number = len(attributes)
        if type(source) is lines:
            attributes.append(head + source.encoded(pos))
        elif starts is not None:
            line = line_of(starts, pos, line)
            begin = starts[line - 1]
            size = encoded_into(line, data)
            size += encoded_into(pos - begin + 1, data + size)
            attributes.append(head + PyBytes_FromStringAndSize(<char*>data, size))
        else:
            row, column = source.line_and_column(pos)
            attributes.append(head + encode(row) + encode(column))
        numbers[location] = known = encode(number)
        places.append(known)
    return places


def sizes_of(list group, list texts):
    """The size of each entry, encoded, and whether that is."""
    cdef list sizes = []
    cdef set textual = set(texts)
    cdef Py_ssize_t number = 0
    for data in group:
        sizes.append(encode(PyBytes_GET_SIZE(data) << 1 | (number not in textual)))
        number += 1
    return sizes
