"""Values, variables and arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bridge.dialects.emitc.types import (
    inner,
    is_castable,
    is_emitc,
    is_integer_like,
    is_pointer_wide,
    sizes,
)
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
    elements_of,
)
from bridge.ir.core import Operation
from bridge.ir.types import IndexType, IntegerType, Type
from bridge.op.base import Op, Value, Values, of_signature
from bridge.op.messages import shown_alone


def _is_opaque(attr: Attribute) -> bool:
    return isinstance(attr, DialectAttr) and (attr.dialect, attr.mnemonic) == (
        "emitc",
        "opaque",
    )


@of_signature
def _verify_initial(op: Operation) -> None:
    """The value an op begins with must be of its type, or be C's text."""
    value: Any = op.properties["value"]
    if _is_opaque(value):
        return
    if isinstance(value, StringAttr):
        raise op.error("string attributes are not supported, use #emitc.opaque instead")
    result = op.results[0].type
    if is_emitc(result, "lvalue"):
        result = inner(result)
    if is_pointer_wide(result) and isinstance(value.type, IndexType):
        return
    if value.type is not result:
        raise op.error(
            "requires attribute to either be an #emitc.opaque attribute or it's type "
            f"('{value.type}') to match the op's result type ('{result}')"
        )


class ConstantOp(Op, name="emitc.constant"):
    """Defines a constant."""

    value: Attribute

    @of_signature
    def verify(self) -> None:
        _verify_initial(self)
        if _is_opaque(self.value) and str(self.value).endswith('<"">'):
            raise self.error("value must not be empty")


class VariableOp(Op, name="emitc.variable"):
    """Defines a variable."""

    verify = _verify_initial


class LiteralOp(Op, name="emitc.literal"):
    """A literal of C source."""

    value: StringAttr

    @of_signature
    def verify(self) -> None:
        if not self.value.value:
            raise self.error("value must not be empty")


def _is_offset(ty: Type) -> bool:
    return isinstance(ty, IntegerType) or is_emitc(ty, "opaque")


class AddOp(Op, name="emitc.add"):
    """Addition, `a + b`."""

    lhs: Value
    rhs: Value

    @of_signature
    def verify(self) -> None:
        types = (self.lhs.type, self.rhs.type)
        pointers = [ty for ty in types if is_emitc(ty, "ptr")]
        if len(pointers) == 2:
            raise self.error("requires that at most one operand is a pointer")
        if pointers and not any(map(_is_offset, types)):
            raise self.error(
                "requires that one operand is an integer or of opaque type if the "
                "other is a pointer"
            )


class SubOp(Op, name="emitc.sub"):
    """Subtraction, `a - b`."""

    lhs: Value
    rhs: Value

    @of_signature
    def verify(self) -> None:
        left, right = (is_emitc(v.type, "ptr") for v in (self.lhs, self.rhs))
        result = self.results[0].type
        if right and not left:
            raise self.error("rhs can only be a pointer if lhs is a pointer")
        if left and not right and not _is_offset(self.rhs.type):
            raise self.error(
                "requires that rhs is an integer, pointer or of opaque type if lhs is "
                "a pointer"
            )
        if left and right and not (_is_offset(result) or is_emitc(result, "ptrdiff_t")):
            raise self.error(
                "requires that the result is an integer, ptrdiff_t or of opaque type "
                "if lhs and rhs are pointers"
            )


class SubscriptOp(Op, name="emitc.subscript"):
    """Subscript, `a[i][j]`."""

    value: Value
    indices: Values

    @of_signature
    def verify(self) -> None:
        ty = self.value.type
        if is_emitc(ty, "array"):
            self._verify("array", len(sizes(ty)))
        elif is_emitc(ty, "ptr"):
            self._verify("pointer", 1)

    def _verify(self, kind: str, rank: int) -> None:
        given = len(self.indices)
        if given != rank:
            if kind == "pointer":
                raise self.error(
                    f"on pointer operand requires one index operand, but got {given}"
                )
            raise self.error(
                f"on array operand requires number of indices ({given}) to match the "
                f"rank of the array type ({rank})"
            )
        for i, index in enumerate(self.indices):
            if not is_integer_like(index.type):
                number = f" {i}" if kind == "array" else ""
                raise self.error(
                    f"on {kind} operand requires index operand{number} to be "
                    f"integer-like, but got '{index.type}'"
                )
        element = inner(self.value.type)
        result = inner(self.results[0].type)
        if element is not result:
            word = "element" if kind == "array" else "pointee"
            raise self.error(
                f"on {kind} operand requires {word} type ('{element}') and result type "
                f"('{result}') to match"
            )


class CastOp(Op, name="emitc.cast"):
    """Cast, `(T)x`."""

    @staticmethod
    def are_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        return (len(inputs), len(outputs)) == (1, 1) and is_castable(
            inputs[0], outputs[0]
        )


class _AssignmentOp(Op):
    """The base of assignments to variables."""

    var: Value
    value: Value

    def verify(self) -> None:
        if self.var.defining_op is None:
            raise self.error("cannot assign to block argument")
        wanted, given = inner(self.var.type), self.value.type
        if wanted is not given:
            raise self.error(
                f"requires value's type ('{given}') to match variable's type "
                f"('{wanted}')\n  variable: {_shown(self.var)}\n"
                f"  value: {_shown(self.value)}\n"
            )


class AssignOp(_AssignmentOp, name="emitc.assign"):
    """Assignment, `x = y`."""


class AddAssignOp(_AssignmentOp, name="emitc.add_assign"):
    """Compound assignment, `x += y`."""


class DivAssignOp(_AssignmentOp, name="emitc.div_assign"):
    """Compound assignment, `x /= y`."""


class MulAssignOp(_AssignmentOp, name="emitc.mul_assign"):
    """Compound assignment, `x *= y`."""


class RemAssignOp(_AssignmentOp, name="emitc.rem_assign"):
    """Compound assignment, `x %= y`."""


class SubAssignOp(_AssignmentOp, name="emitc.sub_assign"):
    """Compound assignment, `x -= y`."""


def _shown(value: Value) -> str:
    """A value as upstream writes it alone."""
    made = value.defining_op
    if made is not None:
        return shown_alone(made)
    index = getattr(value, "index", 0)
    return f"<block argument> of type '{value.type}' at index: {index}"


class CallOpaqueOp(Op, name="emitc.call_opaque"):
    """Calls a function or expression given as C source."""

    arg_operands: Values
    callee: StringAttr

    @of_signature
    def verify(self) -> None:
        verify_opaque_call(self, self.arg_operands)


class MemberCallOpaqueOp(Op, name="emitc.member_call_opaque"):
    """Calls a member function given as C++ source."""

    arg_operands: Values
    callee: StringAttr

    @of_signature
    def verify(self) -> None:
        verify_opaque_call(self, self.arg_operands)


def verify_opaque_call(op: CallOpaqueOp | MemberCallOpaqueOp, operands: Values) -> None:
    """Whether arguments are there, and are something. Raises `Invalid`."""
    if not op.callee.value:
        raise op.error("callee must not be empty")
    for argument in elements_of(op.properties.get("args")):
        if isinstance(argument, IntegerAttr) and isinstance(argument.type, IndexType):
            if not 0 <= argument.value < len(operands):
                raise op.error("index argument is out of range")
        elif isinstance(argument, ArrayAttr):
            raise op.error("array argument has no type")
    for argument in elements_of(op.properties.get("template_args")):
        if not isinstance(argument, TypeAttr | IntegerAttr | FloatAttr) and not (
            _is_opaque(argument)
        ):
            raise op.error("template argument has invalid type")
    if any(is_emitc(result.type, "array") for result in op.results):
        raise op.error("cannot return array type")


class VerbatimOp(Op, name="emitc.verbatim"):
    """Emits C source verbatim, with operands in place of `{}`."""

    value: StringAttr
    fmt_args: Values

    @of_signature
    def verify(self) -> None:
        if not self.fmt_args:
            return
        text, places, i = self.value.value, 0, 0
        while i < len(text):
            if text.startswith("{{", i):
                i += 2
                continue
            if text[i] == "{":
                if i + 1 == len(text):
                    raise self.error(
                        "expected '}' after unescaped '{' at end of string"
                    )
                if text[i + 1] != "}":
                    raise self.error("expected '}' after unescaped '{'")
                places += 1
                i += 1
            i += 1
        if places != len(self.fmt_args):
            raise self.error(
                "requires operands for each placeholder in the format string"
            )
