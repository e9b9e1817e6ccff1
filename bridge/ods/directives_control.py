"""Cases of switches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bridge.ir.attributes import DenseArrayAttr, DenseElementsAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.types import I1, I64, IndexType, IntegerType, Type, VectorType
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.tokens import ParseError, Token

Successor = tuple[Block, list[Token], list[Type]]


def read_successor(r: AsmReader, numbered: bool = True) -> Successor:
    """`^bb1` or `^bb1(%a : t)`, the operands unresolved.

    Some are read as arguments are, which have no numbers: raises `ParseError`.
    """
    block = r.successor()
    operands: list[Token] = []
    types: list[Type] = []
    if r.accept("("):
        operands = r.operands()
        for operand in () if numbered else operands:
            _verify_unnumbered(r, operand)
        types = r.colon_types()
        r.expect(")", "expected ')'")
    return block, operands, types


def _verify_unnumbered(r: AsmReader, operand: Token) -> None:
    name, number, _ = r.text[operand.pos : operand.end].partition("#")
    if number:
        message = "result number not allowed in argument list"
        raise ParseError(operand.pos + len(name), message)


def _case_values(values: list[int], flag: Type) -> DenseElementsAttr:
    width = flag.width if isinstance(flag, IntegerType) else 64
    ty = VectorType((len(values),), flag)
    # Constants beyond the flag's width lose what does not fit.
    mask = (1 << width) - 1
    half = 1 << (width - 1) if width else 0
    wrapped = [((value & mask) ^ half) - half for value in values]
    return DenseElementsAttr.of(ty, wrapped)


def _put_cases(reading: Reading, arguments: Arguments, found: list[Successor]) -> None:
    blocks, operands, types = arguments
    blocks.put(reading, [case[0] for case in found])
    operands.put(reading, [case[1] for case in found])
    types.put(reading, [case[2] for case in found])


def _flag(reading: Reading, arguments: Arguments) -> Type:
    """The type of the value that is switched on."""
    known: list[Type] = arguments[0].known(reading)
    return known[0] if known else IndexType()


def _read_case(r: AsmReader, numbered: bool) -> tuple[int, Successor]:
    """`4: ^bb1(%a : t)`."""
    value = r.integer()
    r.expect(":", "expected ':'")
    return value, read_successor(r, numbered)


def _write_cases(
    w: AsmWriter, values: Iterable[int], arguments: Arguments, op: Operation
) -> None:
    blocks, groups = arguments[0].of(op), arguments[1].groups_of(op)
    for index, (value, *case) in enumerate(zip(values, blocks, groups, strict=True)):
        if index:
            w.text(",")
            w.newline()
        w.text(f"  {value}: ")
        w.successor_and_operands(*case)
    w.newline()


def _read_cf_cases(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    flag = _flag(reading, arguments)
    r.word("default")
    r.expect(":", "expected ':'")
    block, operands, types = read_successor(r, numbered=False)
    for argument, piece in zip(arguments[1:4], ([block], operands, types), strict=True):
        argument.put(reading, piece)
    found = []
    while r.accept(","):
        found.append(_read_case(r, numbered=True))
    if found:
        arguments[4].put(reading, _case_values([value for value, _ in found], flag))
    _put_cases(reading, Arguments(arguments[5:8]), [case for _, case in found])


def _write_cf_cases(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text("  default: ")
    w.successor_and_operands(arguments[1].of(op)[0], arguments[2].of(op))
    cases = arguments[4].of(op)
    if cases is not None:
        w.text(",")
        w.newline()
        # Upstream prints the bits as a number without sign.
        mask = (1 << getattr(cases.type.element, "width", 64)) - 1
        values = [value & mask for value in cases.values]
        _write_cases(w, values, Arguments(arguments[5:]), op)


def _read_llvm_cases(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    flag = _flag(reading, arguments)
    r.expect("[", "expected '['")
    found = []
    if not r.at("]"):
        found = r.items(lambda: _read_case(r, numbered=False))
        arguments[1].put(reading, _case_values([value for value, _ in found], flag))
    _put_cases(reading, Arguments(arguments[2:5]), [case for _, case in found])
    r.expect("]", "expected ']'")


def _write_llvm_cases(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text("[")
    w.newline()
    cases = arguments[1].of(op)
    if cases is not None:
        # Upstream prints the bits as a number with a sign.
        sign = -1 if cases.type.element is I1 else 1
        values = [sign * value for value in cases.values]
        _write_cases(w, values, Arguments(arguments[2:]), op)
    w.text("]")


def _read_regions(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    values: list[int] = []
    regions: list[Region] = []
    while r.accept_word("case"):
        values.append(r.integer())
        regions.append(r.braced_region())
    arguments[0].put(reading, DenseArrayAttr.of(I64, values))
    arguments[1].put(reading, regions)


def _write_regions(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    cases = arguments[0].of(op)
    for value, region in zip(cases.values, arguments[1].of(op), strict=True):
        w.newline()
        w.text(f"case {value} ")
        w.region(region, entry_arguments=False)


CASES: Final = Directive(_read_cf_cases, _write_cf_cases)
DIRECTIVES: Final[Directives] = {
    "cf.SwitchOpCases": CASES,
    "llvm.SwitchOpCases": Directive(_read_llvm_cases, _write_llvm_cases),
    "scf.SwitchCases": Directive(_read_regions, _write_regions),
    "emitc.SwitchCases": Directive(_read_regions, _write_regions),
}
