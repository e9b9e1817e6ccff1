"""What the NVVM dialect's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first

VALUES = (
    "%i: i32, %l: i64, %f: f32, %d: f64, %g: f16, %h: vector<2xf16>, "
    "%p: !llvm.ptr, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %o: !llvm.ptr<1>, "
    "%t: !llvm.ptr<6>, %b: i1, %v: vector<8xi32>, %w: i16"
)


def inside(text: str) -> str:
    return f"llvm.func @f({VALUES}) {{\n  {text}\n  llvm.return\n}}"


WRONG = {
    "%0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>, relu = true}": (
        "Relu not supported with rna rounding mode."
    ),
    "%0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rp>}": (
        "Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op."
    ),
    "%0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : "
    "i16 (f8E4M3FN)": "Only RN rounding mode is supported",
    "%0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : "
    "i16 (f8E8M0FNU)": "Only RZ and RP rounding modes are supported",
    "%0 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rs>} : "
    "vector<2xf16>": "random_bits is required for RS rounding mode.",
    "%0 = nvvm.divf %f, %f : f32": (
        "rounding mode cannot be None for the rounded divide"
    ),
    "%0 = nvvm.divf %d, %d {approx = true} : f64": (
        "'approx' and 'full' forms are f32-only"
    ),
    "%0 = nvvm.sqrt %d {rnd = #nvvm.fp_rnd_mode<rn>, ftz = true} : f64": (
        "FTZ is not supported for f64"
    ),
    "%0 = nvvm.addf %d, %d {ftz = true} : f64": (
        "FTZ and saturation are not supported for additions/subtractions involving f64"
    ),
    "%0 = nvvm.subf %g, %g {rnd = #nvvm.fp_rnd_mode<rz>} : f16": (
        "only RN rounding mode is supported for f16 and vector<2xf16> additions"
    ),
    "%0 = nvvm.fma %g, %g, %g {rnd = #nvvm.fp_rnd_mode<rz>} : f16": (
        "only RN rounding mode is supported for f16 and vector<2xf16>"
    ),
    "%0 = nvvm.fma %f, %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, relu = true} : f32": (
        "relu and oob are only supported for f16 and bf16"
    ),
    "nvvm.mbarrier.expect_tx %s, %i {scope = #nvvm.mem_scope<gpu>} : "
    "!llvm.ptr<3>, i32": "mbarrier scope must be either CTA or Cluster",
    "%0 = nvvm.mbarrier.arrive %c : !llvm.ptr<7> -> i64": (
        "mbarrier in shared_cluster space cannot return any value"
    ),
    "nvvm.cp.async.shared.global %s, %o, 3, cache = ca : "
    "!llvm.ptr<3>, !llvm.ptr<1>": "expected byte size to be either 4, 8 or 16.",
    "nvvm.cp.async.shared.global %s, %o, 8, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>": (
        "CG cache modifier is only support for 16 bytes copy."
    ),
    "nvvm.cp.async.bulk.tensor.prefetch %p, box[] : !llvm.ptr": (
        "expects coordinates between 1 to 5 dimension"
    ),
    "nvvm.cp.async.bulk.tensor.prefetch %p, box[%i, %i] im2col[%w] "
    "{mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr": (
        "to use im2col mode, the tensor has to be at least 3-dimensional"
    ),
    "nvvm.cp.async.bulk.tensor.prefetch %p, box[%i, %i, %i] im2col[%w, %w] "
    "{mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr": (
        " im2col offsets expected 1 (provided 2)"
    ),
    "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>}": (
        "async_shared fence requires space attribute"
    ),
    "nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>}": (
        "failed to satisfy constraint: Proxy kind whose value is none of"
    ),
    "nvvm.prefetch %p : !llvm.ptr": (
        "requires specification of either cache level or tensormap"
    ),
    "nvvm.st.bulk %p, size = %l, init = 1 : !llvm.ptr": (
        "only 0 is supported for initVal, got 1"
    ),
    "nvvm.pmevent id = 16": "`id` must be between 0 and 15",
    "nvvm.setmaxregister increase 20": "new register size must be multiple of 8",
    "%0 = nvvm.shfl.sync bfly %i, %f, %i, %i : f32 -> i32": (
        "expected return type to be of type 'f32' but got 'i32' instead"
    ),
    "%0 = nvvm.match.sync any %i, %i : i32 -> !llvm.struct<(i32, i1)>": (
        "match.sync 'any' returns an i32"
    ),
    "%0 = nvvm.vote.sync ballot %i, %b -> i1": "vote.sync 'ballot' returns an i32",
    "%0 = nvvm.redux.sync add %f, %i : f32 -> f32": (
        "'add' reduction kind unsupported with 'f32' type. Only supported type is 'i32'"
    ),
    "%0 = nvvm.read.ptx.sreg.tid.x range <i32, 5, 5> : i32": (
        "invalid range attribute: Lower == Upper"
    ),
    "%0 = nvvm.ldmatrix %s {num = 3 : i32, layout = #nvvm.mma_layout<row>, "
    "shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, "
    "eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32": (
        "expected num attribute to be 1, 2 or 4 for 8x8 matrix"
    ),
    "%0 = nvvm.wmma.load %p, %i {eltype = #nvvm.mma_type<f16>, "
    "frag = #nvvm.mma_frag<a>, k = 7 : i32, layout = #nvvm.mma_layout<row>, "
    "m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(f32)>": (
        "invalid attribute combination"
    ),
    "%0 = nvvm.mma.sync A[%h] B[%h] C[%f, %f, %f, %f] "
    "{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, "
    "shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, f32) "
    "-> !llvm.struct<(f32, f32, f32, f32)>": (
        "Could not match types for the A operands; expected one of 2xvector<2xf16> but "
        "got vector<2xf16>"
    ),
    "%0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32": (
        "invalid kind of type specified: expected builtin.vector, but found 'i32'"
    ),
    "nvvm.tcgen05.st %t, %i {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32": (
        "invalid kind of type specified: expected builtin.vector, but found 'i32'"
    ),
    "%0 = nvvm.tcgen05.ld %t, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} "
    ": vector<2xi32>": "offset argument is only supported for shape 16x32bx2",
}


@pytest.mark.parametrize("text", WRONG)
def test_an_operation_says_what_is_wrong_with_it(text: str) -> None:
    program = inside(text)
    assert WRONG[text] in first(program)
    assert emitted(program)[:1] == emitted_by_reference(program)[:1]


RIGHT = (
    "%0 = nvvm.divf %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : f32",
    "%0 = nvvm.addf %g, %g : f16",
    "%0 = nvvm.redux.sync add %i, %i : i32 -> i32",
    "%0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 0> : i32",
    "nvvm.prefetch level = L1, %p : !llvm.ptr",
    "%0 = nvvm.mbarrier.arrive %s : !llvm.ptr<3> -> i64",
)


@pytest.mark.parametrize("text", RIGHT)
def test_an_operation_may_be_as_ptx_has_it(text: str) -> None:
    program = inside(text)
    assert emitted(program) == emitted_by_reference(program) == []


MODULE = """gpu.module @m [#nvvm.target<chip = "{chip}">] {{
  gpu.func @f(%a: !llvm.ptr, %b: i32) kernel {{
    {op}
    gpu.return
  }}
}}"""
ALLOC = "nvvm.tcgen05.alloc %a, %b : !llvm.ptr, i32"


@pytest.mark.parametrize(
    ("chip", "op", "message"),
    [
        ("sm_100", ALLOC, "is not supported on sm_100"),
        ("sm_100a", ALLOC, ""),
        ("sm_103f", ALLOC, ""),
        ("sm_120a", ALLOC, "is not supported on sm_120a"),
        ("sm_80", "nvvm.cluster.wait", "is not supported on sm_80"),
        ("sm_91a", "nvvm.wgmma.fence.aligned", "is not supported on sm_91a"),
        ("sm_90a", "nvvm.wgmma.fence.aligned", ""),
        ("sm_10", "", "Minimum NVVM target SM version is sm_20"),
        ("", "", "The target chip cannot be empty."),
    ],
)
def test_a_target_has_what_the_ops_in_its_module_need(
    chip: str, op: str, message: str
) -> None:
    program = MODULE.format(chip=chip, op=op)
    assert message in first(program)
    assert bool(message) == bool(emitted(program))
    assert emitted(program) == emitted_by_reference(program)
