"""Cases of switches."""

from __future__ import annotations

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


def _read_cf_cases(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    flag = _flag(reading, arguments)
    r.word("default")
    r.expect(":", "expected ':'")
    default = read_successor(r, numbered=False)
    for argument, piece in zip(
        arguments[1:4], ([default[0]], default[1], default[2]), strict=True
    ):
        argument.put(reading, piece)
    values = []
    found = []
    while r.accept(","):
        values.append(r.integer())
        r.expect(":", "expected ':'")
        found.append(read_successor(r))
    if values:
        arguments[4].put(reading, _case_values(values, flag))
    _put_cases(reading, Arguments(arguments[5:8]), found)


def _write_cf_cases(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text("  default: ")
    w.successor_and_operands(arguments[1].of(op)[0], arguments[2].of(op))
    cases = arguments[4].of(op)
    if cases is None:
        return
    width = cases.type.element.width if hasattr(cases.type.element, "width") else 64
    blocks = arguments[5].of(op)
    groups = arguments[6].groups_of(op)
    for value, block, operands in zip(cases.values, blocks, groups, strict=True):
        w.text(",")
        w.newline()
        # Upstream prints the bits as a number without sign.
        w.text(f"  {value % (1 << width)}: ")
        w.successor_and_operands(block, operands)
    w.newline()


def _read_llvm_cases(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    flag = _flag(reading, arguments)
    r.expect("[", "expected '['")
    if r.accept("]"):
        _put_cases(reading, Arguments(arguments[2:5]), [])
        return
    values = []
    found = []
    while True:
        values.append(r.integer())
        r.expect(":", "expected ':'")
        found.append(read_successor(r, numbered=False))
        if not r.accept(","):
            break
    arguments[1].put(reading, _case_values(values, flag))
    _put_cases(reading, Arguments(arguments[2:5]), found)
    r.expect("]", "expected ']'")


def _write_llvm_cases(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text("[")
    w.newline()
    cases = arguments[1].of(op)
    if cases is not None:
        blocks = arguments[2].of(op)
        groups = arguments[3].groups_of(op)
        ty = cases.type.element
        rows = zip(cases.values, blocks, groups, strict=True)
        for index, (value, block, operands) in enumerate(rows):
            if index:
                w.text(",")
                w.newline()
            # Upstream prints the bits as a number with a sign.
            w.text(f"  {-value if ty is I1 else value}: ")
            w.successor_and_operands(block, operands)
        w.newline()
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
