"""`bridge.ods.definition_formats`: what is said of a parameter that is wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bridge
from bridge.errors import Malformed
from bridge.ods.rows import dialects, table
from tests.oracles.verdicts import complaints, theirs

# What is read in another order than the reference's.
_OTHERWISE = frozenset({"gpu.object", "llvm.di_expression_elem", "ptr.address"})
BAD = ("*", "zzz")


def _refused() -> Iterator[tuple[str, str]]:
    """Texts of all types and attributes with a format, and nonsense in it."""
    for dialect in sorted(dialects()):
        known = table(dialect)
        assert known is not None
        for section, mark in (("attributes", "#"), ("types", "!")):
            for entry in known.data[section].values():
                word, text = entry.get("mnemonic"), entry.get("format")
                if text and f"{dialect}.{word}" not in _OTHERWISE and text is not True:
                    yield f"{mark}{dialect}.{word}", text


def _texts(head: str, form: str) -> list[str]:
    if form.startswith("$"):
        dialect, _, word = head.partition(".")
        return [f"{dialect}<{word} {bad}>" for bad in BAD]
    return [f"{head}<{bad}>" for bad in BAD]


@pytest.mark.parametrize(("head", "form"), list(_refused()))
def test_what_no_parameter_can_be_is_told_as_upstream_tells_it(
    head: str, form: str
) -> None:
    for text in _texts(head, form):
        program = f'"t.x"() {{a = {text}}} : () -> ()'
        wanted = theirs(program)
        assert wanted
        assert complaints(program) == wanted


STRUCTS = [
    "#llvm.tbaa_tag<base_type = #llvm.tbaa_root, access_type = #llvm.tbaa_root>",
    '#llvm.mlir.module_flag<error, "k", #llvm.profile_summary<format = X>>',
    "#spirv.entry_point_abi<subgroup_size = 64, workgroup_size = 64>",
    '#spirv.resource_limits<max_compute_shared_memory_size = "a">',
    "#ptr.spec<size = 32, abi = x>",
    "#llvm.loop_annotation<unroll = <disable = 1.0>>",
    '!llvm.ptr<"a">',
    "!llvm.array<x x i32>",
    "!llvm.target<a>",
    "!sparse_tensor.storage_specifier<#sparse_tensor<crd_trans_direction dim_to_lvl>>",
]


@pytest.mark.parametrize("text", STRUCTS)
def test_each_parser_around_a_complaint_says_what_it_was_at(text: str) -> None:
    program = f'"t.x"() {{a = {text}}} : () -> ()'
    wanted = theirs(program)
    assert len(wanted) > 1
    assert complaints(program) == wanted


def test_what_stands_behind_a_refused_attribute_is_where_upstream_goes_on() -> None:
    with pytest.raises(Malformed) as refused:
        bridge.parse("module attributes {a = !ptr.ptr<#nothing.space>} {}")
    columns = [found.location.column for found in refused.value.diagnostics]
    assert columns == [42, 47]


def test_an_operation_is_named_where_its_own_syntax_holds_the_parameter() -> None:
    program = "func.func @f(%v: vector<4xf32>) { vector.reduction <x>, %v : "
    program += "vector<4xf32> into f32 return }"
    found = complaints(program)
    assert found == theirs(program)
    assert found[1].startswith("custom op 'vector.reduction' failed to parse ")
