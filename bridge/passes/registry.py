"""Passes: classes with a name, an anchor and typed options, known by their names."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import new_class
from typing import TYPE_CHECKING, ClassVar, Final, get_type_hints

from bridge.errors import PassFailed
from bridge.ir.core import Operation
from bridge.later import deferred

if TYPE_CHECKING:
    import inspect
else:
    inspect = deferred("inspect")

__all__ = [
    "PASSES",
    "Pass",
    "listed",
    "only_ours",
    "option_rows",
    "pass_of",
    "summaries",
]

Option = bool | int | float | str

PASSES: Final[dict[str, type[Pass]]] = {}
"""The passes that were defined, by name."""

MODULES: Final = {
    "affine-data-copy-generate": "affine_data_copy_generate",
    "affine-expand-index-ops": "affine_expand_index_ops",
    "affine-expand-index-ops-as-affine": "affine_expand_index_ops_as_affine",
    "affine-fold-memref-alias-ops": "affine_fold_memref_alias_ops",
    "affine-loop-coalescing": "affine_loop_coalescing",
    "affine-loop-fusion": "affine_loop_fusion",
    "affine-loop-invariant-code-motion": "affine_loop_invariant_code_motion",
    "affine-loop-normalize": "affine_loop_normalize",
    "affine-loop-tile": "affine_loop_tile",
    "affine-loop-unroll": "affine_loop_unroll",
    "affine-loop-unroll-jam": "affine_loop_unroll_jam",
    "affine-parallelize": "affine_parallelize",
    "affine-pipeline-data-transfer": "affine_pipeline_data_transfer",
    "affine-raise-from-memref": "affine_raise_from_memref",
    "affine-scalrep": "affine_scalrep",
    "affine-simplify-min-max": "affine_simplify_min_max",
    "affine-simplify-structures": "affine_simplify_structures",
    "affine-super-vectorize": "affine_super_vectorize",
    "arith-emulate-unsupported-floats": "arith_emulate_unsupported_floats",
    "arith-emulate-wide-int": "arith_emulate_wide_int",
    "arith-expand": "arith_expand",
    "arith-int-range-narrowing": "arith_int_range_narrowing",
    "arith-unsigned-when-equivalent": "arith_unsigned_when_equivalent",
    "buffer-results-to-out-params": "buffer_results_to_out_params",
    "canonicalize": "canonicalize",
    "control-flow-sink": "control_flow_sink",
    "convert-arith-to-llvm": "convert_arith_to_llvm",
    "convert-cf-to-llvm": "convert_cf_to_llvm",
    "convert-complex-to-llvm": "convert_complex_to_llvm",
    "convert-func-to-llvm": "convert_func_to_llvm",
    "convert-index-to-llvm": "convert_index_to_llvm",
    "convert-linalg-to-affine-loops": "convert_linalg_to_affine_loops",
    "convert-linalg-to-loops": "convert_linalg_to_loops",
    "convert-linalg-to-parallel-loops": "convert_linalg_to_parallel_loops",
    "convert-math-to-llvm": "convert_math_to_llvm",
    "convert-scf-to-cf": "convert_scf_to_cf",
    "convert-to-llvm": "convert_to_llvm",
    "convert-ub-to-llvm": "convert_ub_to_llvm",
    "convert-vector-to-llvm": "convert_vector_to_llvm",
    "convert-vector-to-scf": "convert_vector_to_scf",
    "cse": "cse",
    "expand-strided-metadata": "expand_strided_metadata",
    "expand-realloc": "expand_realloc",
    "finalize-memref-to-llvm": "finalize_memref_to_llvm",
    "flatten-memref": "flatten_memref",
    "fold-memref-alias-ops": "fold_memref_alias_ops",
    "fold-tensor-subset-ops": "fold_tensor_subset_ops",
    "inline": "inline",
    "int-range-optimizations": "int_range_optimizations",
    "llvm-request-c-wrappers": "llvm_request_c_wrappers",
    "loop-invariant-code-motion": "loop_invariant_code_motion",
    "lower-affine": "lower_affine",
    "lower-vector-mask": "lower_vector_mask",
    "lower-vector-multi-reduction": "lower_vector_multi_reduction",
    "lower-vector-to-from-elements-to-shuffle-tree": (
        "lower_vector_to_from_elements_to_shuffle_tree"
    ),
    "memref-emulate-wide-int": "memref_emulate_wide_int",
    "memref-expand": "memref_expand",
    "math-expand-ops": "math_expand_ops",
    "math-extend-to-supported-types": "math_extend_to_supported_types",
    "math-sincos-fusion": "math_sincos_fusion",
    "math-uplift-to-fma": "math_uplift_to_fma",
    "mem2reg": "mem2reg",
    "normalize-memrefs": "normalize_memrefs",
    "reconcile-unrealized-casts": "reconcile_unrealized_casts",
    "reify-result-shapes": "reify_result_shapes",
    "remove-dead-values": "remove_dead_values",
    "resolve-ranked-shaped-type-result-dims": "resolve_ranked_shaped_type_result_dims",
    "resolve-shaped-type-result-dims": "resolve_shaped_type_result_dims",
    "sccp": "sccp",
    "scf-for-loop-canonicalization": "scf_for_loop_canonicalization",
    "scf-for-loop-peeling": "scf_for_loop_peeling",
    "scf-for-loop-range-folding": "scf_for_loop_range_folding",
    "scf-for-loop-specialization": "scf_for_loop_specialization",
    "scf-for-to-while": "scf_for_to_while",
    "scf-forall-to-for": "scf_forall_to_for",
    "scf-forall-to-parallel": "scf_forall_to_parallel",
    "scf-parallel-for-to-nested-fors": "scf_parallel_for_to_nested_fors",
    "scf-parallel-loop-fusion": "scf_parallel_loop_fusion",
    "scf-parallel-loop-tiling": "scf_parallel_loop_tiling",
    "scf-parallel-loop-specialization": "scf_parallel_loop_specialization",
    "set-llvm-module-datalayout": "set_llvm_module_datalayout",
    "sroa": "sroa",
    "strip-debuginfo": "strip_debuginfo",
    "symbol-dce": "symbol_dce",
    "symbol-privatize": "symbol_privatize",
    "transform-interpreter": "transform_interpreter",
    "transform-preload-library": "transform_preload_library",
    "view-op-graph": "view_op_graph",
}
"""Passes that upstream has as well, and the module of this folder that defines each."""

OURS: Final = {
    "affine-polyhedral-optimize": "affine_polyhedral_optimize",
}
"""Passes that upstream has not, and the module of this folder that defines each."""


def find_pass(name: str) -> type[Pass] | None:
    """The pass of a name that runs here, if there is one."""
    module = MODULES.get(name) or OURS.get(name)
    if module is not None:
        import_module(f"bridge.passes.{module}")
    return PASSES.get(name)


def only_ours() -> set[str]:
    """The names of passes that upstream has not, or that are not its own."""
    return (PASSES.keys() | OURS.keys()) - MODULES.keys()


def _may_define(cls: type, name: str) -> bool:
    """Whether a class is not in the way of a pass of this folder."""
    module = MODULES.get(name) or OURS.get(name)
    return module is None or cls.__module__ == f"bridge.passes.{module}"


class Pass:
    """What is done to each operation of the anchor's name.

    >>> class Unroll(Pass, name="my-unroll", anchor="func.func"):
    ...     \"\"\"Unrolls loops.\"\"\"
    ...
    ...     factor: int = 4
    ...
    ...     def run(self, op: Operation) -> None: ...

    Annotated fields are options, of type bool, int, float or str; each has a default.
    The name of an option has hyphens where the field has underscores.
    """

    name: ClassVar[str]
    anchor: ClassVar[str] = ""
    """The op it runs on; empty for any."""
    of_functions: ClassVar[bool] = False
    """Whether it runs on all that are functions, as well."""
    options: ClassVar[dict[str, tuple[str, type]]] = {}
    """By the option's name its field and its type."""
    dependent_dialects: ClassVar[Sequence[str]] = ()
    """Dialects whose operations it makes, which must be known where it is to run."""
    statistics: ClassVar[Mapping[str, str]] = {}
    """By their names what statistics say; see `count`."""
    pipeline: Sequence[Pass] = ()
    """The passes of the pipeline that it is part of, in order."""

    def __init_subclass__(cls, *, name: str = "", anchor: str = "") -> None:
        super().__init_subclass__()
        if not name:
            return
        if name in PASSES or not _may_define(cls, name):
            raise ValueError(f"{cls.__name__}: there is a pass {name} already")
        cls.name, cls.anchor = name, anchor
        cls.options = {
            field.replace("_", "-"): (field, _option_type(cls, field, hint))
            for field, hint in get_type_hints(cls).items()
            if field not in get_type_hints(Pass)
        }
        PASSES[name] = cls

    def __init__(self, **options: Option) -> None:
        self.counts = Counter[str]()
        fields = dict(self.options.values())
        for field, value in options.items():
            if field not in fields:
                raise TypeError(f"{self.name} has no option {field!r}")
            if type(value) is not fields[field]:
                raise TypeError(
                    f"{self.name}: {field!r} must be {fields[field].__name__}, "
                    f"not {type(value).__name__}"
                )
            setattr(self, field, value)

    @property
    def text(self) -> str:
        """It with the values of its options, as in a pipeline."""
        given = [
            f"{option}={_shown(getattr(self, field))}"
            for option, (field, _) in self.options.items()
        ]
        return self.name + (f"{{{' '.join(given)}}}" if given else "")

    def count(self, statistic: str, by: int = 1) -> None:
        """Adds to a statistic, one of those that the class declares."""
        if statistic not in self.statistics:
            raise ValueError(f"{self.name} has no statistic {statistic!r}")
        self.counts[statistic] += by

    @classmethod
    def of_text(cls, text: str) -> Pass:
        """The pass with options as a pipeline has them: `a=1 b=x`.

        Raises `PassFailed` for what is none of them, or no value of it.
        """
        given: dict[str, Option] = {}
        for word in text.split():
            name, _, value = word.partition("=")
            if name not in cls.options:
                raise PassFailed(f"{cls.name}: no such option {name}")
            field, kind = cls.options[name]
            try:
                given[field] = _READERS[kind](_unquoted(value))
            except (KeyError, ValueError):
                fault = f"'{value}' value invalid for {kind.__name__} argument"
                raise PassFailed(f"{cls.name}: {name}: {fault}") from None
        return cls(**given)

    def knows(self, op: Operation) -> bool:
        """Whether all that it would have to know of an operation is known.

        Where it is not, and upstream has the pass as well, that one runs.
        """
        return True

    @classmethod
    def takes(cls, text: str) -> bool:
        """Whether a text is of options that the pass has."""
        try:
            cls.of_text(text)
        except PassFailed:
            return False
        return True

    @abstractmethod
    def run(self, op: Operation) -> None:
        """Changes an operation; raises `Error` where it fails."""
        raise NotImplementedError


def listed(option: str) -> list[str]:
    """What the value of an option lists, which upstream prints in braces."""
    return [word for word in option.strip("{}").split(",") if word]


def _unquoted(value: str) -> str:
    """A value without the quotes around it, as upstream's options have it."""
    quoted = len(value) > 1 and value[0] == value[-1] and value[0] in "'\""
    return value[1:-1] if quoted else value


_TRUTH: Final = {"": True, "1": True, "true": True, "0": False, "false": False}

_READERS: Final[dict[type, Callable[[str], Option]]] = {
    bool: _TRUTH.__getitem__,
    int: int,
    float: float,
    str: str,
}


def _option_type(cls: type[Pass], field: str, hint: type) -> type:
    if hint not in _READERS:
        raise TypeError(
            f"{cls.__name__}: option {field!r} is not bool, int, float, str"
        )
    if not hasattr(cls, field):
        raise TypeError(f"{cls.__name__}: option {field!r} has no default")
    return hint


def pass_of(
    name: str, *, anchor: str = "", dependent_dialects: Sequence[str] = ()
) -> Callable[[Callable[..., None]], type[Pass]]:
    """Makes a pass of a function on an operation.

    What the function takes by keyword alone are options, with types and defaults.

    >>> @pass_of("my-unroll", anchor="func.func")
    ... def unroll(op: Operation, *, factor: int = 4) -> None: ...
    """

    def make(function: Callable[..., None]) -> type[Pass]:
        given = inspect.signature(function).parameters.values()
        options = [one for one in given if one.kind is one.KEYWORD_ONLY]
        hints = get_type_hints(function)

        def run(self: Pass, op: Operation) -> None:
            function(op, **{one.name: getattr(self, one.name) for one in options})

        body: dict[str, object] = {
            "__annotations__": {one.name: hints.get(one.name) for one in options},
            "__doc__": function.__doc__,
            "__module__": function.__module__,
            "dependent_dialects": tuple(dependent_dialects),
            "run": run,
        }
        body |= {
            one.name: one.default for one in options if one.default is not one.empty
        }
        title = getattr(function, "__name__", "FunctionPass")
        named = {"name": name, "anchor": anchor}
        return new_class(title, (Pass,), named, lambda space: space.update(body))

    return make


def summaries() -> dict[str, str]:
    """The passes that were defined, each with the first line of its docstring."""
    for name in OURS:
        find_pass(name)
    return {name: _summary(found) for name, found in PASSES.items()}


def option_rows(name: str) -> list[tuple[str, str]]:
    """The options of a pass with their types and defaults, as a help shows them."""
    if name not in PASSES:
        return []
    found = PASSES[name]
    return [
        (f"  --{option}=<{kind.__name__}>", f"default {_shown(getattr(found, field))}")
        for option, (field, kind) in found.options.items()
    ]


def _summary(found: type[Pass]) -> str:
    return (found.__doc__ or "").strip().partition("\n")[0]


def _shown(value: Option) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
