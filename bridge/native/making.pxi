# Making operations, values, blocks and regions without what checks cost.


cdef inline void use(object value, object op):
    """Counts one more use of a value by `op`."""
    cdef object uses = get(value, USES)
    if uses is None:
        put(value, USES, op)
    elif type(uses) is list:
        (<list>uses).append(op)
    elif type(uses) is USES_CLASS:
        uses.append(op)
    else:
        put(value, USES, [uses, op])


cdef object new_result(object ty, object op, Py_ssize_t index):
    cdef object result = allocated(RESULT)
    fill(result, TYPE, ty)
    fill(result, OP, op)
    fill(result, INDEX, index)
    fill(result, HINT, None)
    fill(result, USES, None)
    return result


cdef object new_argument(object ty, object block, Py_ssize_t index, object origin, object offset):
    cdef object argument = allocated(ARGUMENT)
    fill(argument, TYPE, ty)
    fill(argument, OWNER, block)
    fill(argument, ARGUMENT_INDEX, index)
    fill(argument, HINT, None)
    fill(argument, USES, None)
    fill(argument, ARGUMENT_ORIGIN, origin)
    fill(argument, ARGUMENT_OFFSET, offset)
    return argument


cdef object new_operation(
    object kind,
    object name,
    tuple operands,
    tuple types,
    object properties,
    object attributes,
    object origin,
    object offset,
):
    """An operation in no block, a user of its operands."""
    cdef object op = allocated(kind)
    cdef Py_ssize_t i, count = len(types)
    cdef tuple results
    cdef object value
    fill(op, NAME, name)
    fill(op, OPERANDS, operands)
    fill(op, PROPERTIES, properties)
    fill(op, ATTRIBUTES, attributes)
    fill(op, ORIGIN, origin)
    fill(op, OFFSET, offset)
    fill(op, REGIONS, ())
    fill(op, SUCCESSORS, ())
    fill(op, PARENT, None)
    fill(op, PREVIOUS, None)
    fill(op, NEXT, None)
    fill(op, ORDER, -1)
    for value in operands:
        use(value, op)
    if count:
        results = PyTuple_New(count)
        for i in range(count):
            value = new_result(<object>types[i], op, i)
            Py_INCREF(value)
            PyTuple_SET_ITEM(results, i, value)
        fill(op, RESULTS, results)
    else:
        fill(op, RESULTS, ())
    return op


cdef void link(object block, object op):
    """Puts an operation that is in no block at the end of one."""
    cdef object last = get(block, LAST)
    cdef object order
    put(op, PARENT, block)
    put(block, COUNT, <object>get(block, COUNT) + 1)
    put(block, LAST, op)
    if last is None:
        put(block, FIRST, op)
        return
    put(op, PREVIOUS, last)
    put(last, NEXT, op)
    order = get(last, ORDER)
    # Nobody may ever ask for an order: numbers are made when somebody does.
    if order >= 0:
        put(op, ORDER, order + 1024)


cdef object new_block(object region):
    """An empty block at the end of a region that is being made."""
    cdef object block = allocated(BLOCK)
    fill(block, ARGUMENTS, ())
    fill(block, BLOCK_PARENT, region)
    fill(block, LABEL, None)
    fill(block, FIRST, None)
    fill(block, LAST, None)
    fill(block, COUNT, 0)
    # `append` makes room for four, and most regions stay with one.
    list.extend(get(region, BLOCKS), (block,))
    return block


cdef object new_region():
    cdef object region = allocated(REGION)
    fill(region, BLOCKS, BLOCK_LIST())
    fill(region, REGION_PARENT, None)
    return region


cdef object made(object name, object operands, tuple types, tuple dictionaries, object location):
    cdef object origin = location, offset = 0
    if type(location) is tuple:
        origin, offset = location
    return new_operation(
        OP_CLASSES[name],
        intern(name),
        operands if type(operands) is tuple else tuple(operands),
        types,
        dictionaries[0],
        dictionaries[1],
        origin,
        offset,
    )


def make_operation(str name, operands, tuple result_types, tuple dictionaries, location):
    """`bridge.ir.core.make_operation`."""
    return made(name, operands, result_types, dictionaries, location)


def make_last(
    block, str name, operands, tuple result_types, tuple dictionaries, location
):
    """`bridge.ir.core.make_last`."""
    cdef object op = made(name, operands, result_types, dictionaries, location)
    link(block, op)
    return op
