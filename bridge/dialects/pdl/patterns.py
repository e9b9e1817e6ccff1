"""What patterns and rewrites may hold, and how their values hang together."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.pdl.values import RangeType
from bridge.errors import Invalid
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr, TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ods.nodes import dialect_type
from bridge.ods.rows import row
from bridge.ods.slots import Arity
from bridge.op.base import Op, Region, Value, Values, of_signature
from bridge.op.interfaces.symbols import Symbol


def _is_in(op: Operation, name: str) -> bool:
    outer = op.parent_op
    return outer is not None and outer.name == name


def _users(op: Operation) -> list[Operation]:
    return [user for result in op.results for user in result.users]


def _verify_bound(op: Operation) -> None:
    """What a pattern matches must be used by something that is matched.

    A result alone binds nothing: it must be used too.
    """
    if not _is_in(op, "pdl.pattern"):
        return
    pending = _users(op)
    while pending:
        user = pending.pop()
        if user.name not in ("pdl.result", "pdl.results"):
            return
        pending += _users(user)
    raise op.error(
        "expected a bindable user when defined in the matcher body of a `pdl.pattern`"
    )


class ApplyNativeConstraintOp(Op, name="pdl.apply_native_constraint"):
    """Applies a native constraint."""

    @of_signature
    def verify(self) -> None:
        if not self.operands:
            raise self.error("expected at least one argument")
        if any(result.type is _OPERATION for result in self.results):
            raise self.error(
                "returning an operation from a constraint is not supported"
            )


_OPERATION = dialect_type("pdl.operation")


class ApplyNativeRewriteOp(Op, name="pdl.apply_native_rewrite"):
    """Applies a native rewrite."""

    @of_signature
    def verify(self) -> None:
        if not self.operands and not self.results:
            raise self.error("expected at least one argument or result")


class AttributeOp(Op, name="pdl.attribute"):
    """An attribute of the pattern: matched or constant."""

    value_type: Value | None
    value: Attribute | None

    def verify(self) -> None:
        if self.value is not None:
            if self.value_type is not None:
                raise self.error("expected only one of [`type`, `value`] to be set")
            return
        if _is_in(self, "pdl.rewrite"):
            raise self.error(
                "expected constant value when specified within a `pdl.rewrite`"
            )
        _verify_bound(self)


class OperandOp(Op, name="pdl.operand"):
    """An external operand of the pattern."""

    verify = _verify_bound


class OperandsOp(Op, name="pdl.operands"):
    """A range of external operands of the pattern."""

    verify = _verify_bound


class TypeOp(Op, name="pdl.type"):
    """A type of the pattern: matched or constant."""

    constant_type: TypeAttr | None

    def verify(self) -> None:
        if self.constant_type is None:
            _verify_bound(self)


class TypesOp(Op, name="pdl.types"):
    """A range of types of the pattern: matched or constant."""

    constant_types: ArrayAttr | None

    def verify(self) -> None:
        if self.constant_types is None:
            _verify_bound(self)


class OperationOp(Op, name="pdl.operation"):
    """An operation of the pattern: matched, or created by the rewrite."""

    operand_values: Values
    attribute_values: Values
    type_values: Values
    attribute_value_names: ArrayAttr

    def verify(self) -> None:
        inside = _is_in(self, "pdl.rewrite")
        written = self.properties.get("opName")
        name = written.value if isinstance(written, StringAttr) else ""
        if inside and written is None:
            raise self.error(
                "must have an operation name when nested within a `pdl.rewrite`"
            )
        names, values = self.attribute_value_names.elements, self.attribute_values
        if len(names) != len(values):
            raise self.error(
                "expected the same number of attribute values and attribute names, got "
                f"{len(names)} names and {len(values)} values"
            )
        if inside and not _may_infer(name):
            self._verify_types(name)
        _verify_bound(self)

    def _verify_types(self, name: str) -> None:
        """Whether the types of the results of what is made are known."""
        if any(map(self._gives_types, self.results[0].users)):
            return
        if not self.type_values:
            if _has_results(name):
                raise self._unknown(
                    f"operation is created in a non-inferrable context, but '{name}' "
                    "does not implement InferTypeOpInterface"
                )
            return
        for i, value in enumerate(self.type_values):
            if not self._is_known(value):
                raise self._unknown(f"result type #{i} was not constrained")

    def _unknown(self, why: str) -> Invalid:
        return self.error(
            "must have inferable or constrained result types when nested within "
            "`pdl.rewrite`"
        ).with_note(why, self.position)

    def _gives_types(self, user: Operation) -> bool:
        """Whether a user replaces an operation that was there before by this one."""
        if user.name != "pdl.replace" or self.results[0] not in user.operands[1:]:
            return False
        replaced = user.operands[0].defining_op
        if replaced is None or replaced.parent is not self.parent:
            return True
        return replaced.is_before(self)

    def _is_known(self, value: Value) -> bool:
        made = value.defining_op
        if made is None or made.name == "pdl.apply_native_rewrite":
            return True
        if made.name not in ("pdl.type", "pdl.types"):
            return False
        if made.properties.get("constantType") or made.properties.get("constantTypes"):
            return True
        return any(
            user.parent is not self.parent and user.name in _CONSTRAINED
            for user in _users(made)
        )


_CONSTRAINED = ("pdl.operand", "pdl.operands", "pdl.operation")
"""What a type limits where it is matched."""


def _may_infer(name: str) -> bool:
    """Whether an op's types follow from its operands; of an unknown one they may."""
    line = row(name)
    return line is None or line.has_trait("InferTypeOpInterface")


def _has_results(name: str) -> bool:
    line = row(name)
    if line is None or not line.results:
        return False
    return all(slot.arity is Arity.ONE for slot in line.results)


class PatternOp(Symbol, name="pdl.pattern"):
    """A rewrite pattern: a matcher, terminated by its rewrite."""

    may_be_unnamed = True

    body_region: Region

    def verify_regions(self) -> None:
        block = self.body_region.blocks[0]
        end = block.last
        if end is None or end.name != "pdl.rewrite":
            found = self.error("expected body to terminate with `pdl.rewrite`")
            place = self.position if end is None else end.position
            raise found.with_note("see terminator defined here", place)
        for inner in self.walk():
            if inner.dialect != "pdl":
                raise self.error(
                    "expected only `pdl` operations within the pattern body"
                ).with_note("see non-`pdl` operation defined here", inner.position)
        if all(op.name != "pdl.operation" for op in block):
            raise self.error("the pattern must contain at least one `pdl.operation`")
        self._verify_connected([op for op in block if _is_rewritten(op)])

    def _verify_connected(self, matched: Sequence[Operation]) -> None:
        """Whether all that a rewrite uses hangs together."""
        seen: set[Operation] = set()
        pending = list(matched[:1])
        while pending:
            op = pending.pop()
            inside = _is_in(op, "pdl.pattern") and op.name != "pdl.rewrite"
            if inside and op not in seen:
                seen.add(op)
                pending += [made for v in _sources(op) if (made := v.defining_op)]
                pending += _users(op)
        for op in matched:
            if op not in seen:
                raise self.error(
                    "the operations must form a connected component"
                ).with_note("see a disconnected value / operation here", op.position)


def _sources(op: Operation) -> Sequence[Value]:
    """The values that an op of a pattern is matched together with."""
    if isinstance(op, OperationOp):
        return op.operand_values
    return op.operands[:1] if op.name in ("pdl.result", "pdl.results") else ()


def _is_rewritten(op: Operation) -> bool:
    """Whether a matched value or operation is used where something is replaced."""
    return op.name in _MATCHED and any(
        user.name == "pdl.rewrite" or _is_in(user, "pdl.rewrite") for user in _users(op)
    )


_MATCHED = (*_CONSTRAINED, "pdl.result", "pdl.results")


class RangeOp(Op, name="pdl.range"):
    """Concatenates values and ranges to a range."""

    @of_signature
    def verify(self) -> None:
        verify_range(self)


@of_signature
def verify_range(op: Operation) -> None:
    """Whether a range is of what its operands are. Raises `Invalid`."""
    wanted = _element(op.results[0].type)
    for value in op.operands:
        found = _element(value.type)
        if found is not wanted:
            raise op.error(
                f"expected operand to have element type '{wanted}', but got '{found}'"
            )


def _element(ty: Type) -> Type:
    """What a range is of; anything else is its own."""
    return ty.element_type if isinstance(ty, RangeType) else ty


class ReplaceOp(Op, name="pdl.replace"):
    """Replaces an operation by values or by another operation."""

    repl_operation: Value | None
    repl_values: Values

    @of_signature
    def verify(self) -> None:
        if self.repl_operation is not None and self.repl_values:
            raise self.error(
                "expected no replacement values to be provided when the replacement "
                "operation is present"
            )


class ResultsOp(Op, name="pdl.results"):
    """Extracts results of an operation: all, or those of one group."""

    index: IntegerAttr | None

    @of_signature
    def verify(self) -> None:
        ty = self.results[0].type
        if self.index is None and str(ty) == "!pdl.value":
            raise self.error(
                "expected `pdl.range<value>` result type when no index is specified, "
                f"but got: '{ty}'"
            )


class RewriteOp(Op, name="pdl.rewrite"):
    """The rewrite of a pattern: a region or a native function."""

    external_args: Values
    body_region: Region

    def verify_regions(self) -> None:
        blocks = self.body_region.blocks
        if self.properties.get("name") is not None:
            if blocks:
                raise self.error(
                    "expected rewrite region to be empty when rewrite is external"
                )
            return
        if not blocks:
            raise self.error(
                "expected rewrite region to be non-empty if external name is not "
                "specified"
            )
        if self.external_args:
            raise self.error(
                "expected no external arguments when the rewrite is specified inline"
            )
