"""What groups of invocations do together: arithmetic, shuffles, barriers, atomics.

The scopes allowed are predicates of their rows.
"""

from __future__ import annotations

import re
from typing import Final

from bridge.dialects.spirv.families import family
from bridge.dialects.spirv.words import case_text
from bridge.ir.attributes import DialectAttr, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import nearest_symbol_table
from bridge.ir.types import IntegerType, VectorType
from bridge.op.base import Op, Value, of_signature


def constant_of(value: Value) -> int | None:
    """The integer of 32 bits that a constant of the dialect makes of a value."""
    made = value.defining_op
    if made is None or made.name != "spirv.Constant":
        return None
    found = made.properties.get("value")
    if not isinstance(found, IntegerAttr):
        return None
    return (found.value + 2**31) % 2**32 - 2**31


def _verify_size(op: Operation, size: Value) -> None:
    """Clusters have a constant size, a power of two. Raises `Invalid`."""
    number = constant_of(size)
    if number is None:
        raise op.error("cluster size operand must come from a constant op")
    if (number % 2**32).bit_count() != 1:
        raise op.error("cluster size operand must be a power of two")


def _verify_arithmetic(op: Operation) -> None:
    clustered = case_text(op.properties.get("group_operation")) == "ClusteredReduce"
    if clustered and len(op.operands) == 1:
        raise op.error(
            "cluster size operand must be provided for 'ClusteredReduce' group "
            "operation"
        )
    if len(op.operands) > 1:
        _verify_size(op, op.operands[1])


def _names(prefix: str, words: str) -> str:
    return " ".join([prefix + word for word in words.split()])


family(
    _names(
        "GroupNonUniform",
        "BitwiseAnd BitwiseOr BitwiseXor FAdd FMax FMin FMul IAdd IMul LogicalAnd "
        "LogicalOr LogicalXor SMax SMin UMax UMin",
    ),
    verify=_verify_arithmetic,
)


class GroupNonUniformRotateKHROp(Op, name="spirv.GroupNonUniformRotateKHR"):
    """Rotates values among the invocations of a group."""

    cluster_size: Value | None

    def verify(self) -> None:
        if self.cluster_size is not None:
            _verify_size(self, self.cluster_size)


@of_signature
def _verify_shuffle(op: Operation) -> None:
    ty = op.operands[-1].type
    if isinstance(ty, IntegerType) and ty.signedness == "signed":
        raise op.error("second operand must be a singless/unsigned integer")


family(
    _names("GroupNonUniformShuffle", "Down Up Xor") + " GroupNonUniformShuffle",
    verify=_verify_shuffle,
)


class GroupBroadcastOp(Op, name="spirv.GroupBroadcast"):
    """Broadcasts a value of one invocation to its group."""

    localid: Value

    @of_signature
    def verify(self) -> None:
        ty = self.localid.type
        if isinstance(ty, VectorType) and ty.num_elements not in (2, 3):
            raise self.error(
                "localid is a vector and can be with only  2 or 3 components, actual "
                f"number is {ty.num_elements}"
            )


class GroupNonUniformBroadcastOp(Op, name="spirv.GroupNonUniformBroadcast"):
    """Broadcasts a value of one invocation to the active ones."""

    id: Value

    def verify(self) -> None:
        if _version(self) >= 5:
            return
        made = self.id.defining_op
        if made is None or made.name not in (
            "spirv.Constant",
            "spirv.mlir.referenceof",
        ):
            raise self.error("id must be the result of a constant op")


_VERSION: Final = re.compile(r"#spirv\.vce<v1\.(\d+)")


def _version(op: Operation) -> int:
    """The version after `1.` that the enclosing module targets."""
    module = op.parent_op
    while module is not None and module.name != "spirv.module":
        module = module.parent_op
    table = nearest_symbol_table(module) if module is not None else None
    while table is not None:
        target = table.get("spirv.target_env")
        if isinstance(target, DialectAttr) and target.mnemonic == "target_env":
            found = _VERSION.search(str(target))
            return int(found[1]) if found is not None else 0
        outer = table.parent_op
        table = nearest_symbol_table(outer) if outer is not None else None
    return 0


# Memory ------------------------------------------------------------------------------

_ORDERS: Final = frozenset(
    {"Acquire", "AcquireRelease", "Release", "SequentiallyConsistent"}
)


def _verify_order(op: Operation, name: str) -> None:
    words = set(case_text(op.properties.get(name)).split("|"))
    if len(words & _ORDERS) > 1:
        raise op.bare_error(
            "expected at most one of these four memory constraints to be set: "
            "`Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"
        )


@of_signature
def _verify_barrier(op: Operation) -> None:
    _verify_order(op, "memory_semantics")


family("ControlBarrier MemoryBarrier MemoryNamedBarrier", verify=_verify_barrier)


@of_signature
def _verify_atomic(op: Operation) -> None:
    _verify_order(op, "semantics")


family(
    _names("Atomic", "And IAdd IDecrement IIncrement ISub Or SMax SMin UMax UMin Xor")
    + " EXT.AtomicFAdd",
    verify=_verify_atomic,
)
