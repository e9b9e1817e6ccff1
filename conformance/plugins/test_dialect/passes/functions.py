"""Passes that change the signatures of functions: test-func-insert-arg and others."""

from __future__ import annotations

from typing import Any

from bridge import Operation
from bridge.dialects import llvm
from bridge.ir.attributes import EMPTY_DICTIONARY, ArrayAttr, DictionaryAttr, TypeAttr
from bridge.ir.symbols import lookup
from bridge.ir.types import FunctionType, Type
from bridge.op.interfaces.functions import FunctionOp
from bridge.passes import Pass

List = list[DictionaryAttr]


def _dictionaries(op: FunctionOp, name: str, count: int) -> List:
    found = op.get(name)
    if not isinstance(found, ArrayAttr):
        return [EMPTY_DICTIONARY] * count
    return [item for item in found.elements if isinstance(item, DictionaryAttr)]


def _put(
    op: FunctionOp, inputs: list[Type], outputs: list[Type], a: List, r: List
) -> None:
    """Gives a function a signature with the attributes of its parts."""
    ty = FunctionType(tuple(inputs), tuple(outputs))
    op.set_property("function_type", TypeAttr(ty))
    for name, found in (("arg_attrs", a), ("res_attrs", r)):
        held = any(one.entries for one in found)
        op.set_property(name, ArrayAttr(tuple(found)) if held else None)


def _signature(op: FunctionOp) -> tuple[list[Type], list[Type], List, List]:
    ty: Any = op.get("function_type")
    inputs, outputs = list(ty.type.inputs), list(ty.type.results)
    arguments = _dictionaries(op, "arg_attrs", len(inputs))
    return inputs, outputs, arguments, _dictionaries(op, "res_attrs", len(outputs))


def _functions(op: Operation) -> list[FunctionOp]:
    return [inner for inner in op.body if isinstance(inner, FunctionOp)]


def _inserts(op: FunctionOp, name: str) -> list[Any]:
    found = op.get(name)
    op.set_attribute(name, None)
    lists = found.elements if isinstance(found, ArrayAttr) else ()
    return [one.elements for one in lists if isinstance(one, ArrayAttr)]


class InsertArguments(Pass, name="test-func-insert-arg", anchor="builtin.module"):
    """Inserts the arguments that an attribute lists."""

    def run(self, op: Operation) -> None:
        for function in _functions(op):
            inputs, outputs, a, r = _signature(function)
            block = function.regions[0].entry
            # Indices are those before anything is inserted.
            for more, parts in enumerate(_inserts(function, "test.insert_args")):
                at, ty = parts[0].value + more, parts[1].type
                inputs.insert(at, ty)
                a.insert(at, parts[2] if len(parts) > 2 else EMPTY_DICTIONARY)
                location = parts[3] if len(parts) > 3 else None
                if block is not None:
                    added = block.insert_argument(at, ty)
                    if location is not None:
                        added.location = location
            _put(function, inputs, outputs, a, r)


class InsertResults(Pass, name="test-func-insert-result", anchor="builtin.module"):
    """Inserts the results that an attribute lists."""

    def run(self, op: Operation) -> None:
        for function in _functions(op):
            inputs, outputs, a, r = _signature(function)
            for more, parts in enumerate(_inserts(function, "test.insert_results")):
                at = parts[0].value + more
                outputs.insert(at, parts[1].type)
                r.insert(at, parts[2] if len(parts) > 2 else EMPTY_DICTIONARY)
            _put(function, inputs, outputs, a, r)


def _kept(found: List, mark: str) -> list[int]:
    marked = [any(name == mark for name, _ in one.entries) for one in found]
    return [index for index, erased in enumerate(marked) if not erased]


class EraseArguments(Pass, name="test-func-erase-arg", anchor="builtin.module"):
    """Erases arguments that have a mark."""

    def run(self, op: Operation) -> None:
        for function in _functions(op):
            inputs, outputs, a, r = _signature(function)
            kept = _kept(a, "test.erase_this_arg")
            block = function.regions[0].entry
            for index in reversed(range(len(inputs))):
                if index not in kept and block is not None:
                    block.erase_argument(index)
            _put(function, [inputs[i] for i in kept], outputs, [a[i] for i in kept], r)


class EraseResults(Pass, name="test-func-erase-result", anchor="builtin.module"):
    """Erases results that have a mark."""

    def run(self, op: Operation) -> None:
        for function in op.body:
            if isinstance(function, llvm.FuncOp):
                # A function of LLVM's has one result, were it void.
                raise function.plain_error("failed to erase results")
            if not isinstance(function, FunctionOp):
                continue
            inputs, outputs, a, r = _signature(function)
            kept = _kept(r, "test.erase_this_result")
            _put(function, inputs, [outputs[i] for i in kept], a, [r[i] for i in kept])


class SetType(Pass, name="test-func-set-type", anchor="builtin.module"):
    """Gives a function the type of another."""

    def run(self, op: Operation) -> None:
        for function in _functions(op):
            name: Any = function.get("test.set_type_from")
            other = lookup(op, name) if name is not None else None
            if isinstance(other, FunctionOp):
                inputs, outputs, _, _ = _signature(other)
                _, _, a, r = _signature(function)
                # Attributes of parts that are no more are dropped.
                a = (a + [EMPTY_DICTIONARY] * len(inputs))[: len(inputs)]
                r = (r + [EMPTY_DICTIONARY] * len(outputs))[: len(outputs)]
                _put(function, inputs, outputs, a, r)
