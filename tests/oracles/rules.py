"""What the reference says of one op in generic form, against what the rows say."""

from __future__ import annotations

from torch_mlir import ir

from bridge.api import parse
from bridge.errors import Error
from bridge.verifier import verify


def reference(text: str) -> str:
    """The reference's first complaint about a module, or nothing."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    try:
        ir.Module.parse(text, context)
    except ir.MLIRError as error:
        return str(error.error_diagnostics[0].message)
    return ""


def native(text: str) -> str:
    """The native verifier's first complaint about a module, or nothing."""
    program = parse(text, allow_unregistered=True)
    try:
        verify(program)
    except Error as error:
        return error.diagnostics[0].message
    return ""


def module(op: str, *values: str) -> str:
    """A module with one op; its operands are `%0`, `%1`, … of the types given."""
    made = [f'%{i} = "t.v"() : () -> {ty}' for i, ty in enumerate(values)]
    return "\n".join(
        ['"t.top"() ({', *made, op, '"t.end"() : () -> ()', "}) : () -> ()"]
    )


def check_same(op: str, *values: str) -> str:
    """Fails where the verifier and the reference differ; gives the complaint."""
    text = module(op, *values)
    wanted = reference(text)
    assert native(text) == wanted
    return wanted
