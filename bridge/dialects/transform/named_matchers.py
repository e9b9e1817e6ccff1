"""Named sequences that find operations, and those that are done with what is found."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.transform.kinds import kind_of, same_kind
from bridge.dialects.transform.sequences import (
    CONSUMED,
    READ_ONLY,
    NamedSequenceOp,
    verify_marks,
)
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
)
from bridge.ir.core import Block
from bridge.ir.symbols import SymbolTables, lookup_nearest
from bridge.ir.walk import walk_post_order
from bridge.op.base import Value, Values
from bridge.rewrite.transforming import (
    Payload,
    Silenceable,
    Transform,
    TransformState,
)
from bridge.text.operation_state import SetName


class ForeachMatchOp(Transform, name="transform.foreach_match"):
    """Applies the action of the first matcher that succeeds to each nested op."""

    updated: Value
    forwarded_outputs: Values
    matchers: ArrayAttr
    actions: ArrayAttr
    restrict_root: UnitAttr | None
    flatten_results: UnitAttr | None

    def consumed(self) -> Sequence[int]:
        return (0,)

    def apply(self, state: TransformState) -> None:
        pairs = [
            (_sequence(self, finds), _sequence(self, acts))
            for finds, acts in zip(self.matchers, self.actions, strict=True)
        ]
        forwarded = [state.payload(operand) for operand in self.operands[1:]]
        found: list[list[Payload]] = [[] for _ in self.results[1:]]
        roots = state.operations(self.operands[0])
        for root in roots:
            inside = [root] if self.restrict_root is not None else walk_post_order(root)
            for op in list(inside):
                if op is root and self.restrict_root is None:
                    continue
                for finds, acts in pairs:
                    matched = match(state, finds, [[op], *forwarded])
                    if matched is not None:
                        self._gather(found, acts, state.run_block(acts, matched))
                        break
        state.bind(self.results[0], roots)
        for result, payload in zip(self.results[1:], found, strict=True):
            state.bind(result, payload)

    def _gather(
        self,
        found: list[list[Payload]],
        acts: Block,
        yielded: Sequence[Sequence[Payload]],
    ) -> None:
        for all_of_it, payload in zip(found, yielded, strict=True):
            if len(payload) != 1 and self.flatten_results is None:
                action = acts.parent_op.get("sym_name") if acts.parent_op else None
                name = action.value if isinstance(action, StringAttr) else ""
                raise self.failure(
                    f"action @{name} has results associated with "
                    "multiple payload entities, but flattening was not requested"
                )
            all_of_it += payload

    def name_results(self, set_name: SetName) -> None:
        set_name(self.updated, "updated_root")
        for value in self.forwarded_outputs:
            set_name(value, "yielded")

    def verify(self) -> None:
        if len(self.matchers.elements) != len(self.actions.elements):
            raise self.error("expected the same number of matchers and actions")
        if not self.matchers.elements:
            raise self.error("expected at least one match/action pair")

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        pairs = zip(self.matchers.elements, self.actions.elements, strict=False)
        for matcher, action in pairs:
            assert isinstance(matcher, SymbolRefAttr)
            assert isinstance(action, SymbolRefAttr)
            finds = tables.lookup_nearest(self, matcher)
            acts = tables.lookup_nearest(self, action)
            if not isinstance(finds, NamedSequenceOp):
                raise self.bare_error(f"unresolved matcher symbol {matcher}")
            if not isinstance(acts, NamedSequenceOp):
                raise self.bare_error(f"unresolved action symbol {action}")
            verify_marks(finds, called=True)
            verify_marks(acts, called=True)
            self._verify_given(matcher, finds)
            self._verify_passed(matcher, finds, action, acts)
            self._verify_results(action, acts)

    def _verify_given(self, matcher: SymbolRefAttr, finds: NamedSequenceOp) -> None:
        wanted = finds.type.inputs
        if len(self.operands) != len(wanted):
            raise self.bare_error(
                f"the number of operands ({len(self.operands)}) doesn't match the "
                f"number of matcher arguments ({len(wanted)}) for {matcher}"
            ).with_note("symbol declaration", finds.position)
        marks = finds.marks
        for i, (operand, ty) in enumerate(zip(self.operands, wanted, strict=True)):
            if marks[i].get(CONSUMED) is not None:
                raise self.error(
                    f"does not expect matcher symbol to consume its operand #{i}"
                ).with_note("symbol declaration", finds.position)
            if not same_kind(operand.type, ty):
                raise self.bare_error(
                    "mismatching type interfaces for operand and matcher argument "
                    f"#{i} of matcher {matcher}"
                ).with_note("symbol declaration", finds.position)

    def _verify_passed(
        self,
        matcher: SymbolRefAttr,
        finds: NamedSequenceOp,
        action: SymbolRefAttr,
        acts: NamedSequenceOp,
    ) -> None:
        found, wanted = finds.type.results, acts.type.inputs
        if len(found) != len(wanted):
            raise self.bare_error(
                "mismatching number of matcher results and action arguments between "
                f"{matcher} ({len(found)}) and {action} ({len(wanted)})"
            )
        for i, (a, b) in enumerate(zip(found, wanted, strict=True)):
            if not same_kind(a, b):
                raise self.bare_error(
                    "mismatching type interfaces for matcher result and action "
                    f"argument #{i}of matcher {matcher} and action {action}"
                )

    def _verify_results(self, action: SymbolRefAttr, acts: NamedSequenceOp) -> None:
        given, wanted = acts.type.results, self.results[1:]
        if len(given) != len(wanted):
            raise self.bare_error(
                f"the number of action results ({len(given)}) for {action} doesn't "
                f"match the number of extra op results ({len(wanted)})"
            ).with_note("symbol declaration", acts.position)
        for i, (ty, result) in enumerate(zip(given, wanted, strict=True)):
            if not same_kind(ty, result.type):
                raise self.bare_error(
                    f"mismatching type interfaces for action result #{i} of action "
                    f"{action} and op result"
                ).with_note("symbol declaration", acts.position)


def _sequence(op: Transform, name: Attribute) -> Block:
    """The body of a named sequence."""
    assert isinstance(name, SymbolRefAttr)
    callee = lookup_nearest(op, name)
    if not isinstance(callee, NamedSequenceOp) or not callee.regions[0].blocks:
        raise op.failure(f"unresolved external symbol {name}")
    return callee.regions[0].blocks[0]


def match(
    state: TransformState, finds: Block, given: Sequence[Sequence[Payload]]
) -> Sequence[Sequence[Payload]] | None:
    """What a matcher yields; `None` where it does not match."""
    try:
        return state.run_block(finds, given)
    except Silenceable:
        return None


class CollectMatchingOp(Transform, name="transform.collect_matching"):
    """Collects all payload ops that a named matcher accepts."""

    matcher: SymbolRefAttr

    def apply(self, state: TransformState) -> None:
        finds = _sequence(self, self.matcher)
        found: list[list[Payload]] = [[] for _ in self.results]
        for root in state.operations(self.operands[0]):
            for op in walk_post_order(root):
                matched = match(state, finds, [[op]])
                for index, payload in enumerate(matched or ()):
                    if len(payload) != 1:
                        raise self.silenceable(
                            f"result #{index}, associated with {len(payload)} payload "
                            "objects, expected 1"
                        )
                    found[index] += payload
        for result, payload in zip(self.results, found, strict=True):
            state.bind(result, payload)

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        finds = tables.lookup_nearest(self, self.matcher)
        if not isinstance(finds, NamedSequenceOp):
            raise self.bare_error(f"unresolved matcher symbol {self.matcher}")
        inputs, found = finds.type.inputs, finds.type.results
        if len(inputs) != 1 or kind_of(inputs[0]) != "handle":
            raise self.bare_error(
                "expected the matcher to take one operation handle argument"
            )
        if finds.marks[0].get(READ_ONLY) is None:
            raise self.bare_error("expected the matcher argument to be marked readonly")
        if len(found) != len(self.results):
            raise self.bare_error(
                "expected the matcher to yield as many values as op has results "
                f"({len(self.results)}), got {len(found)}"
            )
        for i, (ty, result) in enumerate(zip(found, self.results, strict=True)):
            if not same_kind(ty, result.type):
                raise self.bare_error(
                    f"mismatching type interfaces for matcher result and op result #{i}"
                )
