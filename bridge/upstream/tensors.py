"""Tensors as arguments of compiled functions: values, which no function writes."""

from __future__ import annotations

from typing import Final

from bridge.dialects import func
from bridge.ir.attributes import FALSE, ArrayAttr, DictionaryAttr
from bridge.ir.core import Operation
from bridge.ir.types import RankedTensorType

_WRITABLE: Final = "bufferization.writable"


def with_tensors_kept(module: Operation) -> Operation:
    """The module, or a copy where functions take tensors: they write to none of these.

    Bufferization takes the arguments of a function for memory it may write to, unless
    they say that it may not.
    """
    if not any(map(_takes_tensors, module.body)):
        return module
    module = module.clone()
    for function in filter(_takes_tensors, module.body):
        _protect(function)
    return module


def _takes_tensors(op: Operation) -> bool:
    if not isinstance(op, func.FuncOp) or not op.regions[0].blocks:
        return False
    arguments = op.regions[0].blocks[0].arguments
    return any(isinstance(argument.type, RankedTensorType) for argument in arguments)


def _protect(function: Operation) -> None:
    """Declares the tensors that a function takes not writable."""
    arguments = function.regions[0].blocks[0].arguments
    known = function.get("arg_attrs")
    given = known.elements if isinstance(known, ArrayAttr) else ()
    found = []
    for i, argument in enumerate(arguments):
        before = given[i] if i < len(given) else None
        entries = dict(before.entries) if isinstance(before, DictionaryAttr) else {}
        if isinstance(argument.type, RankedTensorType):
            entries.setdefault(_WRITABLE, FALSE)
        found.append(DictionaryAttr(tuple(entries.items())))
    function.set_property("arg_attrs", ArrayAttr(tuple(found)))
