"""Whether what rows make comes back from its custom syntax, as the reference says.

The reference dies of some operations that are not valid: it is asked in workers.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from torch_mlir import ir

from bridge.compare.checks import custom, read, read_original
from bridge.compare.chunks import Chunk
from bridge.errors import Crash
from bridge.ods.rows import row
from bridge.text.printer import print_generic
from bridge.upstream.isolated import Pool
from tests.strategies.rows import Maker, operations_of

NOT_THERE = ("<<UNKNOWN SSA VALUE>>", "iter_args() -> ()")
"""What the reference prints of loops with fewer operands than their bounds take.

It does not verify their number.
"""

_CONTEXT = ir.Context()


class Forms(NamedTuple):
    """A valid module as the reference prints it, and what it reads in its own print.

    Upstream prints what it cannot read: then the latter are None.
    """

    generic: str
    custom: str
    generic_again: str | None
    custom_again: str | None


def _parsed(text: str) -> ir.Module | None:
    try:
        return ir.Module.parse(text, _CONTEXT)
    except ir.MLIRError:
        return None


def _generic(module: ir.Module) -> str:
    found: str = module.operation.get_asm(print_generic_op_form=True)
    return found


def _made(maker: Maker, name: str, tries: int) -> str:
    """An op that is valid by itself, or nothing."""
    line = row(name)
    assert line is not None
    texts = (maker.operation(line) for _ in range(tries))
    return next((text for text in texts if text and _parsed(text)), "")


def made_forms(
    seed: int, dialects: tuple[str, ...], tries: int, count: int
) -> tuple[str | None, ...] | None:
    """The forms of a module of some ops of one dialect; None where it is not valid.

    Two ops that are valid alone need not be so together: symbols, say. For workers.
    """
    rng = Random(seed)
    maker = Maker(rng)
    names = operations_of(rng.choice(dialects))
    text = "".join([_made(maker, name, tries) for name in rng.choices(names, k=count)])
    module = _parsed(text)
    if module is None:
        return None
    again = _parsed(str(module))
    behind = (None, None) if again is None else (_generic(again), str(again))
    return (_generic(module), str(module), *behind)


class Reference:
    """Makes modules that are valid."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self.killed = 0

    def module(
        self, seed: int, dialects: tuple[str, ...], tries: int = 12, count: int = 4
    ) -> Forms | None:
        """What a seed makes; None where it is not valid or the reference died of it."""
        name = f"{__name__}:{made_forms.__name__}"
        try:
            found = self._pool.call(name, seed, dialects, tries, count)
        except Crash:
            self.killed += 1
            return None
        return None if found is None else Forms(*found)


@contextmanager
def reference() -> Iterator[Reference]:
    """The reference in processes of its own."""
    with Pool(timeout=60) as pool:
        yield Reference(pool)


def check_inverse(forms: Forms) -> None:
    """Fails where a custom form is not upstream's, or comes back as another module."""
    if any(piece in forms.custom for piece in NOT_THERE):
        return
    assert custom(read(forms.generic)) == forms.custom
    if forms.generic_again is None:
        # Then neither can we read it, or it is not valid.
        return
    native = read_original(Chunk(forms.custom))
    assert print_generic(native) == forms.generic_again
    assert custom(native) == forms.custom_again
    assert custom(read(print_generic(native))) == forms.custom_again
