"""Loops: gangs, bounds, and the construct they are combined with."""

from __future__ import annotations

from typing import Final

from bridge.ir.core import Operation
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.ods.nodes import dialect_attr
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

_COMBINED: Final = {
    word: dialect_attr("acc.combined_constructs", f"{word}_loop")
    for word in ("kernels", "parallel", "serial")
}
_COMBINED_WORDS: Final = {attr: word for word, attr in _COMBINED.items()}


def _read_control(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`control(%i : t) = (%a : t) to (%b : t) step (%c : t) {…}`."""
    region, *lists = arguments
    variables = []
    if r.accept_word("control"):
        r.expect("(", "expected '('")
        if r.first() == "%":
            variables = r.items(r.typed_argument)
        r.expect(")", "expected ')'")
        for number, word in enumerate(("", "to", "step")):
            if word:
                r.word(word)
            else:
                r.expect("=", "expected '='")
            r.expect("(", "expected '('")
            lists[2 * number].put(reading, r.operands_of(len(variables)))
            lists[2 * number + 1].put(reading, r.colon_types())
            r.expect(")", "expected ')'")
    region.put(reading, [r.braced_region(variables)])


def _write_control(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    (region,) = arguments[0].of(op)
    entry = region.entry
    if entry is not None and entry.arguments:
        w.items(entry.arguments, w.typed, "control(")
        for index, word in ((1, ") = ("), (3, ") to ("), (5, ")  step (")):
            w.put(word, arguments[index].of(op), " : ", arguments[index + 1].of(op))
        w.text(") ")
    w.region(region, entry_arguments=False)


def _read_combined(r: AsmReader, reading: Reading, arguments: Arguments) -> bool:
    word = r.word_of(tuple(_COMBINED))
    if word is None:
        raise r.op_error_here("expected compute construct name", r.here())
    arguments[0].put(reading, _COMBINED[word])
    return True


def _write_combined(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text(_COMBINED_WORDS.get(arguments[0].of(op), ""))


DIRECTIVES: Final[Directives] = {
    "LoopControl": Directive(_read_control, _write_control),
    "CombinedConstructsLoop": Directive(_read_combined, _write_combined),
}
