"""Programs that transform others: what their operations stand for, and how they run.

An operation of the transform dialect says in its class what it does, as a `Transform`;
the state knows which operations, values and parameters of the payload its operands and
results stand for. What rewrites the payload tells the state, so that it knows what
operations became.
Upstream: `TransformOpInterface`, `TransformState`, `TrackingListener`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from bridge.errors import UNKNOWN, Diagnostic, PassFailed, Position
from bridge.ir.attributes import Attribute
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import Type
from bridge.ir.walk import walk
from bridge.op.base import Op
from bridge.op.folding import IS_CONSTANT
from bridge.op.interfaces.replacements import SeenOtherwise
from bridge.op.traits import has_trait
from bridge.rewrite.patterns import Pattern
from bridge.rewrite.rewriter import Listener, Rewriter

__all__ = [
    "CastDescriptor",
    "LoopChange",
    "LoopRules",
    "PatternDescriptor",
    "Payload",
    "Services",
    "Silenceable",
    "Transform",
    "TransformState",
    "replacement_of",
]

Payload = Operation | Value | Attribute
"""What a handle may stand for several of: operations, values, or parameters."""


LoopChange = Literal["coalesce", "promote", "unroll", "unroll_and_jam"]
"""What a loop may become, at which analyses are asked."""


class LoopRules(NamedTuple):
    """What the state does with loops."""

    changes: Mapping[LoopChange, Callable[[Operation, int], bool | None]]
    """By a number; whether it could be done, `None` for what is no such loop."""
    pipeline: Callable[[Operation, int, int], Operation | None]
    """Of an interval of iterations and a latency of reads; the loop in the middle."""


class Services(NamedTuple):
    """What transformations ask of passes and analyses."""

    run_pass: Callable[[str, Operation], None]
    """Runs a pass, with options as a pipeline has them, on an operation."""
    verify: Callable[[Operation], None]
    """Raises `Invalid` for an operation that is not valid."""
    convert: Callable[[Operation, Operation], None]
    """Applies conversion patterns, as one operation asks, to another."""
    simplify: Callable[
        [Sequence[Operation], Mapping[Value, tuple[int, int]], Listener], bool
    ]
    """Simplifies minima and maxima of affine maps; whether that changed any."""
    forward: Callable[[Operation, Rewriter], None]
    """Forwards vectors that are written to memory to where they are read."""
    hoist: Callable[[Operation, Rewriter], None]
    """Carries in registers what loops read and write in one place."""
    bound_outside: Callable[[Value, Sequence[Operation]], int | Value | None]
    """An upper bound of an index that depends on no loop of some, the inner first.

    Made where operations are inserted; `None` where none is known.
    """
    loops: LoopRules


class Silenceable(PassFailed):
    """A transformation did not apply; what was done before it is valid.

    What is around it may go on without it.
    """


class Transform(Op):
    """An operation that transforms the payload, and gives handles to what it made."""

    @abstractmethod
    def apply(self, state: TransformState) -> None:
        """Does it. Raises `Silenceable`, or another `PassFailed` that ends all."""
        raise NotImplementedError

    def can_apply(self) -> bool:
        """Whether all that it asks for is known here."""
        return True

    def consumed(self) -> Sequence[int]:
        """Operands whose handles, and those to what is inside, become invalid."""
        if self.row.has_trait("FunctionalStyleTransformOpTrait"):
            return range(len(self.operands))
        return ()

    def failure(self, text: str, *notes: tuple[str, Operation]) -> PassFailed:
        """That it failed, which ends the whole program; to be raised."""
        return PassFailed(_told(self, text, notes))

    def silenceable(self, text: str, *notes: tuple[str, Operation]) -> Silenceable:
        """That it failed, and left what is there valid; to be raised."""
        return Silenceable(_told(self, text, notes))


class PatternDescriptor(Op):
    """An operation that stands for a set of patterns.

    Upstream: `PatternDescriptorOpInterface`.
    """

    @abstractmethod
    def patterns(self) -> Iterable[Pattern]:
        """The patterns, with the options that its attributes say."""
        raise NotImplementedError


class CastDescriptor(Op):
    """An operation that stands for casts between types.

    Upstream: `TypeConverterBuilderOpInterface`.
    """

    @abstractmethod
    def cast(self, value: Value, ty: Type, *, back: bool) -> Value | None:
        """A value as of another type, or back; `None` where it is not cast so.

        Made where operations are inserted.
        """
        raise NotImplementedError


class TransformState(Listener):
    """What handles stand for while a program of transformations runs."""

    def __init__(self, root: Operation, services: Services) -> None:
        self.root = root
        """The whole of what is transformed."""
        self.services = services
        self._of: dict[Value, list[Payload]] = {}
        self._holders: dict[Operation, set[Value]] = {}
        self._invalid: dict[Value, tuple[Diagnostic, ...]] = {}
        self._lost: dict[Value, Operation] = {}

    def simplify(
        self, targets: Sequence[Operation], limits: Mapping[Value, tuple[int, int]]
    ) -> bool:
        """Simplifies minima and maxima of affine maps; whether that changed any."""
        return self.services.simplify(targets, limits, self)

    def forward_transfers(self, target: Operation) -> None:
        """Forwards vectors that are written to memory to where they are read."""
        self.services.forward(target, Rewriter(self))

    def hoist_transfers(self, target: Operation) -> None:
        """Carries in registers what loops read and write in one place."""
        self.services.hoist(target, Rewriter(self))

    def change_loop(self, change: LoopChange, loop: Operation, by: int) -> bool | None:
        """Changes a loop; whether it could be, and `None` for other operations."""
        done = self.services.loops.changes[change](loop, by)
        self.prune()
        return done

    def pipeline_loop(
        self, loop: Operation, interval: int, latency: int
    ) -> Operation | None:
        """Overlaps iterations of a loop; the one in the middle, if there can be one."""
        made = self.services.loops.pipeline(loop, interval, latency)
        self.prune()
        return made

    # What handles stand for

    def payload(self, handle: Value) -> list[Payload]:
        """What a handle or parameter stands for."""
        return list(self._of.get(handle, ()))

    def operations(self, handle: Value) -> list[Operation]:
        """The operations that a handle stands for."""
        return [op for op in self.payload(handle) if isinstance(op, Operation)]

    def values(self, handle: Value) -> list[Value]:
        """The values that a handle stands for."""
        return [value for value in self.payload(handle) if isinstance(value, Value)]

    def parameters(self, handle: Value) -> list[Attribute]:
        """The attributes that a parameter stands for."""
        return [attr for attr in self.payload(handle) if isinstance(attr, Attribute)]

    def bind(self, handle: Value, payload: Iterable[Payload]) -> None:
        """Makes a handle stand for something."""
        self._forget(handle)
        self._of[handle] = found = list(payload)
        for one in found:
            if isinstance(one, Operation):
                self._holders.setdefault(one, set()).add(handle)

    def prune(self) -> None:
        """Forgets the operations that are no longer in the program."""
        for op in [*self._holders]:
            if op is not self.root and not self.root.is_ancestor_of(op):
                self.erased(op, ())

    def _forget(self, handle: Value) -> None:
        for one in self._of.pop(handle, ()):
            if isinstance(one, Operation) and one in self._holders:
                self._holders[one].discard(handle)
        self._invalid.pop(handle, None)
        self._lost.pop(handle, None)

    # Running

    def run(self, op: Operation) -> None:
        """Runs one transformation. Raises `PassFailed` where it fails."""
        if not isinstance(op, Transform):
            raise PassFailed(_told(op, f"'{op.name}' op is not known here", ()))
        for operand in op.operands:
            self._check(op, operand)
        consumed = op.consumed()
        inside = [{*self._inside(op.operands[index])} for index in consumed]
        op.apply(self)
        for index, gone in zip(consumed, inside, strict=True):
            self._invalidate(op, index, gone)
        self._report_lost(op)

    def run_block(
        self,
        block: Block,
        arguments: Sequence[Iterable[Payload]] = (),
        *,
        suppress: bool = False,
    ) -> list[list[Payload]]:
        """Runs the transformations of a block; what it yields is returned.

        With `suppress` it goes on after `Silenceable` failures.
        """
        for argument, payload in zip(block.arguments, arguments, strict=True):
            self.bind(argument, payload)
        for op in list(block):
            if has_trait(op, "Terminator"):
                for operand in op.operands:
                    self._check(op, operand)
                return [self.payload(operand) for operand in op.operands]
            try:
                self.run(op)
            except Silenceable:
                if not suppress:
                    raise
        return []

    # Validity

    def _check(self, op: Operation, handle: Value) -> None:
        why = self._invalid.get(handle)
        if why is not None:
            text = "op uses a handle invalidated by a previously executed transform op"
            raise PassFailed(Diagnostic("error", text, op.position, why))

    def _inside(self, handle: Value) -> Iterator[Operation]:
        for op in self.operations(handle):
            yield from walk(op)

    def _invalidate(self, op: Operation, index: int, inside: set[Operation]) -> None:
        consumed, fresh = op.operands[index], {*op.results}
        text = (
            f"invalidated by this transform op that consumes its operand #{index} and "
            "invalidates all handles to payload IR entities associated with this "
            "operand and entities nested in them"
        )
        for handle, payload in self._of.items():
            if handle is not consumed and not any(one in inside for one in payload):
                continue
            if handle not in fresh:
                self._invalid[handle] = (
                    Diagnostic("note", "handle to invalidated ops", _place(handle)),
                    Diagnostic("note", text, op.position),
                )

    def _report_lost(self, op: Operation) -> None:
        """Raises `Silenceable` where a handle that is used later lost its operation."""
        lost, self._lost = self._lost, {}
        for handle, gone in lost.items():
            used = any(_is_after(user, op) for user in handle.users)
            if used and handle not in self._invalid:
                text = (
                    "tracking listener failed to find replacement op during "
                    "application of this transform op"
                )
                raise Silenceable(_told(op, text, [("replaced op", gone)]))

    # What the rewriter tells

    def replaced(self, op: Operation, values: Sequence[Value]) -> None:
        holders = self._holders.pop(op, None)
        if not holders:
            return
        new = replacement_of(op, values)
        for handle in holders:
            found = self._of[handle]
            if new is None:
                self._lost[handle] = op
                found[:] = [one for one in found if one is not op]
            else:
                found[:] = [new if one is op else one for one in found]
                self._holders.setdefault(new, set()).add(handle)

    def erased(self, op: Operation, operands: Sequence[Value]) -> None:
        for handle in self._holders.pop(op, ()):
            found = self._of[handle]
            found[:] = [one for one in found if one is not op]


def _told(
    op: Operation, text: str, notes: Iterable[tuple[str, Operation]]
) -> Diagnostic:
    found = [Diagnostic("note", note, about.position) for note, about in notes]
    return Diagnostic("error", text, op.position, tuple(found))


def _place(handle: Value) -> Position:
    made = handle.defining_op
    around = handle.block.parent_op if made is None and handle.block else made
    return UNKNOWN if around is None else around.position


def _is_after(user: Operation, op: Operation) -> bool:
    """Whether something that uses a handle may run after an operation."""
    around: Operation | None = user
    while around is not None:
        if around.parent is op.parent:
            return around is not op and op.is_before(around)
        around = around.parent_op
    return True


_CASTS: Final = ("CastOpInterface", "FindPayloadReplacementOpInterface")


def replacement_of(op: Operation, values: Sequence[Value]) -> Operation | None:
    """What an operation became: the one of its name that defines all of the values.

    A constant will do, and casts and other shapes between are looked through.
    """
    made = {value.defining_op for value in values}
    new = made.pop() if len(made) == 1 else None
    while new is not None and new.name != op.name and not IS_CONSTANT[type(new)]:
        before = _before(new)
        new = None if before is None else before.defining_op
    return new


def _before(op: Operation) -> Value | None:
    """What a cast, or what only has another shape, was."""
    if isinstance(op, SeenOtherwise):
        return op.original()
    cast = len(op.operands) == 1 and any(has_trait(op, one) for one in _CASTS)
    return op.operands[0] if cast else None
