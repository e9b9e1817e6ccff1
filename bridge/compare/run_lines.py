"""What a file says its functions give: the lines `// run:` and `// trap:`.

    // run: @f([1, 2, 3], 2) == [3, 5]          the result; of several, a tuple
    // run: @f(random(4, 4)) == within(1e-6, iota(4))
    // run: @f(zeros(4))                         all judges agree, whatever it is
    // then: #0 == [1, 1, 1, 1]                  argument 0 afterwards
    // trap: @f(7) "out of bounds"               undefined, with this in the message
    // judges: interpreter                       who is asked, from here on; why
    // syntax: legacy                            the file's text is upgraded first

Arrays are lists, or made by size: `zeros(4, 4)`, `full(1.5, 4)`, `iota(2, 3)`,
`random(4)`, `random()` for a scalar or all of a shape that the type knows. A float is a
number, `nan`, `inf` or `bits(0x7FC00000)`. What is random depends on the call's text.
"""

from __future__ import annotations

import ast
import re
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from bridge.errors import Malformed
from bridge.interpreter.arguments import page_aligned
from bridge.interpreter.wide import is_wide
from bridge.ir import longdoubles
from bridge.ir.types import (
    DYNAMIC,
    ComplexType,
    FloatType,
    FunctionType,
    IntegerType,
    RankedType,
    Type,
)
from bridge.source import Source

Array = npt.NDArray[np.generic]

JUDGES: Final = ("interpreter", "compiled", "upstream")

_LINE: Final = re.compile(r"//\s*(run|then|trap|judges):[ \t]*(.*)")
_LEGACY: Final = re.compile(r"//\s*syntax:\s*legacy\b")
_CALL: Final = re.compile(r"@([\w.$-]+)")
_MESSAGE: Final = re.compile(r'(.*\))\s*"((?:[^"\\]|\\.)*)"\s*')


class Within(NamedTuple):
    """What a result is, up to an error, relative to the larger of it and 1."""

    error: float
    value: object


class RunLine(NamedTuple):
    """A call, and what must come of it."""

    line: int
    text: str
    name: str
    arguments: tuple[ast.expr, ...]
    judges: tuple[str, ...]
    expected: ast.expr | None = None
    then: tuple[tuple[int, ast.expr], ...] = ()
    trap: str | None = None


def run_lines(source: Source) -> list[RunLine]:
    """The lines of a file; raises `Malformed` where one cannot be read."""
    found: list[RunLine] = []
    judges: tuple[str, ...] = JUDGES
    offset = 0
    for number, line in enumerate(source.text.split("\n"), 1):
        match = _LINE.search(line)
        if match is not None:
            kind, text = match.groups()
            at = offset + match.start(2)
            try:
                if kind == "judges":
                    judges = _judges(text)
                elif kind == "then":
                    found[-1] = _then(found[-1], text)
                else:
                    found.append(_read(kind, number, text, judges))
            except (SyntaxError, ValueError, IndexError) as error:
                reason = getattr(error, "msg", None) or str(error)
                message = f"cannot read this `{kind}` line: {reason}"
                raise Malformed(source.diagnostic(at, message)) from None
        offset += len(line) + 1
    return found


def is_legacy(text: str) -> bool:
    """Whether a file says that its text is of an older MLIR."""
    return _LEGACY.search(text) is not None


def read_line(text: str) -> RunLine:
    """A call alone, `@f(1, 2)`; raises `SyntaxError` and `ValueError`."""
    return _read("run", 0, text, JUDGES)


def _judges(text: str) -> tuple[str, ...]:
    names = re.findall(r"\w+", text.partition(";")[0])
    unknown = [name for name in names if name not in JUDGES]
    if unknown or not names:
        raise ValueError(f"judges are {', '.join(JUDGES)}")
    return tuple(names)


def _read(kind: str, line: int, text: str, judges: tuple[str, ...]) -> RunLine:
    message = None
    call = text
    if kind == "trap":
        match = _MESSAGE.fullmatch(text)
        if match is None:
            raise ValueError('expected `@f(...) "message"`')
        call, message = match.groups()
    name = _CALL.match(call)
    if name is None:
        raise ValueError("expected `@` and the name of a function")
    tree = ast.parse("f" + call[name.end() :].strip(), mode="eval").body
    expected = None
    if isinstance(tree, ast.Compare) and len(tree.ops) == 1:
        if not isinstance(tree.ops[0], ast.Eq):
            raise ValueError("expected `==`")
        expected = tree.comparators[0]
        tree = tree.left
    if not isinstance(tree, ast.Call) or tree.keywords:
        raise ValueError("expected a call")
    arguments = tuple(tree.args)
    return RunLine(line, text, name[1], arguments, judges, expected, (), message)


def _then(before: RunLine, text: str) -> RunLine:
    number, equals, expected = text.partition("==")
    if not equals or not number.startswith("#"):
        raise ValueError("expected `#<number> == ...`")
    tree = ast.parse(expected.strip(), mode="eval").body
    return before._replace(then=(*before.then, (int(number[1:]), tree)))


class Maker:
    """Makes the values of one line, of the types of its function."""

    def __init__(self, line: RunLine, type: FunctionType) -> None:
        call = line.text.partition(" == ")[0]
        self._random = np.random.default_rng(zlib.crc32(call.encode()))
        self._line = line
        self._type = type

    def arguments(self) -> list[object]:
        """The arguments; raises `ValueError` where one is not of its type.

        An array begins where a page does, so that what a program says of its alignment
        holds or does not in every run.
        """
        given, wanted = self._line.arguments, self._type.inputs
        if len(given) != len(wanted):
            raise ValueError(f"expected {len(wanted)} arguments, found {len(given)}")
        values = [self.value(*pair) for pair in zip(wanted, given, strict=True)]
        return [
            page_aligned(value) if isinstance(value, np.ndarray) else value
            for value in values
        ]

    def expected(self) -> tuple[object, ...] | None:
        """The results that are written, each as an array, a number or `Within`."""
        tree, types = self._line.expected, self._type.results
        if tree is None:
            return None
        parts = tree.elts if len(types) != 1 and isinstance(tree, ast.Tuple) else [tree]
        if len(parts) != len(types):
            raise ValueError(f"expected {len(types)} results, found {len(parts)}")
        return tuple([self.value(*pair) for pair in zip(types, parts, strict=True)])

    def afterwards(self) -> Iterator[tuple[int, object]]:
        """Arguments by number, and what they are after the call."""
        for number, tree in self._line.then:
            yield number, self.value(self._type.inputs[number], tree)

    def value(self, ty: Type, tree: ast.expr) -> object:
        """The value of an expression as one of a type."""
        if isinstance(tree, ast.Call) and _name(tree) == "within":
            error, inner = tree.args
            return Within(float(ast.literal_eval(error)), self.value(ty, inner))
        if not isinstance(ty, RankedType):
            return self._scalar(ty, tree)
        return self._array(ty, tree)

    def _scalar(self, ty: Type, tree: ast.expr) -> object:
        if isinstance(tree, ast.Call):
            if _name(tree) == "bits" and isinstance(ty, FloatType):
                return _pattern(ty, ast.literal_eval(tree.args[0]))
            if _name(tree) == "random":
                return self._drawn(ty, ()).item()
            raise ValueError(f"`{_name(tree)}` gives no {ty}")
        if isinstance(tree, ast.Name):
            return _NAMES[tree.id]
        if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub):
            return -self._scalar(ty, tree.operand)  # type: ignore[operator]
        return ast.literal_eval(tree)

    def _array(self, ty: RankedType, tree: ast.expr) -> Array:
        dtype = longdoubles.dtype_of(ty.element)
        if dtype is None:
            raise ValueError(f"numpy has no type for {ty.element}")
        if isinstance(tree, ast.Call):
            return _MAKERS[_name(tree)](self, ty, dtype, tree.args)
        items = self._nested(ty.element, tree)
        if isinstance(ty.element, IntegerType) and dtype.kind == "i":
            # Both readings of a signless integer are written.
            return (
                np.array(items, object).astype(dtype.str.replace("i", "u")).view(dtype)
                if _is_large(items, dtype)
                else np.array(items, dtype)
            )
        return np.array(items, dtype)

    def _nested(self, element: Type, tree: ast.expr) -> object:
        if isinstance(tree, ast.List):
            return [self._nested(element, item) for item in tree.elts]
        return self._scalar(element, tree)

    def _zeros(
        self, ty: RankedType, dtype: np.dtype, sizes: Sequence[ast.expr]
    ) -> Array:
        return np.zeros(_shape(ty, sizes), dtype)

    def _full(
        self, ty: RankedType, dtype: np.dtype, given: Sequence[ast.expr]
    ) -> Array:
        return np.full(_shape(ty, given[1:]), self._scalar(ty.element, given[0]), dtype)

    def _iota(
        self, ty: RankedType, dtype: np.dtype, sizes: Sequence[ast.expr]
    ) -> Array:
        shape = _shape(ty, sizes)
        return np.arange(np.prod(shape, dtype=int)).reshape(shape).astype(dtype)

    def _any(self, ty: RankedType, dtype: np.dtype, sizes: Sequence[ast.expr]) -> Array:
        return np.asarray(self._drawn(ty.element, _shape(ty, sizes)))

    def _drawn(self, element: Type, shape: tuple[int, ...]) -> Array:
        dtype = longdoubles.dtype_of(element)
        if dtype is None:
            raise ValueError(f"numpy has no type for {element}")
        if isinstance(element, FloatType):
            # Small multiples of a quarter: sums and products of some are exact.
            return (self._random.integers(-32, 33, shape) / 4).astype(dtype)
        if isinstance(element, ComplexType):
            parts = self._random.integers(-32, 33, (*shape, 2)) / 4
            return (parts[..., 0] + 1j * parts[..., 1]).astype(dtype)
        if dtype.kind == "b":
            return self._random.integers(0, 2, shape).astype(bool)
        bounds = np.iinfo(dtype)
        return np.asarray(
            self._random.integers(bounds.min, bounds.max, shape, dtype, endpoint=True)
        )


_Make = Callable[[Maker, RankedType, np.dtype, Sequence[ast.expr]], Array]
_MAKERS: Final[dict[str, _Make]] = {
    "zeros": Maker._zeros,
    "full": Maker._full,
    "iota": Maker._iota,
    "random": Maker._any,
}
_NAMES: Final[dict[str, object]] = {
    "nan": float("nan"),
    "inf": float("inf"),
    "true": True,
    "false": False,
}


def _pattern(ty: FloatType, bits: int) -> object:
    wide = longdoubles.of_bits(ty.format, bits)
    return wide if is_wide(ty.format) else float(wide)


def _is_large(items: object, dtype: np.dtype) -> bool:
    flat = np.array(items, object).ravel().tolist()
    return any(item > np.iinfo(dtype).max for item in flat)


def _name(tree: ast.Call) -> str:
    return tree.func.id if isinstance(tree.func, ast.Name) else ""


def _shape(ty: RankedType, sizes: Sequence[ast.expr]) -> tuple[int, ...]:
    given = tuple([int(ast.literal_eval(size)) for size in sizes])
    shape = given or ty.shape
    if DYNAMIC in shape:
        raise ValueError(f"the sizes of {ty} must be given")
    return shape
