# What a module's bytecode refers to, numbered; see `bridge.upstream.bytecode_entries`.

cdef object ARRAY_ATTR, INTEGER_ATTR, SYMBOL_ATTR, TYPE_ATTR, LLVM_ATTR, FUNCTION
cdef bytes ARRAY_CODE, INTEGER_CODE, SYMBOL_CODE, TYPE_CODE, FUNCTION_CODE
cdef bytes STRING_CODE, DICTIONARY_CODE, VECTOR_CODE, TENSOR_CODE, MEMREF_CODE
cdef object WIDTH_OF, IDENTITY
cdef dict ATTRIBUTE_ENCODERS, TYPE_ENCODERS


def know_encoders(
    dict codes, llvm_attribute, dict attributes, dict types, width_of, identity
):
    """Learns the classes that are encoded here, with what they begin with.

    And the functions that encode others, by class.
    """
    global ARRAY_ATTR, INTEGER_ATTR, SYMBOL_ATTR, TYPE_ATTR, LLVM_ATTR, FUNCTION
    global ARRAY_CODE, INTEGER_CODE, SYMBOL_CODE, TYPE_CODE, FUNCTION_CODE
    global STRING_CODE, DICTIONARY_CODE, VECTOR_CODE, TENSOR_CODE, MEMREF_CODE
    global ATTRIBUTE_ENCODERS, TYPE_ENCODERS, WIDTH_OF, IDENTITY
    ARRAY_ATTR, INTEGER_ATTR, SYMBOL_ATTR, TYPE_ATTR, FUNCTION = list(codes)[:5]
    ARRAY_CODE, INTEGER_CODE, SYMBOL_CODE, TYPE_CODE, FUNCTION_CODE = list(
        codes.values()
    )[:5]
    STRING_CODE, DICTIONARY_CODE = codes[STRING_ATTR], codes[DICTIONARY]
    VECTOR_CODE, TENSOR_CODE, MEMREF_CODE = codes[VECTOR], codes[TENSOR], codes[MEMREF]
    ATTRIBUTE_ENCODERS, TYPE_ENCODERS, LLVM_ATTR = attributes, types, llvm_attribute
    WIDTH_OF, IDENTITY = width_of, identity


cdef class References:
    """Numbers attributes and types for an `Entries`, which does what nests deeply."""

    cdef object entries
    cdef dict attributes, types, strings
    # The numbers of strings as attributes: names above all.
    cdef dict names
    cdef dict widths
    cdef list attribute_data, type_data
    cdef list textual_attributes, textual_types, llvm_attributes
    cdef readonly int deepest
    cdef int level
    cdef Bytes scratch

    def __init__(self, entries):
        self.entries = entries
        self.attributes, self.types = entries.numbers
        self.strings, self.names, self.widths = entries.strings, {}, {}
        self.scratch = Bytes()
        self.attribute_data, self.type_data = entries.attributes, entries.types
        self.textual_attributes = entries.textual_attributes
        self.textual_types = entries.textual_types
        self.llvm_attributes = entries.llvm_attributes

    @property
    def serves(self):
        """Whether it may be called here, for C's stack."""
        return self.level < DEEPEST

    def attribute(self, attr):
        """`Entries.attribute`."""
        return self.attribute_number(attr)

    def type(self, ty):
        """`Entries.type`."""
        return self.type_number(ty)

    cdef Py_ssize_t attribute_number(self, object attr) except -1:
        cdef PyObject* found = PyDict_GetItem(self.attributes, attr)
        cdef Py_ssize_t number
        cdef bytes data
        if found != NULL:
            return <object>found
        if self.level >= DEEPEST:
            return self.entries.attribute(attr)
        self.enter()
        data = self._attribute(attr)
        self.level -= 1
        number = PyList_GET_SIZE(self.attribute_data)
        self.attributes[attr] = number
        if not data:
            self.textual_attributes.append(number)
            data = self.entries.text(attr)
        elif attr.ground is LLVM_ATTR:
            self.llvm_attributes.append(number)
        self.attribute_data.append(data)
        return number

    cdef Py_ssize_t type_number(self, object ty) except -1:
        cdef PyObject* found = PyDict_GetItem(self.types, ty)
        cdef Py_ssize_t number
        cdef bytes data
        if found != NULL:
            return <object>found
        if self.level >= DEEPEST:
            return self.entries.type(ty)
        self.enter()
        data = self._type(ty)
        self.level -= 1
        number = PyList_GET_SIZE(self.type_data)
        self.types[ty] = number
        if not data:
            self.textual_types.append(number)
            data = self.entries.type_text(ty)
        self.type_data.append(data)
        return number

    cdef int enter(self) except -1:
        self.level += 1
        self.deepest = max(self.deepest, self.level)
        return 0

    # Encoding: what is referred to is numbered before the bytes are put down

    cdef bytes _attribute(self, object attr):
        cdef object kind = type(attr), write
        if kind is INTEGER_ATTR:
            return self._integer(attr)
        if kind is STRING_ATTR and get(attr, STRING_TYPE) is None:
            return self._coded(STRING_CODE, self._string(get(attr, STRING_VALUE)))
        if kind is TYPE_ATTR:
            return self._coded(TYPE_CODE, self.type_number(attr.type))
        if kind is ARRAY_ATTR:
            return self._array(attr.elements)
        if kind is DICTIONARY:
            return self._dictionary(get(attr, ENTRIES))
        if kind is SYMBOL_ATTR and not attr.nested:
            return self._coded(SYMBOL_CODE, self._name(attr.root))
        write = ATTRIBUTE_ENCODERS.get(attr.ground)
        return write(self.entries, attr) if write is not None else b""

    cdef bytes _coded(self, bytes code, Py_ssize_t number):
        cdef Bytes found = self._begun(code)
        found.number(number)
        return found.whole()

    cdef Bytes _begun(self, bytes code):
        self.scratch.size = 0
        self.scratch.put_bytes(code)
        return self.scratch

    cdef Py_ssize_t _string(self, object text) except -1:
        cdef PyObject* found = PyDict_GetItem(self.strings, text)
        if found != NULL:
            return <object>found
        self.strings[text] = len(self.strings)
        return len(self.strings) - 1

    cdef Py_ssize_t _name(self, object name) except -1:
        cdef PyObject* found = PyDict_GetItem(self.names, name)
        cdef Py_ssize_t number
        if found != NULL:
            return <object>found
        number = self.attribute_number(STRING_ATTR(name))
        self.names[name] = number
        return number

    cdef bytes _integer(self, object attr):
        cdef object ty = attr.type
        cdef Py_ssize_t number = self.type_number(ty), width
        cdef unsigned long long bits
        cdef Bytes found
        cdef PyObject* known = PyDict_GetItem(self.widths, ty)
        if known == NULL:
            self.widths[ty] = WIDTH_OF(ty)
        width = self.widths[ty]
        if width > 64:
            return ATTRIBUTE_ENCODERS[INTEGER_ATTR](self.entries, attr)
        bits = PyLong_AsUnsignedLongLongMask(attr.value)
        if width < 64:
            bits &= (<unsigned long long>1 << width) - 1
        found = self._begun(INTEGER_CODE)
        found.number(number)
        if width > 8:
            # Upstream extends with zeros, and takes the 64 bits for one with a sign.
            found.signed_number(<long long>bits)
            return found.whole()
        return found.whole() + bytes((bits,))

    cdef bytes _array(self, tuple elements):
        cdef list numbers = [self.attribute_number(each) for each in elements]
        return self._listed(ARRAY_CODE, len(elements), numbers)

    cdef bytes _dictionary(self, tuple entries):
        cdef list numbers = []
        cdef object entry
        for entry in entries:
            numbers.append(self._name((<tuple>entry)[0]))
            numbers.append(self.attribute_number((<tuple>entry)[1]))
        return self._listed(DICTIONARY_CODE, len(entries), numbers)

    cdef bytes _listed(self, bytes code, Py_ssize_t size, list numbers):
        cdef Bytes found = self._begun(code)
        cdef object number
        found.number(size)
        for number in numbers:
            found.number(number)
        return found.whole()

    cdef bytes _type(self, object ty):
        cdef object kind = type(ty), write
        if kind is VECTOR and not ty.scalable:
            return self._shaped(VECTOR_CODE, ty, -1)
        if kind is TENSOR and ty.encoding is None:
            return self._shaped(TENSOR_CODE, ty, -1)
        if kind is MEMREF and ty.memory_space is None:
            return self._memref(ty)
        if kind is FUNCTION:
            return self._function(ty.inputs, ty.results)
        write = TYPE_ENCODERS.get(ty.ground)
        return write(self.entries, ty) if write is not None else b""

    cdef bytes _memref(self, object ty):
        cdef object layout = ty.layout
        if layout is None:
            layout = IDENTITY(len(ty.shape))
        return self._shaped(MEMREF_CODE, ty, self.attribute_number(layout))

    cdef bytes _shaped(self, bytes code, object ty, Py_ssize_t last):
        """The sizes and the element type, and the number of a layout if that is one."""
        cdef Py_ssize_t element = self.type_number(ty.element)
        cdef tuple shape = ty.shape
        cdef Bytes found = self._begun(code)
        cdef object size
        found.number(len(shape))
        for size in shape:
            found.signed_number(size)
        found.number(element)
        if last >= 0:
            found.number(last)
        return found.whole()

    cdef bytes _function(self, tuple inputs, tuple results):
        cdef list taken = [self.type_number(each) for each in inputs]
        cdef list given = [self.type_number(each) for each in results]
        cdef Bytes found = self._begun(FUNCTION_CODE)
        cdef object number
        found.number(len(taken))
        for number in taken:
            found.number(number)
        found.number(len(given))
        for number in given:
            found.number(number)
        return found.whole()
