# Changing operations: the uses of values, and the places of operations in blocks.

cdef object VALUE


def know_values(value):
    """Learns the class of values."""
    global VALUE
    VALUE = value


cdef inline void check_value(object value) except *:
    if type(value) is not RESULT and type(value) is not ARGUMENT:
        if not isinstance(value, VALUE):
            raise TypeError(f"a value is expected, not {type(value).__name__}")


cdef inline void check_operation(object op) except *:
    if not isinstance(op, OPERATION):
        raise TypeError(f"an operation is expected, not {type(op).__name__}")


cdef inline bint has_many(object uses):
    """Whether what a value has as its users is a list of them, or `Uses`."""
    return type(uses) is list or type(uses) is USES_CLASS


cdef int forget_use(object value, object op) except -1:
    """Takes one use of a value by `op` away."""
    cdef object uses = get(value, USES)
    cdef Py_ssize_t i
    if uses is op:
        put(value, USES, None)
        return 0
    if type(uses) is list:
        if len(<list>uses) <= 64:
            for i in range(len(<list>uses)):
                if (<list>uses)[i] is op:
                    del (<list>uses)[i]
                    break
            else:
                raise ValueError(f"{op.name} does not use the value")
            if not <list>uses:
                put(value, USES, None)
            return 0
        uses = USES_CLASS(uses)
        put(value, USES, uses)
    if type(uses) is not USES_CLASS:
        raise ValueError(f"{op.name} does not use the value")
    uses.remove(op)
    if not uses:
        put(value, USES, None)
    return 0


cdef tuple with_other(tuple operands, object old, object new):
    """Operands with one value in place of another."""
    cdef Py_ssize_t i, count = len(operands)
    cdef tuple changed = PyTuple_New(count)
    cdef object value
    for i in range(count):
        value = <object>PyTuple_GET_ITEM(operands, i)
        if value is old:
            value = new
        Py_INCREF(value)
        PyTuple_SET_ITEM(changed, i, value)
    return changed


def move_uses(old, new):
    """`bridge.ir.values.move_uses`."""
    cdef object uses, op
    cdef list users
    check_value(old)
    check_value(new)
    uses = get(old, USES)
    if uses is None or new is old:
        return ()
    put(old, USES, None)
    if not has_many(uses):
        put(uses, OPERANDS, with_other(get(uses, OPERANDS), old, new))
        use(new, uses)
        return (uses,)
    users = list(dict.fromkeys(uses))
    for op in users:
        put(op, OPERANDS, with_other(get(op, OPERANDS), old, new))
    for op in uses:
        use(new, op)
    return users


def set_operands(op, tuple values):
    """`bridge.ir.values.set_operands`."""
    cdef object value
    check_operation(op)
    for value in values:
        check_value(value)
    for value in values:
        use(value, op)
    for value in <tuple>get(op, OPERANDS):
        forget_use(value, op)
    put(op, OPERANDS, values)


cdef int leave_operands(object op) except -1:
    """Makes an operation one without operands."""
    cdef object value
    for value in <tuple>get(op, OPERANDS):
        forget_use(value, op)
    put(op, OPERANDS, ())
    return 0


cdef int unlink(object op) except -1:
    """Takes an operation out of its block, where it is in one."""
    cdef object block = get(op, PARENT), before, after
    if block is None:
        return 0
    before = get(op, PREVIOUS)
    after = get(op, NEXT)
    if before is None:
        put(block, FIRST, after)
    else:
        put(before, NEXT, after)
    if after is None:
        put(block, LAST, before)
    else:
        put(after, PREVIOUS, before)
    put(op, PARENT, None)
    put(op, PREVIOUS, None)
    put(op, NEXT, None)
    put(op, ORDER, -1)
    put(block, COUNT, <object>get(block, COUNT) - 1)
    return 0


cdef bint is_unused(object op):
    """Whether nobody uses a result of an operation."""
    cdef object result
    for result in <tuple>get(op, RESULTS):
        if get(result, USES) is not None:
            return False
    return True


cdef bint has_few_users(object value):
    """`bridge.ir.values.has_few_users`."""
    cdef object uses = get(value, USES), first, op
    if not has_many(uses):
        return True
    first = None
    for op in uses:
        if first is None:
            first = op
        elif op is not first:
            return False
    return True


cdef object maker_of(object value):
    """The operation that a value is a result of, None for an argument."""
    if type(value) is RESULT:
        return get(value, OP)
    return value.defining_op


def detach(self):
    """`bridge.ir.core.Operation.detach`."""
    check_operation(self)
    unlink(self)
    return self
