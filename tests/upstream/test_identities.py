"""Distinct attributes that several attributes share, to upstream and back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge import native
from bridge.text.printer import PrintOptions
from bridge.upstream import fallbacks
from bridge.upstream.exporter import to_upstream
from bridge.upstream.identities import Holding, holders
from bridge.upstream.importer import from_upstream
from bridge.verifier.printing import print_operation
from tests.oracles.modules import upstream as upstream_module

DOMAIN = "#d{0} = #llvm.alias_scope_domain<id = distinct[{0}]<>>"
SCOPE = "#s{0} = #llvm.alias_scope<id = distinct[1{0}]<>, domain = #d{1}>"
USES = (
    "{{alias_scopes = [#s{0}], noalias_scopes = [#s{1}]}}",
    "{{own.scopes = [#s{0}, {{a = #s{1}}}], own.id = distinct[2{0}]<>}}",
    "{{own.locations = [loc(fused<#s{0}>[#s_place])]}}",
)
PLACES = ("", 'loc(fused<#s{0}>["a":1:2])', 'loc("b" (fused<[#s{0}, #s{1}]>["c":3:4]))')


@st.composite
def programs(draw: st.DrawFn) -> str:
    """Loads whose scopes share domains, in attributes and in locations."""
    number = st.integers(0, 3)
    lines = [DOMAIN.format(i) for i in range(4)]
    lines += [SCOPE.format(i, draw(number)) for i in range(4)]
    lines += ['#s_place = loc("p":5:6)', "llvm.func @f(%p: !llvm.ptr) {"]
    for _ in range(draw(st.integers(1, 6))):
        pair = draw(number), draw(number)
        use = draw(st.sampled_from(USES)).format(*pair)
        place = draw(st.sampled_from(PLACES)).format(*pair)
        lines.append(f"  %{len(lines)} = llvm.load %p {use} : !llvm.ptr -> i32 {place}")
    return "\n".join([*lines, "  llvm.return", "}"])


def _text(module: bridge.Operation) -> str:
    return print_operation(module, PrintOptions(debuginfo=True))


@settings(max_examples=60, deadline=None)
@given(programs())
def test_what_is_one_is_one_in_upstream_and_after_it(text: str) -> None:
    before = fallbacks.COUNTS.copy()
    module = bridge.parse(text, filename="-", allow_unregistered=True)
    theirs = to_upstream(module)
    assert str(theirs) == str(upstream_module(text))
    assert _text(from_upstream(theirs)) == _text(module)
    assert before == fallbacks.COUNTS


@pytest.mark.skipif(not native.COMPILED, reason="the core was not built")
@settings(max_examples=30, deadline=None)
@given(programs())
def test_the_core_finds_the_operations_that_hold_some(text: str) -> None:
    module = bridge.parse(text, allow_unregistered=True)
    holds = Holding()
    wanted = [
        op
        for op in module.walk()
        if any(map(holds, (op.properties, op.attributes))) or holds(op.location)
    ]
    assert list(holders(module)) == wanted


BY_TEXT = {
    "the location of an argument": """
        #d = #llvm.alias_scope_domain<id = distinct[0]<>>
        llvm.func @f(%p: !llvm.ptr loc(fused<#d>["a":1:2])) {
          llvm.return {own.domain = #d}
        }""",
    "a location that is an attribute": """
        #d = #llvm.alias_scope_domain<id = distinct[0]<>>
        "own.op"() {location = loc(fused<#d>["a":1:2]), domain = #d} : () -> ()""",
}


@pytest.mark.parametrize("direction", ["import", "export"])
@pytest.mark.parametrize("holder", BY_TEXT)
def test_what_the_bindings_cannot_reach_goes_by_text(
    direction: str, holder: str
) -> None:
    text = BY_TEXT[holder]
    before = fallbacks.COUNTS.total()
    module = bridge.parse(text, filename="-", allow_unregistered=True)
    if direction == "import":
        assert _text(from_upstream(upstream_module(text))) == _text(module)
    else:
        assert str(to_upstream(module)) == str(upstream_module(text))
    assert fallbacks.COUNTS.total() == before + 1
