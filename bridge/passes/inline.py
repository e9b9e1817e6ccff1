"""`inline`: calls become the bodies of the functions they call.

As upstream's pass of this name: bottom up over the strongly connected components of the
call graph, each made canonical before its calls are looked at. It runs natively on
modules of functions that have one block each where they are called, whose operations
`canonicalize` knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from bridge.dialects import func
from bridge.ir import edit
from bridge.ir.attributes import StringAttr, UnitAttr
from bridge.ir.cloning import clone
from bridge.ir.core import Operation, Region, Value
from bridge.ir.graphs import components
from bridge.ir.locations import UNKNOWN_LOC, CallSiteLoc, Location
from bridge.ir.symbols import is_symbol_table, lookup, symbol_uses_of
from bridge.ir.walk import walk
from bridge.op.traits import has_trait
from bridge.passes.canonicalize import Canonicalize
from bridge.passes.inlining_rules import is_known, may_be_inlined
from bridge.passes.registry import Pass

__all__ = ["Inline"]

_ALWAYS: Final = -1


class Inline(Pass, name="inline"):
    """Inline function calls."""

    default_pipeline: str = Canonicalize.name
    max_iterations: int = 4
    inlining_threshold: int = _ALWAYS

    @classmethod
    def takes(cls, text: str) -> bool:
        if not super().takes(text):
            return False
        made = cls.of_text(text)
        assert isinstance(made, cls)
        return made.default_pipeline in ("", Canonicalize.name)

    def knows(self, op: Operation) -> bool:
        if not is_symbol_table(op):
            return False
        functions = [f for f in _held(op) if isinstance(f, func.FuncOp)]
        if len(functions) < len(_held(op)):
            return False
        if self.default_pipeline and not Canonicalize().knows(op):
            return False
        return all(_is_plain(function) for function in functions)

    def run(self, op: Operation) -> None:
        _Inliner(op, self).run()


def _held(op: Operation) -> list[Operation]:
    return [
        inner for region in op.regions for block in region.blocks for inner in block
    ]


def _is_plain(function: func.FuncOp) -> bool:
    """Whether a function has one block, or none, and all in it is known."""
    return len(_body(function).blocks) <= 1 and all(
        op is function or _is_known(op) for op in walk(function)
    )


def _is_known(op: Operation) -> bool:
    is_call = has_trait(op, "CallOpInterface")
    if not is_known(op) or op.has_symbol_table:
        return False
    return not is_call or isinstance(op, func.CallOp)


class _Call(NamedTuple):
    """A call in a function, and what it calls."""

    op: func.CallOp
    caller: func.FuncOp
    callee: func.FuncOp
    history: tuple[func.FuncOp, ...] = ()
    """What was inlined for it to come here."""


class _Inliner:
    def __init__(self, root: Operation, options: Inline) -> None:
        self._root = root
        self._options = options
        self._functions = [f for f in _held(root) if isinstance(f, func.FuncOp)]
        self._uses = {f: self._uses_in(f) for f in self._functions}
        self._others: Counter[str] = Counter()
        """The uses of functions by what is no function."""
        for op in _held(root):
            if not isinstance(op, func.FuncOp):
                self._others += self._uses_in(op)
        self._gone: dict[func.FuncOp, None] = {}
        self._callees = {
            f: dict.fromkeys(call.callee for call in self._calls_in(f))
            for f in self._functions
        }

    def run(self) -> None:
        for component in components(self._callees):
            for _ in range(self._options.max_iterations):
                self._simplify(component)
                if not self._inline_calls(component):
                    break
        for function in self._gone:
            edit.erase(function)

    def _simplify(self, component: Sequence[func.FuncOp]) -> None:
        for function in component:
            if self._options.default_pipeline and function not in self._gone:
                Canonicalize().run(function)
                self._uses[function] = self._uses_in(function)

    # Uses of functions

    def _uses_in(self, op: Operation) -> Counter[str]:
        return Counter(reference.root for reference in symbol_uses_of(op))

    def _use_count(self, function: func.FuncOp) -> int:
        name = function.sym_name.value
        return self._others[name] + sum(uses[name] for uses in self._uses.values())

    def _is_hidden(self, function: func.FuncOp) -> bool:
        """Whether nothing outside uses a function."""
        found = function.get("sym_visibility")
        visibility = found.value if isinstance(found, StringAttr) else "public"
        if visibility == "nested":
            return self._root.parent is None
        return visibility == "private"

    # Calls

    def _calls(
        self,
        pending: list[list[Operation]],
        caller: func.FuncOp,
        history: tuple[func.FuncOp, ...] = (),
    ) -> list[_Call]:
        """The calls of functions with a body: the last list first, then inside it."""
        found = []
        while pending:
            for op in pending.pop():
                if isinstance(op, func.CallOp):
                    callee = lookup(self._root, op.callee)
                    if isinstance(callee, func.FuncOp) and _body(callee).blocks:
                        found.append(_Call(op, caller, callee, history))
                    continue
                for region in op.regions:
                    pending += [list(block) for block in region.blocks]
        return found

    def _calls_in(self, function: func.FuncOp) -> list[_Call]:
        return self._calls([list(block) for block in _body(function).blocks], function)

    def _inline_calls(self, component: Sequence[func.FuncOp]) -> bool:
        """Inlines the calls of some functions; whether there was one."""
        calls: list[_Call] = []
        for function in component:
            if function in self._gone or not _body(function).blocks:
                continue
            if self._is_hidden(function) and not self._use_count(function):
                self._gone[function] = None
            else:
                calls += self._calls_in(function)
        done = False
        for call in calls:
            # More come at the end while they are looked at.
            if call.caller not in self._gone and self._should_inline(call):
                calls += self._inlined(call)
                done = True
        return done

    def _should_inline(self, call: _Call) -> bool:
        if call.callee in call.history or call.callee is call.caller:
            return False
        again = self._callees[call.callee]
        if call.callee in again or call.caller in again:
            return False
        if _is_kept(call.op) or _is_kept(call.callee):
            return False
        if not may_be_inlined(call.op, _body(call.callee)):
            return False
        return self._is_worth_it(call)

    def _is_worth_it(self, call: _Call) -> bool:
        limit = self._options.inlining_threshold
        if limit in (0, _ALWAYS):
            return limit == _ALWAYS
        inside, around = (_count(f) for f in (call.callee, call.caller))
        return not around or inside * 100 // around <= limit

    def _inlined(self, call: _Call) -> list[_Call]:
        """Puts a body in the place of a call; the calls that come with it."""
        moves = self._is_hidden(call.callee) and self._use_count(call.callee) == 1
        body = _body(call.callee).block
        mapping: dict[Value, Value] = dict(
            zip(body.arguments, call.op.operands, strict=True)
        )
        inside = list(body) if moves else [clone(op, mapping) for op in body]
        if moves:
            for old, new in mapping.items():
                old.replace_all_uses(new)
        for op in inside:
            if moves:
                op.detach()
            assert call.op.parent is not None  # it is in a function
            call.op.parent.insert_before(call.op, op)
            _remap_locations(op, call.op.location)
        ending = inside.pop()
        found = self._calls([inside], call.caller, (*call.history, call.callee))
        edit.replace(call.op, list(ending.operands))
        edit.erase(ending)
        self._uses[call.caller] = self._uses_in(call.caller)
        if moves:
            self._gone[call.callee] = None
            self._uses[call.callee] = Counter()
        return found


def _body(function: func.FuncOp) -> Region:
    return function.regions[0]


def _is_kept(op: Operation) -> bool:
    return isinstance(op.get("no_inline"), UnitAttr)


def _count(function: func.FuncOp) -> int:
    return sum(1 for op in walk(function) if op is not function)


def _remap_locations(op: Operation, caller: Location) -> None:
    """Says of all that is inlined where it was called."""
    if caller is UNKNOWN_LOC:
        return
    for inner in walk(op):
        inner.location = _called_at(inner.location, caller)
        for region in inner.regions:
            for block in region.blocks:
                for argument in block.arguments:
                    argument.location = _called_at(argument.location, caller)


def _called_at(callee: Location, caller: Location) -> Location:
    """Where something is that was called: what was inlined before is called by it."""
    inner = []
    while isinstance(callee, CallSiteLoc):
        inner.append(callee.callee)
        callee = callee.caller
    for one in (callee, *reversed(inner)):
        caller = CallSiteLoc(one, caller)
    return caller
