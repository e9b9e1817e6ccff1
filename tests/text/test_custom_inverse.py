"""Modules made from the rows alone: printed as upstream prints them, and read again."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from torch_mlir import ir

from bridge.compare.checks import custom, read, read_original
from bridge.compare.chunks import Chunk
from bridge.errors import Malformed
from bridge.ods.rows import row
from bridge.text.printer import print_generic
from tests.strategies.rows import Maker, operations_of

DIALECTS = (
    "amdgpu",
    "arith",
    "arm_sve",
    "async",
    "bufferization",
    "cf",
    "complex",
    "emitc",
    "gpu",
    "index",
    "llvm",
    "math",
    "memref",
    "mpi",
    "scf",
    "shape",
    "smt",
    "sparse_tensor",
    "tensor",
    "tosa",
    "transform",
    "ub",
    "vector",
    "wasmssa",
    "xegpu",
)
TRIES = 12
"""How often an op is made until the reference finds it valid."""

_CONTEXT = ir.Context()


def parsed(text: str) -> ir.Module | None:
    """The reference's module of a text, if it is valid."""
    try:
        return ir.Module.parse(text, _CONTEXT)
    except ir.MLIRError:
        return None


def generic(module: ir.Module) -> str:
    found: str = module.operation.get_asm(print_generic_op_form=True)
    return found


def valid_module(seed: int, count: int = 4) -> str:
    """A module of ops of one dialect, each valid by itself."""
    rng = Random(seed)
    maker = Maker(rng)
    names = operations_of(rng.choice(DIALECTS))
    found = []
    for name in rng.choices(names, k=count):
        line = row(name)
        assert line is not None
        tries = (maker.operation(line) for _ in range(TRIES))
        found.append(next((text for text in tries if text and parsed(text)), ""))
    return "".join(found)


@settings(max_examples=400, derandomize=True, deadline=None)
@given(st.integers(0, 2**32))
def test_what_rows_make_is_printed_and_read_as_upstream_does(seed: int) -> None:
    module = parsed(valid_module(seed))
    if module is None:
        # Two ops that are valid alone need not be so together: symbols, say.
        return
    printed = str(module)
    assert custom(read(generic(module))) == printed
    again = parsed(printed)
    if again is None:
        # Upstream prints what it cannot read: then neither can we, or it is invalid.
        return
    native = read_original(Chunk(printed))
    assert print_generic(native) == generic(again)
    assert custom(native) == str(again)


def test_most_of_what_is_made_comes_back_as_it_was() -> None:
    same = total = 0
    names: set[str] = set()
    for seed in range(150):
        module = parsed(valid_module(seed))
        if module is None:
            continue
        total += 1
        try:
            native = read_original(Chunk(str(module)))
        except Malformed:
            continue
        same += print_generic(native) == generic(module)
        names |= {op.name for op in native.walk()}
    assert same > 0.9 * total
    assert len(names) > 150
