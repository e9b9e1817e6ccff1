"""Calls, with bundles of operands and attributes of arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects.llvm import calling
from bridge.dialects.llvm.call_rules import (
    Calling,
    verify_bundles,
    verify_callee,
    verify_clauses,
    verify_indirect,
    verify_unwinding,
    verify_variadic,
)
from bridge.dialects.llvm.compare import no_flags
from bridge.dialects.llvm.types import is_llvm
from bridge.ir.attributes import (
    UNIT,
    ArrayAttr,
    DictionaryAttr,
    StringAttr,
    SymbolRefAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.op.base import Block, Op, OpResult, of_signature
from bridge.op.interfaces.control_flow import Branch
from bridge.op.interfaces.functions import (
    Dictionaries,
    dictionaries,
    read_results,
    write_results,
)
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning


def _read_callee(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`@f(%a)` or `%f(%a)`: what is called, and with what."""
    callee, operands = arguments
    pointer = r.optional_operand()
    reading.noted["direct"] = pointer is None
    if pointer is None:
        found = r.attribute_of(SymbolRefAttr)
        # Upstream drops what the property cannot be.
        callee.put(reading, None if found.nested else found)
    called = [pointer] if pointer is not None else []
    operands.put(reading, called + r.operands("("))


def _write_callee(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    values = arguments[1].of(op)
    callee = op.properties.get("callee")
    if isinstance(callee, SymbolRefAttr):
        w.symbol(callee.root)
    else:
        w.value(values[0])
        values = values[1:]
    w.text("(")
    w.values(values)
    w.text(")")


def _read_signature(
    r: AsmReader, where: int, message: str
) -> tuple[list[tuple[Type, DictionaryAttr]], list[Type], Dictionaries]:
    """`(t {…}, t) -> t {…}`; upstream reports `message` after any error inside."""
    with r.followed_by(message, where):
        inputs = r.items(lambda: (r.type(), r.optional_dictionary()), "(")
        if r.accept("->"):
            return inputs, *read_results(r)
    raise r.op_error_here(message, where)


def _read_types(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`: t, (t) -> t`: the type of an indirect callee, and the signature."""
    operands, result, *lists = arguments
    where = r.here()
    r.expect(":")
    types: list[Type] = []
    missing = "expected direct call to have 1 trailing types"
    if not reading.noted.get("direct", True):
        missing = "expected trailing function type"
        types.append(r.type())
        if not r.accept(","):
            message = "expected indirect call to have 2 trailing types"
            raise r.op_error_here(message, where)
    inputs, results, attributes = _read_signature(r, where, missing)
    if len(results) > 1:
        raise r.op_error_here("expected function with 0 or 1 result", where)
    if results and is_llvm(results[0], "void"):
        raise r.op_error_here("expected a non-void result type", where)
    types += [ty for ty, _ in inputs]
    tokens = reading.operands[operands.name]
    reading.values[operands.name] = r.resolve_all(tokens, types, r.name_pos)
    result.put(reading, results)
    given = [attr for _, attr in inputs], attributes
    for argument, found in zip(lists, given, strict=False):
        argument.put(reading, ArrayAttr(tuple(found)) if any(found) else None)
    _resolve_bundles(r, reading)


def _resolve_bundles(r: AsmReader, reading: Reading) -> None:
    found = reading.values["op_bundle_operands"] = []
    for number, (_, operands, types) in enumerate(reading.noted.get("bundles", ())):
        pos = reading.places["op_bundle_operands"]
        if len(operands) != len(types):
            message = (
                f"expected {len(operands)} types for operand bundle operands for "
                f"operand bundle #{number}, but actually got {len(types)}"
            )
            raise r.op_error_here(message, pos)
        found += r.resolve_all(operands, types, pos)


def _write_types(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    inputs, results = arguments[0].of(op), arguments[1].of(op)
    w.text(": ")
    if len(arguments) > 4 and arguments[4].of(op) is None:
        w.put(inputs[0], ", ")
        inputs = inputs[1:]
    w.text("(")
    attributes = dictionaries(arguments[2].of(op), len(inputs))
    for number, (ty, found) in enumerate(zip(inputs, attributes, strict=True)):
        w.text(", " if number else "")
        w.type(ty)
        w.dictionary(found.entries)
    w.text(") -> " if results else ") -> ()")
    if results:
        given = dictionaries(arguments[3].of(op), len(results))
        write_results(w, tuple(results), given)


DIRECTIVES: Final[Directives] = {
    "Callee": Directive(_read_callee, _write_callee),
    "CallTypes": Directive(_read_types, _write_types, no_flags),
}

_BUNDLES: Final = """
    (custom<OpBundles>(
        $op_bundle_operands, type($op_bundle_operands), $op_bundle_tags
    )^)? attr-dict
"""


class CallOp(Calling, name="llvm.call"):
    """Calls a function by symbol or through a pointer."""

    verify = verify_bundles

    verify_symbol_uses = verify_callee

    def interpret(self, machine: Machine) -> Meaning:
        return calling.call(self, self.callee, machine)

    def verify_syntax(self) -> None:
        self.verify()
        if self.properties.get("callee") is None:
            verify_indirect(self)

    syntax = f"""
        `` custom<Words>($CConv, $TailCallKind)
        custom<Callee>($callee, $callee_operands)
        (`vararg` `(` $var_callee_type^ `)`)? {_BUNDLES} custom<CallTypes>(
            type($callee_operands), type($result), $arg_attrs, $res_attrs, $callee
        )
    """


class InvokeOp(Calling, Branch, name="llvm.invoke"):
    """Calls a function with a normal and an unwind successor."""

    unwind_dest: Block

    kept_operands = frozenset({"callee_operands", "op_bundle_operands"})

    def verify(self) -> None:
        verify_variadic(self)
        verify_unwinding(self)
        verify_bundles(self)

    syntax = f"""
        `` custom<Words>($CConv) custom<Callee>($callee, $callee_operands) `to`
        custom<Successor>($normalDest, $normalDestOperands, type($normalDestOperands))
        `unwind`
        custom<Successor>($unwindDest, $unwindDestOperands, type($unwindDestOperands))
        (`vararg` `(` $var_callee_type^ `)`)? {_BUNDLES} custom<CallTypes>(
            type($callee_operands), type($result), $arg_attrs, $res_attrs, $callee
        )
    """


class CallIntrinsicOp(Op, name="llvm.call_intrinsic"):
    """Calls an LLVM intrinsic by name."""

    intrin: StringAttr

    @of_signature
    def verify(self) -> None:
        if not self.intrin.value.startswith("llvm."):
            raise self.error("intrinsic name must start with 'llvm.'")
        verify_bundles(self)

    syntax = f"""
        $intrin `(` $args `)` {_BUNDLES} custom<CallTypes>(
            type($args), type($results), $arg_attrs, $res_attrs
        )
    """


class LandingpadOp(Op, name="llvm.landingpad"):
    """The exception values at the start of an unwind destination."""

    res: OpResult

    verify = verify_clauses

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        if r.accept_word("cleanup"):
            state.properties["cleanup"] = UNIT
        while r.accept("("):
            if r.word_of(("filter", "catch")) is None:
                break
            state.operands.append(r.resolve(r.operand(), r.colon_type()))
            r.expect(")", "expected ')'")
        state.types.append(r.colon_type())

    def write(self, w: AsmWriter) -> None:
        w.text(" cleanup " if "cleanup" in self.properties else " ")
        for value in self.operands:
            filters = is_llvm(value.type, "array")
            w.text("(filter " if filters else "(catch ")
            w.value(value)
            w.text(" : ")
            w.type(value.type)
            w.text(") ")
        w.attr_dict(self, ("cleanup",))
        w.text(": ")
        w.type(self.res.type)
