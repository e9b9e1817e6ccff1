"""Lists of values and integers, as in `[%a, 4, [8]]`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from bridge.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import DYNAMIC, I1, I64, INDEX
from bridge.ir.values import Value
from bridge.ods.directives import Argument, Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.tokens import ParseError, Token

_BRACKETS: Final = {"Braces": "{}", "LessGreater": "<>", "Paren": "()", "Square": "[]"}


def _brackets(arguments: Arguments) -> str:
    """The brackets that a format names as an enum's case."""
    for argument in arguments[2:]:
        found = _BRACKETS.get(argument.text.rpartition("::")[2])
        if found is not None:
            return found
    return "[]"


def _scalable(arguments: Arguments) -> Argument | None:
    return next((a for a in arguments[2:] if a.kind == "attribute"), None)


def read_index_list(
    r: AsmReader, brackets: str = "[]"
) -> tuple[list[Token], DenseArrayAttr, DenseArrayAttr]:
    """`[%a, 4, [8]]`: values, integers (dynamic for values), and which scale.

    Raises `ParseError`.
    """
    values: list[Token] = []
    integers: list[int] = []
    flags: list[bool] = []
    try:
        closed = _read_items(r, brackets, values, integers, flags)
    except ParseError as fault:
        r.follow(fault, _NEITHER, r.name_pos)
        raise
    if not closed:
        raise r.op_error_here(_NEITHER, r.name_pos)
    return values, *_arrays(tuple(integers), tuple(flags))


@lru_cache(maxsize=4096)
def _arrays(
    integers: tuple[int, ...], flags: tuple[bool, ...]
) -> tuple[DenseArrayAttr, DenseArrayAttr]:
    """The same few sizes and offsets are all over a program."""
    return DenseArrayAttr.of(I64, integers), DenseArrayAttr.of(I1, flags)


_NEITHER: Final = "expected SSA value or integer"


def _read_items(
    r: AsmReader,
    brackets: str,
    values: list[Token],
    integers: list[int],
    flags: list[bool],
) -> bool:
    """Whether each `[` of one that scales has its `]`."""
    opening, closing = brackets[0], brackets[1]
    context = " in dynamic index list"
    r.expect(opening, f"expected '{opening}'{context}")
    if not r.accept(closing):
        while True:
            value = _operand(r)
            flags.append(r.accept("["))
            if value is not None:
                values.append(value)
            integers.append(DYNAMIC if value is not None else r.integer())
            if flags[-1] and not r.accept("]"):
                return False
            if not r.accept(","):
                break
        r.expect(closing, f"expected '{closing}'{context}")
    return True


def _operand(r: AsmReader) -> Token | None:
    try:
        return r.optional_operand()
    except ParseError as fault:
        # Upstream looks for an integer where the name of a value was wrong.
        r.follow(fault, "expected integer value")
        raise


def _read(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    values, integers, flags = read_index_list(r, _brackets(arguments))
    arguments[0].put(reading, values)
    arguments[1].put(reading, integers)
    scalable = _scalable(arguments)
    if scalable is not None:
        scalable.put(reading, flags)


_NULL: Final = "<<NULL VALUE>>"
"""Upstream's text for a value that is not there: few rules count those of a list."""


def write_index_list(
    w: AsmWriter,
    dynamic: Iterable[Value],
    integers: Attribute | None,
    brackets: str = "[]",
    scalable: Attribute | None = None,
) -> None:
    """`[%a, 4, [8]]`."""
    values = iter(dynamic)
    scales = _numbers(scalable)
    w.text(brackets[0])
    for index, integer in enumerate(_numbers(integers)):
        if index:
            w.text(", ")
        scaled = bool(scales) and bool(scales[index])
        if scaled:
            w.text("[")
        value = next(values, None) if integer == DYNAMIC else None
        if value is not None:
            w.value(value)
        else:
            w.text(_NULL if integer == DYNAMIC else str(integer))
        if scaled:
            w.text("]")
    w.text(brackets[1])


def _numbers(attr: Attribute | None) -> tuple[int | float, ...]:
    return attr.values if isinstance(attr, DenseArrayAttr) else ()


def _write(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    scalable = _scalable(arguments)
    flags = scalable.of(op) if scalable is not None else None
    dynamic, integers = arguments[0].of(op), arguments[1].of(op)
    write_index_list(w, dynamic, integers, _brackets(arguments), flags)


def _read_optional(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    if r.at("["):
        _read(r, reading, arguments)


def _write_optional(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    if arguments[1].of(op) is not None:
        _write(w, op, arguments)


def _read_first(r: AsmReader, reading: Reading, arguments: Arguments) -> bool:
    """The list as the first element of an optional group, too."""
    _read(r, reading, arguments)
    return True


def _read_range(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`1 to 3`, or `1` for `1 to 2`."""
    low = r.integer("uint64_t")
    high = r.integer("uint64_t") if r.accept_word("to") else (low + 1) % (1 << 64)
    if high <= low:
        message = "expect larger level upper bound than lower bound"
        raise r.op_error(reading.state, message)
    arguments[0].put(reading, IntegerAttr.wrapped(low, INDEX))
    arguments[1].put(reading, IntegerAttr.wrapped(high, INDEX))


def _write_range(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    low, high = [argument.of(op).value for argument in arguments]
    w.text(str(low) if low + 1 == high else f"{low} to {high}")


DIRECTIVES: Final[Directives] = {
    "LevelRange": Directive(_read_range, _write_range),
    "DynamicIndexList": Directive(_read_first, _write),
    "OptionalDynamicIndexList": Directive(_read_optional, _write_optional),
}
