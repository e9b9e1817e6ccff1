"""Diagnostics of types and attributes that a registered dialect does not have."""

from __future__ import annotations

from typing import Final

from bridge.ods import rows
from bridge.ods.definitions import Definition
from bridge.source import Source
from bridge.text.state import Parts, Reader, Section
from bridge.text.tokens import ParseError
from bridge.text.types import begins_type, read_type

_KINDS: Final[dict[Section, str]] = {"types": "type", "attributes": "attribute"}

_UNKNOWN: Final[dict[Section, str]] = {
    # The blank that is too much is upstream's.
    "types": "unknown  type `{word}` in dialect `{dialect}`",
    "attributes": "unknown attribute `{word}` in dialect `{dialect}`",
}

_WORDINGS: Final[dict[tuple[str, Section], str]] = {
    ("gpu", "types"): "unknown gpu type: {word}",
    ("llvm", "types"): "unknown LLVM type: {word}",
    ("quant", "types"): "unknown quantized type {word}",
    ("spirv", "attributes"): "unknown SPIR-V attribute kind: {word}",
    ("spirv", "types"): "unknown SPIR-V type: {word}",
    ("transform", "attributes"): "unknown attribute mnemonic: {word}",
    ("transform", "types"): "unknown type mnemonic: {word}",
}
"""Where dialects do not leave it to the code that upstream generates."""


_BESIDES: Final[dict[tuple[str, Section], str]] = {
    ("acc", "attributes"): "gpu_block_redundant par_dim par_dims",
    ("acc", "types"): "private_type",
    ("amdgpu", "attributes"): "cache_scope load_temporal_hint",
    ("gpu", "types"): (
        "async.token mma_matrix named_barrier sparse.dntensor_handle "
        "sparse.spgemmop_handle sparse.spmat_handle"
    ),
    ("llvm", "attributes"): "denormal_fpenv function_entry_count",
    ("llvm", "types"): "byte label metadata void",
    ("nvvm", "attributes"): (
        "tensormap_elemtype tensormap_field tensormap_fill_mode "
        "tensormap_interleave_layout tensormap_swizzle_atomicity "
        "tensormap_swizzle_mode"
    ),
    ("omp", "attributes"): (
        "access_group_modifier clause_severity fallback_modifier "
        "interop_type kernel_type"
    ),
    ("quant", "types"): "any calibrated uniform",
    ("spirv", "attributes"): "interface_var_abi target_env",
    ("spirv", "types"): (
        "arm.tensor array coopmatrix image matrix named_barrier ptr rtarray "
        "sampled_image sampler struct"
    ),
    ("transform", "types"): "normalized_op",
    ("xevm", "attributes"): "dst_etype ext_dst_etype ext_src_etype src_etype",
}
"""What no table lists, by hand upstream or of LLVM 24: it is read as it is written."""


def _is_builtin(word: str) -> bool:
    """Whether a word is a builtin type, or begins one."""
    return begins_type(Reader(Source(word)).peek())


def undefined(dialect: str, word: str, section: Section) -> Definition | None:
    """What refuses a mnemonic, or a body that begins with none.

    None where there is such a type or attribute, or no such dialect.
    """
    table = rows.table(dialect)
    if table is None:
        return None
    # What is builtin has another syntax.
    listed = {} if dialect == "builtin" else table.data[section]
    known = {*listed, *_BESIDES.get((dialect, section), "").split()}
    if word in known:
        return None
    message = _WORDINGS.get((dialect, section), _UNKNOWN[section])
    message = message.format(word=word, dialect=dialect)
    if not known:
        message = f"dialect '{dialect}' provides no {_KINDS[section]} parsing hook"
    elif not word:
        message = "expected valid keyword"
    elif (dialect, section) == ("llvm", "types") and _is_builtin(word):
        message = "unexpected type, expected keyword"

    def refuse(r: Reader) -> Parts:
        r.pos -= len(word)
        token = r.peek()
        if (dialect, section) == ("llvm", "types") and begins_type(token):
            # Upstream reads a type of any dialect here, to report that it is none of
            # its.
            read_type(r)
            raise ParseError(token.pos, "unexpected type, expected keyword")
        raise ParseError(token.pos, message)

    return Definition(dialect, word, section, refuse)
