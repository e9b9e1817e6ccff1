"""What the reference makes of a text, against what the native reader and writer do."""

from __future__ import annotations

import re

import pytest
from torch_mlir import ir

from bridge.errors import Malformed
from bridge.ir.core import Operation
from bridge.op.registry import REFERENCE, is_terminator, syntax_of
from bridge.source import Source
from bridge.text.asm_writer import print_custom
from bridge.text.module import read_module
from bridge.text.printer import PrintOptions, print_generic


def read(text: str) -> Operation:
    """The native module of a text in any form."""
    return read_module(Source(text, "-"), registry=REFERENCE)


def custom(module: Operation) -> str:
    """The native module in its ops' own syntax."""
    return print_custom(module, syntax_of, is_terminator, PrintOptions())


def by_upstream(text: str) -> tuple[str, str]:
    """What the reference prints of a text, in both forms."""
    upstream = ir.Module.parse(text, ir.Context())
    return str(upstream), upstream.operation.get_asm(print_generic_op_form=True)


def check_printed(text: str) -> str:
    """Fails where a text, or our print of it, is read or printed unlike upstream's.

    Gives the custom form.
    """
    wanted, generic = by_upstream(text)
    module = read(text)
    assert print_generic(module) == generic
    assert custom(module) == wanted
    assert custom(read(wanted)) == wanted
    assert custom(read(generic)) == wanted
    return wanted


def check_refused(text: str) -> str:
    """Fails where a text is not refused as upstream refuses it, at the same place.

    Gives the message.
    """
    with pytest.raises(ir.MLIRError) as refused:
        ir.Module.parse(text, ir.Context())
    first = refused.value.error_diagnostics[0]
    place = re.search(r":(\d+:\d+)\)$", str(first.location))
    assert place is not None
    with pytest.raises(Malformed) as malformed:
        read(text)
    found = malformed.value.diagnostics[0]
    assert found.message == first.message
    assert f"{found.location.line}:{found.location.column}" == place[1]
    return found.message
