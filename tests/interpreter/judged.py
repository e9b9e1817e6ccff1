"""Programs that are run here, and by compiled code where they have no fault."""

from __future__ import annotations

import numpy as np
import pytest

import bridge


def interpret(text: str, *arguments: object, name: str = "f") -> tuple[object, ...]:
    """What the interpreter makes of a function of a valid module."""
    module = bridge.parse(text)
    bridge.verify(module)
    return bridge.interpret(module, name, *arguments)


def traps(text: str, match: str, *arguments: object) -> bridge.Trap:
    """The trap that running `f` ends with, whose message matches."""
    with pytest.raises(bridge.Trap, match=match) as caught:
        interpret(text, *arguments)
    return caught.value


def _copies(arguments: tuple[object, ...]) -> list[object]:
    return [_copy(a) if isinstance(a, np.ndarray) else a for a in arguments]


def _copy(array: np.ndarray) -> np.ndarray:
    """A copy that begins where compiled code may load any vector."""
    room = np.empty(array.nbytes + _ALIGNMENT, np.uint8)
    start = -room.ctypes.data % _ALIGNMENT
    made = room[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    made[...] = array
    return made


_ALIGNMENT = 128


def agree(text: str, *arguments: object) -> object:
    """What `f` gives, which is that of compiled code; arrays are written alike."""
    module = bridge.parse(text)
    bridge.verify(module)
    given = _copies(arguments)
    wanted = bridge.compile(module)["f"](*given)
    found = bridge.interpret(module, "f", *arguments)
    for mine, theirs in zip(arguments, given, strict=True):
        np.testing.assert_array_equal(mine, theirs)
    listed = wanted if isinstance(wanted, tuple) else (wanted,)
    if wanted is None:
        listed = ()
    assert len(found) == len(listed)
    for mine, theirs in zip(found, listed, strict=True):
        np.testing.assert_array_equal(mine, theirs)
    return found[0] if len(found) == 1 else found
