# Scopes of names

cdef Py_ssize_t SCOPES, FORWARD_BLOCKS, LABELS


def know_scopes(names):
    """Learns where a reader's names have their scopes."""
    global SCOPES, FORWARD_BLOCKS, LABELS
    SCOPES = offset_of(names._scopes)
    FORWARD_BLOCKS = offset_of(names._forward_blocks)
    LABELS = offset_of(names.blocks)


def enter_scope(self, bint isolated=False):
    """`Names.enter`."""
    cdef object outer = get(self, VALUES) if isolated else None
    (<list>get(self, SCOPES)).append((
        get(self, DEFINED), get(self, LABELS), get(self, FORWARD_BLOCKS), outer
    ))
    put(self, DEFINED, [])
    put(self, LABELS, {})
    put(self, FORWARD_BLOCKS, {})
    if isolated:
        put(self, VALUES, {})


def leave_scope(self):
    """`Names.leave`."""
    cdef object mine = get(self, DEFINED), values, name
    if get(self, FORWARD_BLOCKS):
        self.check_blocks()
    defined, labels, forward, outer = (<list>get(self, SCOPES)).pop()
    put(self, DEFINED, defined)
    put(self, LABELS, labels)
    put(self, FORWARD_BLOCKS, forward)
    if outer is not None:
        put(self, VALUES, outer)
        return
    values = get(self, VALUES)
    for name in mine:
        del values[name]
        if "#" in <str>name:
            self._forget_waiting(name)
