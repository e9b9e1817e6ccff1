"""Directives of the spirv dialect."""

from __future__ import annotations

from typing import Final

from bridge.dialects.spirv.words import case_attr, case_text, read_string_case
from bridge.ir.core import Operation
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.directives_control import CASES
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter


def _read_image_operands(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`["Bias|Lod"]`, if it is there."""
    if r.accept("["):
        case = read_string_case(r, "ImageOperands")
        arguments[0].put(reading, case_attr("ImageOperands", case))
        r.expect("]", "expected ']'")


def _write_image_operands(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    found = arguments[0].of(op)
    if found is not None:
        w.text(f'["{case_text(found)}"]')


DIRECTIVES: Final[Directives] = {
    "ImageOperands": Directive(_read_image_operands, _write_image_operands),
    "SwitchOpCases": CASES,
}
