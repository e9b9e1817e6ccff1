"""`#acc.par_dim` and `#acc<par_dims[…]>`: the processors of a GPU that loops run on."""

from __future__ import annotations

from typing import Final

from bridge.ods.definition_formats import Body, Fields
from bridge.ods.definitions import Syntax
from bridge.ods.enums import enum
from bridge.text.state import Reader
from bridge.text.tokens import ParseError, string_value

_LIST: Final = "list of OpenACC GPU parallel dimensions"


def _read_processor(r: Reader) -> str:
    token = r.peek()
    if token.kind not in ("bare", "inttype", "string"):
        raise r.error("expected valid keyword or string")
    word = string_value(token.text) if token.kind == "string" else token.text
    r.take()
    known = enum("gpu", "ProcessorEnum")
    if known is None or known.value(word) is None:
        raise ParseError(token.pos, "expected one of ::mlir::gpu::Processor enum names")
    return word


def _read_dimension(r: Reader) -> Fields:
    """`<block_x>`."""
    try:
        r.expect("<", "expected '<'")
        word = _read_processor(r)
        _expect_after(r, ">", "expected '>'")
    except ParseError as fault:
        emitted = "expected format `<` processor_name `>`"
        fault.also.append(ParseError(r.peek().pos, emitted))
        raise
    return {"value": word}


def _read_dimensions(r: Reader) -> Fields:
    """`[block_x, thread_y]`."""
    _expect_after(r, "[", f"expected '['{_LIST}")
    words: list[str] = []
    while not r.at("]") or words:
        words.append(_read_processor(r))
        if not r.accept(","):
            break
    _expect_after(r, "]", f"expected ']'{_LIST}")
    return {"array": tuple(words)}


def _expect_after(r: Reader, bracket: str, message: str) -> None:
    """A bracket; where it is missing, upstream points to the previous token's end."""
    after = r.pos
    if not r.accept(bracket):
        raise ParseError(after, message)


SYNTAX: Final[Syntax] = {
    ("par_dim", "attributes"): Body(
        ("value",), _read_dimension, lambda values: (f"<{values['value']}>",)
    ),
    ("par_dims", "attributes"): Body(
        ("array",),
        _read_dimensions,
        lambda values: (f"[{', '.join(values['array'])}]",),
    ),
}
