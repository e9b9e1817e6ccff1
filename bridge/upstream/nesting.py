"""How deep a text is nested, and stacks deep enough for it.

Upstream reads, verifies, prints and frees by recursion. On a stack of 8 MB the process
dies of about 2,300 nested regions, 7,600 nested arrays or 18,000 parentheses, and no
exception reports it. So depth is measured before upstream is called.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from itertools import accumulate
from typing import Final, TypeVar

from bridge.errors import Unsupported

SAFE: Final = 500
"""Levels that the stack of any main thread can take."""

LIMIT: Final = 10_000
"""Levels that a stack of `STACK` takes, beyond which upstream also takes minutes."""

STACK: Final = 256 << 20
"""Bytes of a deep stack. Only what is touched of it becomes memory."""

_NOT_BRACKETS: Final = bytes(set(range(256)) - set(b"(){}[]<>"))
_AS_PARENTHESES: Final = bytes.maketrans(b"{}[]<>", b"()()()")
_LOOKALIKES: Final = (b"->", b">=", b"<=")

_OPENING: Final = ord("(")

Result = TypeVar("Result")


def text_depth(text: bytes) -> int:
    """About how deep the brackets of a text are nested.

    Brackets in strings and comments count too. That errs to the safe side unless a text
    sets out to deceive, and one that may is a case for a worker process.

    Taking out the innermost pairs, over and over, costs a few passes in native code
    over ever less; only what nests deeper than is safe is counted one by one.
    """
    for lookalike in _LOOKALIKES:
        if lookalike in text:
            text = text.replace(lookalike, b"")
    brackets = text.translate(_AS_PARENTHESES, _NOT_BRACKETS)
    level = 0
    while level < SAFE and b"()" in brackets:
        brackets = brackets.replace(b"()", b"")
        level += 1
    steps = (1 if bracket == _OPENING else -1 for bracket in brackets)
    return level + max(accumulate(steps), default=0)


def check_safe(depth: int) -> None:
    """Raises `Unsupported` where `depth` levels need a deeper stack than any thread's.

    For modules that outlive the call, and are used on stacks we do not choose.
    """
    if depth > SAFE:
        raise _too_deep(depth, SAFE)


def with_stack_for(depth: int, call: Callable[[], Result]) -> Result:
    """Calls on this stack where `depth` levels are safe on it, else on a deeper one.

    Raises `Unsupported` beyond `LIMIT`.
    """
    check(depth)
    return call() if depth <= SAFE else _on_deep_stack(call)


def check(depth: int) -> None:
    """Raises `Unsupported` beyond `LIMIT`, which is what a worker's stack takes too."""
    if depth > LIMIT:
        raise _too_deep(depth, LIMIT)


def _too_deep(depth: int, limit: int) -> Unsupported:
    return Unsupported(
        f"nested too deeply for upstream: {depth} levels, the limit is {limit}"
    )


def _on_deep_stack(call: Callable[[], Result]) -> Result:
    """Calls in a thread of its own, since a thread's stack is sized when it starts."""
    results: list[Result] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(call())
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=run, name="bridge-deep-stack")
    with _STACK_SIZE:
        before = threading.stack_size(STACK)
        try:
            thread.start()
        finally:
            threading.stack_size(before)
    thread.join()
    for error in errors:
        raise error
    return results[0]


_STACK_SIZE: Final = threading.Lock()
"""`threading.stack_size` is the process's: one at a time may change it."""
