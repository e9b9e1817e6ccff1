"""Compiles and runs about a thousand small modules: `python -m tools.codegen_matrix`.

Operations, types and forms are crossed, with operations of processors that this one is
not. Each module is compiled as a user would, inside a process that may die of it. What
is computed is held against numpy where numpy can tell. Nothing may die, be wrong or
write a line to standard error; what LLVM cannot compile is refused.
"""

from __future__ import annotations

import argparse
import operator
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

import bridge
from bridge.errors import Error, PassFailed, Unsupported
from bridge.ods.rows import row, table
from bridge.upstream.isolated import Pool
from bridge.upstream.worker import stderr_so_far

INTEGERS: Final = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64}
FLOATS: Final = {"f32": np.float32, "f64": np.float64}
ODD_INTEGERS: Final = ("i0", "i1", "i7", "i128", "i300", "index")
ODD_FLOATS: Final = ("f16", "bf16", "f80", "f128", "tf32", "f8E4M3FN", "f8E5M2")
FORMS: Final = (
    "{}",
    "vector<4x{}>",
    "vector<3x{}>",
    "vector<2x3x{}>",
    "vector<[4]x{}>",
)

Oracle = Callable[..., Any]

BINARY_INTEGERS: Final[dict[str, Oracle | None]] = {
    "addi": operator.add,
    "subi": operator.sub,
    "muli": operator.mul,
    "andi": operator.and_,
    "ori": operator.or_,
    "xori": operator.xor,
    "maxsi": np.maximum,
    "minsi": np.minimum,
    "maxui": np.maximum,
    "minui": np.minimum,
    "shli": operator.lshift,
    "shrsi": operator.rshift,
    "divsi": operator.floordiv,
    "divui": operator.floordiv,
    "remsi": operator.mod,
    "remui": operator.mod,
    "floordivsi": operator.floordiv,
    "ceildivsi": lambda a, b: -(-a // b),
}
BINARY_FLOATS: Final[dict[str, Oracle | None]] = {
    "addf": operator.add,
    "subf": operator.sub,
    "mulf": operator.mul,
    "divf": operator.truediv,
    "remf": np.fmod,
    "maximumf": np.maximum,
    "minimumf": np.minimum,
    "maxnumf": np.maximum,
    "minnumf": np.minimum,
}
UNARY_FLOATS: Final[dict[str, Oracle | None]] = {
    "absf": np.abs,
    "ceil": np.ceil,
    "floor": np.floor,
    "trunc": np.trunc,
    "round": None,
    "roundeven": np.rint,
    "sqrt": np.sqrt,
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "exp": np.exp,
    "exp2": np.exp2,
    "expm1": np.expm1,
    "log": np.log,
    "log2": np.log2,
    "log10": np.log10,
    "log1p": np.log1p,
    "sin": np.sin,
    "cos": np.cos,
    "tan": np.tan,
    "tanh": np.tanh,
    "atan": np.arctan,
    "erf": None,
    "cbrt": np.cbrt,
}
UNARY_INTEGERS: Final = ("ctpop", "ctlz", "cttz", "absi")
FOREIGN: Final = (
    "arm_neon",
    "arm_sve",
    "arm_sme",
    "nvvm",
    "rocdl",
    "amx",
    "x86vector",
    "x86",
    "xevm",
    "vcix",
)
"""Dialects of processors; of some there is one that runs this."""

INTRINSICS: Final = (
    "llvm.amdgcn.workitem.id.x",
    "llvm.amdgcn.dispatch.id",
    "llvm.nvvm.read.ptx.sreg.tid.x",
    "llvm.aarch64.isb",
    "llvm.riscv.vsetvlimax",
    "llvm.ppc.mfmsr",
    "llvm.wasm.memory.size.i32",
    "llvm.hexagon.A2.abs",
    "llvm.x86.rdtsc",
    "llvm.no.such.thing",
    "llvm.vscale.i32",
    "llvm.readcyclecounter",
)


@dataclass(frozen=True, slots=True)
class Case:
    """One module; what `@f` gives for these values, where somebody knows."""

    name: str
    text: str
    arguments: tuple[Any, ...] = ()
    expected: Any = None
    opt_level: int = 3


def uniform(name: str, ty: str, count: int, result: str = "") -> str:
    """A function that applies one operation to arguments of one type."""
    result = result or ty
    arguments = ", ".join(f"%{i}: {ty}" for i in range(count))
    operands = ", ".join(f"%{i}" for i in range(count))
    types = ", ".join([ty] * count)
    return (
        f"func.func @f({arguments}) -> {result} {{\n"
        f'  %r = "{name}"({operands}) : ({types}) -> {result}\n'
        f"  return %r : {result}\n}}"
    )


def values(form: str, dtype: Any, count: int) -> tuple[Any, ...]:
    """Arguments that no operation here is undefined for."""
    shape = {"{}": (), "vector<4x{}>": (4,), "vector<3x{}>": (3,)}.get(form, (2, 3))
    size = int(np.prod(shape, dtype=int))
    whole = [
        np.arange(5, 5 + size).reshape(shape),
        np.full(shape, 2),
        np.full(shape, 3),
    ]
    scale = 0.25 if issubclass(dtype, np.floating) else 1
    return tuple((array * scale).astype(dtype)[()] for array in whole[:count])


def crossed(
    dialect: str,
    names: dict[str, Oracle | None],
    known: Any,
    odd: tuple[str, ...],
    n: int,
) -> Iterator[Case]:
    """Each operation of n operands with each type and form."""
    for name, oracle in names.items():
        for form in FORMS:
            for element in (*known, *odd):
                ty = form.format(element)
                text = uniform(f"{dialect}.{name}", ty, n)
                title = f"{dialect}.{name} of {ty}"
                if oracle is None or element in odd or "[" in form:
                    yield Case(title, text)
                    continue
                given = values(form, known[element], n)
                yield Case(title, text, given, oracle(*given))


def arithmetic() -> Iterator[Case]:
    """What is arithmetic, in all types."""
    yield from crossed("arith", BINARY_INTEGERS, INTEGERS, ODD_INTEGERS, 2)
    yield from crossed("arith", BINARY_FLOATS, FLOATS, ODD_FLOATS, 2)
    yield from crossed("math", UNARY_FLOATS, FLOATS, ODD_FLOATS[:4], 1)
    integers = dict.fromkeys(UNARY_INTEGERS)
    yield from crossed("math", {**integers}, INTEGERS, ODD_INTEGERS, 1)


LOOPS: Final = {
    "scf": """
  scf.for %i = %c0 to %c4 step %c1 {{
    %x = memref.load %m[%i] : memref<4x{0}>
    %y = arith.{1} %x, %x : {0}
    memref.store %y, %m[%i] : memref<4x{0}>
  }}""",
    "affine": """
  affine.for %i = 0 to 4 {{
    %x = affine.load %m[%i] : memref<4x{0}>
    %y = arith.{1} %x, %x : {0}
    affine.store %y, %m[%i] : memref<4x{0}>
  }}""",
    "vector": """
  %v = vector.load %m[%c0] : memref<4x{0}>, vector<4x{0}>
  %w = arith.{1} %v, %v : vector<4x{0}>
  vector.store %w, %m[%c0] : memref<4x{0}>, vector<4x{0}>""",
    "copied": """
  %b = memref.alloca() : memref<4x{0}>
  memref.copy %m, %b : memref<4x{0}> to memref<4x{0}>
  linalg.add ins(%b, %b : memref<4x{0}>, memref<4x{0}>) outs(%m : memref<4x{0}>)""",
}


def memory() -> Iterator[Case]:
    """An array that is doubled in place, in each type, way and level."""
    types = {**INTEGERS, **FLOATS, "f16": np.float16, "index": np.int64}
    for way, body in LOOPS.items():
        for element, dtype in types.items():
            add = "addf" if element.startswith("f") else "addi"
            text = (
                f"func.func @f(%m: memref<4x{element}>) -> memref<4x{element}> {{"
                + (
                    "".join(
                        f"\n  %c{i} = arith.constant {i} : index" for i in (0, 1, 4)
                    )
                    + body.format(element, add)
                    + f"\n  return %m : memref<4x{element}>\n}}"
                )
            )
            for level in range(4):
                array = np.arange(4).astype(dtype)
                title = f"{way} of {element} at {level}"
                yield Case(title, text, (array,), array + array, level)


def all_names(dialect: str) -> list[str]:
    """The operations of a dialect."""
    found = table(dialect)
    return found.names() if found is not None else []


def intrinsics() -> Iterator[Case]:
    """LLVM's own, whatever fits one or two operands of one type."""
    for name in all_names("llvm"):
        found = row(name)
        if found is None or not name.startswith("llvm.intr.") or not found.results:
            continue
        for ty in ("i32", "f32", "vector<4xi32>", "vector<4xf32>"):
            yield Case(f"{name} of {ty}", uniform(name, ty, len(found.operands)))


def foreign() -> Iterator[Case]:
    """Operations of other processors, whatever fits operands of one type."""
    for dialect in FOREIGN:
        for name in all_names(dialect):
            found = row(name)
            if found is None or len(found.results) != 1 or len(found.operands) > 3:
                continue
            for ty in ("i32", "vector<4xf32>", "vector<16xi8>", "vector<[4]xi32>"):
                yield Case(f"{name} of {ty}", uniform(name, ty, len(found.operands)))
    for name in INTRINSICS:
        call = f'%r = llvm.call_intrinsic "{name}"() : () -> i32'
        yield Case(name, f"llvm.func @f() -> i32 {{ {call} llvm.return %r : i32 }}")


def cases() -> Iterator[Case]:
    """All modules that are MLIR: the others have nothing to compile."""
    yield from arithmetic()
    yield from memory()
    yield from foreign()
    yield from intrinsics()


@cache
def _all() -> list[Case]:
    return list(cases())


def judge(position: int) -> str:
    """How compiling and calling a module ended; may end the process."""
    case = _all()[position]
    try:
        module = bridge.parse(case.text, filename=case.name)
        bridge.verify(module)
    except Error:
        return "no program"
    try:
        compiled = bridge.compile(module, opt_level=case.opt_level)
        found: Any = None
        if case.expected is not None:
            found = compiled["f"](*case.arguments)
    except (PassFailed, Unsupported):
        return "leaked" if stderr_so_far() else "refused"
    if stderr_so_far():
        return "leaked"
    if case.expected is None:
        return "compiled"
    close = np.allclose(found, case.expected, rtol=1e-5, atol=1e-6)
    return "right" if close else "wrong"


BAD: Final = ("died", "leaked", "wrong")


def main() -> int:
    parser = argparse.ArgumentParser(prog="codegen_matrix", description=__doc__)
    parser.add_argument("--every", type=int, default=1, help="only each n-th module")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    chosen = range(0, len(_all()), options.every)
    count: Counter[str] = Counter()
    with Pool(options.workers, timeout=600) as pool:
        for position, outcome in zip(chosen, pool.map(JUDGE, chosen), strict=True):
            ended = outcome.value if outcome.error is None else "died"
            count[ended] += 1
            if ended in BAD:
                print(
                    f"{ended}: {_all()[position].name}: {outcome.error or ''}",
                    flush=True,
                )
    modules = len(chosen) - count["no program"]
    print(f"{modules} modules: {', '.join(f'{n} {k}' for k, n in count.items())}")
    return 1 if any(count[name] for name in BAD) else 0


JUDGE: Final = "tools.codegen_matrix:judge"


if __name__ == "__main__":
    sys.exit(main())
