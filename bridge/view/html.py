"""The text of an operation as HTML: highlighted, and every value knows its uses.

A pointer over a value shows its type, what makes it and how often it is used; a click
marks it wherever it occurs. The HTML needs nothing else: no file, no library.
"""

from __future__ import annotations

import re
from collections import Counter
from html import escape
from typing import Final

from bridge.ir.core import Block, Operation, OpResult, Value
from bridge.ir.values import BlockArgument
from bridge.text.printer import PrintOptions
from bridge.verifier.printing import print_operation

__all__ = ["MOST_LINES", "html"]

MOST_LINES: Final = 2_000
"""Lines of a text that are shown; browsers are slow with many more."""

_OPEN, _VALUE, _BLOCK = "\ue000", "\ue001", "\ue002"
"""Around the number of a value or a block before its name; no IR prints them bare."""

_WORDS: Final = (
    *("to", "step", "min", "max", "iter_args", "else", "attributes", "where", "in"),
    *("affine_map", "affine_set", "dense", "sparse", "dense_resource", "loc"),
    *("true", "false", "unit", "mod", "floordiv", "ceildiv", "symbol", "reduce"),
    *("ins", "outs", "init", "into", "from", "do", "private", "public", "strided"),
)

_TOKENS: Final = re.compile(
    "|".join(
        f"(?P<{name}>{pattern})"
        for name, pattern in {
            "value": rf"{_OPEN}(?P<of>\d+){_VALUE}(?P<name>%[\w$.-]+(?:\#\d+)?)",
            "block": rf"{_OPEN}(?P<to>\d+){_BLOCK}(?P<label>\^[\w$.-]+)",
            "comment": rf"//[^\n{_OPEN}]*",
            "string": r'"(?:[^"\\\n]|\\.)*"',
            "symbol": r'@(?:[\w$.-]+|"(?:[^"\\\n]|\\.)*")',
            "alias": r"[#!][A-Za-z_][\w$.]*",
            "type": r"\b(?:(?:[su]?i|f|bf|tf)\d\w*|index|none|memref|tensor|vector"
            r"|complex|tuple)\b(?!\.)",
            "word": rf"\b(?:{'|'.join(_WORDS)})\b(?!\.)",
            "op": r"\b[a-z_]\w*(?:\.[A-Za-z_$][\w$]*)+|(?<=\n)[ ]*return\b",
            "number": r"(?<![\w.])-?"
            r"(?:0x[0-9A-Fa-f]+|\d+(?:\.\d+(?:[eE][+-]?\d+)?)?)\b",
        }.items()
    )
)


def html(op: Operation) -> str:
    """An operation as HTML, in the form in which it is printed.

    Of more than `MOST_LINES` lines the rest is counted, not shown.
    """
    numbers = _Numbers()
    text = print_operation(op, PrintOptions(renames=numbers.rename)).rstrip("\n")
    lines = text.split("\n")
    shown = _highlighted("\n".join(lines[:MOST_LINES]), numbers)
    if len(lines) > MOST_LINES:
        shown += f"\n<i>… {len(lines) - MOST_LINES:,} more lines</i>"
    return f'{STYLE}<pre class="mlir" onclick="{escape(MARK)}">{shown}</pre>'


class _Numbers:
    """The numbers that stand before names while they are printed."""

    def __init__(self) -> None:
        self.values: list[Value] = []
        self.blocks: list[Block] = []

    def rename(self, values: dict[Value, str], blocks: dict[Block, str]) -> None:
        """Puts the number of each value and block before its name."""
        self.values, self.blocks = list(values), list(blocks)
        for number, value in enumerate(self.values):
            values[value] = f"{_OPEN}{number}{_VALUE}{values[value]}"
        for number, block in enumerate(self.blocks):
            blocks[block] = f"{_OPEN}{number}{_BLOCK}{blocks[block]}"


def _highlighted(text: str, numbers: _Numbers) -> str:
    parts: list[str] = []
    end = 0
    for match in _TOKENS.finditer(text):
        kind = match.lastgroup or ""
        parts += (escape(text[end : match.start()]), _span(kind, match, numbers))
        end = match.end()
    return "".join([*parts, escape(text[end:])])


def _span(kind: str, match: re.Match[str], numbers: _Numbers) -> str:
    """One token; a value and a block have what the pointer shows, and a number."""
    if kind == "value":
        number, name = int(match["of"]), match["name"]
        key, title = f"v{number}", describe(numbers.values[number])
    elif kind == "block":
        number, name = int(match["to"]), match["label"]
        key, title = f"b{number}", _block_words(numbers.blocks[number])
    else:
        return f'<span class="{kind}">{escape(match[0])}</span>'
    return (
        f'<span class="{kind}" data-key="{key}" title="{escape(title)}">'
        f"{escape(name)}</span>"
    )


def describe(value: Value) -> str:
    """The type of a value, what makes it, and what uses it."""
    users = Counter(user.name for user in value.users)
    each = [f"{name} ({n} times)" if n > 1 else name for name, n in users.items()]
    used = f"used by {', '.join(each)}" if each else "not used"
    return f"{value.type}\n{_origin(value)}\n{used}"


def _origin(value: Value) -> str:
    if isinstance(value, OpResult):
        return f"result {value.index} of {value.op.name}"
    if isinstance(value, BlockArgument):
        op = value.owner.parent_op
        return f"argument {value.index} of a block" + (f" of {op.name}" if op else "")
    return "a value"


def _block_words(block: Block) -> str:
    before = len(block.predecessors)
    return f"arguments: {len(block.arguments)}, predecessors: {before}"


MARK: Final = (
    "const k=event.target.dataset.key,all=this.querySelectorAll('[data-key]');"
    "const on=event.target.classList.contains('marked');"
    "for(const e of all)e.classList.toggle('marked',!on&&k!==undefined&&"
    "e.dataset.key===k)"
)
"""What a click does: marks all that is the same value, or nothing any more."""

STYLE: Final = """<style>
.mlir{--op:#0550ae;--type:#116329;--string:#9a4a00;--value:#6639ba;--faint:#6e7781;\
--mark:#fff2a8;font-size:13px;line-height:1.4;overflow-x:auto;tab-size:2;white-space:pre}
@media (prefers-color-scheme:dark){.mlir{--op:#79c0ff;--type:#7ee787;--string:#ffa657;\
--value:#d2a8ff;--faint:#8b949e;--mark:#5c4b00}}
.mlir .op{color:var(--op)}.mlir .type,.mlir .alias{color:var(--type)}
.mlir .string,.mlir .number{color:var(--string)}.mlir .word{font-weight:600}
.mlir .value,.mlir .block{color:var(--value);cursor:pointer}
.mlir .symbol{color:var(--op);font-weight:600}.mlir .comment,.mlir i{color:var(--faint)}
.mlir .marked{background:var(--mark);outline:1px solid var(--value);border-radius:2px}
</style>"""
