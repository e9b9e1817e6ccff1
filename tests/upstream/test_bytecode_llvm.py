"""Debug information and annotations of loops go as the llvm dialect encodes them."""

from __future__ import annotations

import pytest

from bridge.ods.dwarf import WORDS
from bridge.upstream import bytecode_llvm
from bridge.upstream.bytecode_entries import Entries
from tests.ods.test_dwarf import FILE, USES
from tests.oracles.modules import read
from tests.upstream.test_bytecode_encoders import check, module_of

UNIT = (
    "#llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, "
    f'file = {FILE}, producer = "p", isOptimized = true, emissionKind = Full, '
    'isDebugInfoForProfiling = true, nameTableKind = None, splitDebugFilename = "s">'
)

ATTRIBUTES = (
    '#llvm.di_basic_type<tag = DW_TAG_base_type, name = "a", sizeInBits = '
    "18446744073709551615, encoding = DW_ATE_signed>",
    UNIT,
    "#llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>",
    '#llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", line = 5, '
    'flags = "Vector|TypePassByValue", sizeInBits = 3, alignInBits = 4, '
    f'identifier = "i", discriminator = #llvm.di_derived_type<>, elements = {FILE}>',
    "#llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = 0>",
    f'#llvm.di_derived_type<name = "n", file = {FILE}, line = 7, sizeInBits = 64, '
    "alignInBits = 32, offsetInBits = 8, flags = Public, extraData = 1 : i8>",
    "#llvm.di_expression<[DW_OP_plus_uconst(1), DW_OP_stack_value]>",
    "#llvm.di_expression<[DW_OP_LLVM_convert(3, DW_ATE_signed)]>",
    "#llvm.di_expression<>",
    FILE,
    f'#llvm.di_global_variable<name = "n", file = {FILE}, line = 3, type = '
    "#llvm.di_null_type, isLocalToUnit = true, isDefined = false, alignInBits = 5>",
    "#llvm.di_global_variable_expression<var = #llvm.di_global_variable<file = "
    f"{FILE}, line = 3, type = #llvm.di_null_type>, expr = <>>",
    f"#llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = {FILE}, "
    f"entity = {FILE}, line = 4, elements = {FILE}>",
    f'#llvm.di_label<scope = {FILE}, name = "l", file = {FILE}, line = 9>',
    f"#llvm.di_lexical_block<scope = {FILE}, line = 9, column = 4>",
    f"#llvm.di_lexical_block_file<scope = {FILE}, discriminator = 4>",
    f'#llvm.di_local_variable<scope = {FILE}, name = "arg", file = {FILE}, '
    "line = 6, arg = 1, alignInBits = 32, flags = Artificial>",
    '#llvm.di_namespace<name = "n", exportSymbols = true>',
    f"#llvm.di_subprogram<id = distinct[2]<>, compileUnit = {UNIT}, scope = {FILE}, "
    f'name = "a", linkageName = "b", file = {FILE}, line = 1, scopeLine = 2, '
    'subprogramFlags = "Definition|Optimized">',
    "#llvm.di_subrange<count = 4 : i64, stride = 2 : i8>",
    "#llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = "
    '#llvm.di_null_type, #llvm.di_basic_type<name = "">>',
    "#llvm.loop_annotation<disableNonforced = false, mustProgress = true, "
    "unroll = <disable = true>>",
)


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_an_attribute_goes_either_way(attribute: str) -> None:
    check(module_of(attribute))


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_an_attribute_is_not_written_as_text(attribute: str) -> None:
    (op,) = read(module_of(attribute)).body
    entries = Entries()
    assert entries.attribute(op.attributes["x"]) in entries.llvm_attributes


def test_each_code_has_a_sample() -> None:
    names = {text.partition("<")[0].removeprefix("#llvm.") for text in ATTRIBUTES}
    # An operation of an expression has no text of its own.
    assert names | {"di_expression_elem"} == bytecode_llvm.CODES.keys()


@pytest.mark.parametrize("kind", WORDS)
def test_each_word_of_dwarf_has_upstreams_number(kind: str) -> None:
    used = [USES[kind].format(word) for word in WORDS[kind]]
    check(module_of(f"[{', '.join(used)}]"))


def test_no_name_is_not_an_empty_name() -> None:
    (op,) = read(module_of("#llvm.di_basic_type<>")).body
    entries = Entries()
    assert entries.attribute(op.attributes["x"]) in entries.textual_attributes
