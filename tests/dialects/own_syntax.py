"""How the bridge and the reference spell one type or attribute."""

from __future__ import annotations

import re

import pytest

from bridge.errors import Error
from bridge.op.registry import REFERENCE, is_terminator, syntax_of
from bridge.source import Source
from bridge.text.asm_writer import print_custom
from bridge.text.module import read_module
from bridge.text.printer import PrintOptions


def _in_a_module(text: str) -> str:
    return f'"x"() {{a = {text}}} : () -> ()'


def spelled(text: str) -> str:
    """The module the bridge prints for an attribute, or its first complaint."""
    source = Source(_in_a_module(text), "-")
    try:
        op = read_module(source, allow_unregistered=True, registry=REFERENCE)
    except Error as fault:
        return str(fault).splitlines()[0]
    return print_custom(op, syntax_of, is_terminator, PrintOptions()).rstrip()


def _spelled_by_the_reference(text: str) -> str:
    ir = pytest.importorskip("torch_mlir.ir")
    context = ir.Context()
    context.allow_unregistered_dialects = True
    try:
        return str(ir.Module.parse(_in_a_module(text), context)).rstrip()
    except ir.MLIRError as fault:
        if not fault.error_diagnostics:
            return REFUSED
        found = fault.error_diagnostics[0]
        match = re.fullmatch(r'loc\("-":(\d+):(\d+)\)', str(found.location))
        assert match is not None
        return f"-:{match[1]}:{match[2]}: error: {found.message}"


REFUSED = "refused without a word"


def assert_as_upstream(text: str) -> None:
    """Fails where the two differ in the text they print, or in what they report."""
    ours, theirs = spelled(text), _spelled_by_the_reference(text)
    if theirs == REFUSED:
        assert re.match(r"-:\d+:\d+: error: .", ours)
    else:
        assert ours == theirs
