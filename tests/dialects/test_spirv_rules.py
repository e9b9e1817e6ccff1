"""What spirv's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.syntax import check_printed
from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

MATRIX = "!spirv.coopmatrix<{}, Subgroup, {}>"
A, B, C = (
    MATRIX.format(size, use)
    for size, use in (
        ("4x8xi32", "MatrixA"),
        ("8x2xi32", "MatrixB"),
        ("4x2xi32", "MatrixAcc"),
    )
)
FLAT = "f32, Dim2D, DepthUnknown, NonArrayed, SingleSampled, NeedSampler, Unknown"
MANY = "f32, Dim2D, DepthUnknown, NonArrayed, MultiSampled, NeedSampler, Unknown"
SAMPLED = f"!spirv.sampled_image<!spirv.image<{FLAT}>>"
POINTER = "!spirv.ptr<f32, StorageBuffer>"
STRUCT = "!spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>"

VALUES = (
    "%i: i32, %s: si32, %l: i64, %f: f32, %h: f16, %c: i1, %iv: vector<3xi32>, "
    "%fv: vector<3xf32>, %wide: vector<4xf32>, %b: vector<4xi8>, %cv: vector<3xi1>, "
    f"%a: {A}, %ma: {A}, %mb: {B}, %mc: {C}, %p: {POINTER}, %st: {STRUCT}, "
    "%w: !spirv.ptr<i32, Workgroup>, %g: !spirv.ptr<i32, Generic>, "
    f"%image: !spirv.image<{FLAT}>, %sampled: {SAMPLED}, "
    f"%many: !spirv.sampled_image<!spirv.image<{MANY}>>"
)


def generic(name: str, operands: str, types: str, attributes: str = "") -> str:
    """An op in the generic form, `types` being its function type."""
    start = "%r = " if not types.endswith("()") else ""
    return f'{start}"spirv.{name}"({operands}) {{{attributes}}} : {types}'


CASTS = {
    "%r = spirv.Bitcast %i : i32 to i32": "result type must be different",
    "%r = spirv.Bitcast %i : i32 to f16": "bitwidth 16 and operand type bitwidth 32",
    "%r = spirv.Bitcast %p : !spirv.ptr<f32, StorageBuffer> to i64": "to non-pointer",
    "%r = spirv.Bitcast %l : i64 to !spirv.ptr<i32, Function>": "from non-pointer type",
    f"%r = spirv.Bitcast %a : {A} to i32": "to non-cooperative matrix type",
    f"%r = spirv.Bitcast %a : {A} to {MATRIX.format('4x8xf16', 'MatrixA')}": "bitwidth",
    f"%r = spirv.Bitcast %a : {A} to {MATRIX.format('4x8xf32', 'MatrixB')}": "use must",
    f"%r = spirv.Bitcast %a : {A} to {MATRIX.format('4x4xf32', 'MatrixA')}": (
        "dimensions"
    ),
    "%r = spirv.FConvert %f : f32 to f32": "expected the different bit widths",
    "%r = spirv.SConvert %iv : vector<3xi32> to vector<3xsi32>": "the different bit",
    "%r = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, StorageBuffer> to "
    "!spirv.ptr<f32, Generic>": "pointer must point to the Workgroup",
    "%r = spirv.PtrCastToGeneric %w : !spirv.ptr<i32, Workgroup> to "
    "!spirv.ptr<i32, Function>": "of storage class Generic",
    "%r = spirv.GenericCastToPtr %w : !spirv.ptr<i32, Workgroup> to "
    "!spirv.ptr<i32, Function>": "pointer type must be of storage class Generic",
    "%r = spirv.GenericCastToPtrExplicit %g : !spirv.ptr<i32, Generic> to "
    "!spirv.ptr<i32, Uniform>": "result must point to",
    "%r = spirv.GenericCastToPtr %g : !spirv.ptr<i32, Generic> to "
    "!spirv.ptr<f32, Function>": "but found 'i32' vs 'f32'",
    "%r = spirv.ConvertUToPtr %s : si32 to !spirv.ptr<i32, Generic>": "operand must be",
    "%r = spirv.ConvertPtrToU %g : !spirv.ptr<i32, Generic> to si32": "result must be",
}

TIMES = "(vector<4xf32>, f16) -> vector<4xf32>"
NUMBERS = {
    generic("IAddCarry", "%i, %i", "(i32, i32) -> !spirv.struct<(i32)>"): "two members",
    generic("UMulExtended", "%i, %i", "(i32, i32) -> !spirv.struct<(i32, i64)>"): (
        "struct member types are the same"
    ),
    generic("VectorTimesScalar", "%wide, %h", TIMES): (
        "scalar operand and result element type"
    ),
    "%r = spirv.GL.Ldexp %f : f32, %iv : vector<3xi32> -> f32": "scalars or vectors",
    "%r = spirv.CL.pown %wide, %iv : vector<4xf32>, vector<3xi32> -> vector<4xf32>": (
        "same number of elements"
    ),
    "%r = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f16, i32)>": "member zero",
    "%r = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f32, i16)>": (
        "must be a scalar"
    ),
    "%r = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f32, vector<2xi32>)>": (
        "same number of components"
    ),
    "%r = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f32, vector<2xi16>)>": (
        "mustbe"
    ),
    "%r = spirv.GL.FrexpStruct %f : f32 -> !spirv.struct<(f32)>": "two memebers",
    "%r = spirv.SDot %i, %i : i32 -> i32": "requires Packed Vector Format",
    "%r = spirv.SDot %l, %l, <PackedVectorFormat4x8Bit> : i64 -> i64": "32-bits wide",
    "%r = spirv.UDot %b, %b, <PackedVectorFormat4x8Bit> : vector<4xi8> -> i32": (
        "invalid"
    ),
    "%r = spirv.SUDot %iv, %iv : vector<3xi32> -> i32": "insufficient bit-width",
    "%r = spirv.Select %cv, %i, %i : vector<3xi1>, i32": (
        "expected to be of vector type"
    ),
    "%r = spirv.Select %cv, %wide, %wide : vector<3xi1>, vector<4xf32>": "same number",
}

GROUPS = {
    "%r = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %i : i32 -> i32": (
        "cluster size operand must be provided"
    ),
    "%r = spirv.GroupNonUniformFMul <Subgroup> <Reduce> %f cluster_size(%i) : f32, i32 "
    "-> f32": "must come from a constant op",
    "%k = spirv.Constant 6 : i32\n%r = spirv.GroupNonUniformSMax <Subgroup> <Reduce> "
    "%i cluster_size(%k) : i32, i32 -> i32": "must be a power of two",
    "%r = spirv.GroupNonUniformRotateKHR <Subgroup> %f, %i, cluster_size(%i) : f32, i32"
    ", i32 -> f32": "must come from a constant op",
    "%r = spirv.GroupNonUniformShuffle <Subgroup> %f, %s : f32, si32": "second operand",
    "%r = spirv.GroupNonUniformBroadcast <Subgroup> %f, %i : f32, i32": "id must be",
    "spirv.MemoryBarrier <Device>, <Acquire|Release>": "at most one of these four",
    "%r = spirv.AtomicIAdd <Device> <Acquire|Release> %w, %i : "
    "!spirv.ptr<i32, Workgroup>": "at most one of these four",
}


def sampled(kind: str, words: str, values: str, types: str, of: str = SAMPLED) -> str:
    """A sample of an image, with what the words announce."""
    name = "many" if of != SAMPLED else "sampled"
    return (
        f"%r = spirv.ImageSample{kind}Lod %{name}, %fv {words}, {values} : {of}, "
        f"vector<3xf32>, {types} -> vector<4xf32>"
    )


MULTI = f"!spirv.sampled_image<!spirv.image<{MANY}>>"
PAIR = "vector<3xi32>, vector<3xi32>"
TWO = "vector<3xf32>, vector<3xf32>"
IMAGES = {
    sampled("Implicit", "", "%f", "f32").replace(" ,", ","): "should encode what",
    sampled("Implicit", '["None"]', "%f", "f32"): "too many image operand arguments",
    sampled("Implicit", '["Lod"]', "%f", "f32"): "Lod is only valid",
    sampled("Implicit", '["Grad"]', "%f", "f32"): "Grad is only valid",
    sampled("Implicit", '["Lod|Grad"]', "%f", "f32"): "both the Lod and Grad bits",
    sampled("Implicit", '["Bias"]', "%i", "i32"): "Bias must be a floating-point",
    sampled("Implicit", '["Bias"]', "%f", "f32", MULTI): "must be SingleSampled",
    sampled("Explicit", '["Bias"]', "%f", "f32"): "either Lod or Grad",
    sampled("Explicit", '["Lod"]', "%i", "i32"): "for sampling operations",
    sampled("Explicit", '["Grad"]', "%f", "f32"): "requires 2 arguments",
    sampled("Explicit", '["Grad"]', "%f, %f", "f32, f32"): "number of components",
    sampled("Explicit", '["Grad"]', "%f, %fv", "f32, vector<3xf32>"): "a scalar or",
    sampled("Explicit", '["Grad"]', "%iv, %iv", PAIR): "float",
    sampled("Explicit", '["Grad"]', "%fv, %fv, %f", f"{TWO}, f32"): "too many",
    f'%r = spirv.ImageFetch %image, %iv ["Lod"], %f : !spirv.image<{FLAT}>, '
    "vector<3xi32>, f32 -> vector<4xf32>": "for fetch operations",
    f"%r = spirv.ImageQuerySize %image : !spirv.image<{FLAT}> -> vector<2xi32>": (
        "either an MS of 1"
    ),
    f"%x = spirv.Image %many : {MULTI}\n%r = spirv.ImageQuerySize %x : "
    f"!spirv.image<{MANY}> -> i32": "expected the result to have 2 component(s)",
}

ALIGNED = "memory_access = #spirv.memory_access<Aligned>"
MEMORY = {
    generic("Store", "%p, %i", f"({POINTER}, i32) -> ()"): "mismatch in result type",
    generic("Load", "%p", f"({POINTER}) -> f16"): "mismatch in result type and pointer",
    generic("Load", "%p", f"({POINTER}) -> f32", "alignment = 4 : i32"): "without",
    generic("Load", "%p", f"({POINTER}) -> f32", ALIGNED): "missing alignment value",
    "%r = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<f32, StorageBuffer> -> "
    "vector<2xi32>": "mismatch in result type",
    f"%r = spirv.AccessChain %p[%i] : {POINTER}, i32 -> {POINTER}": "with index 0",
    f"%r = spirv.AccessChain %st[%i] : {STRUCT}, i32 -> !spirv.ptr<f32, Function>": (
        "index must be an integer spirv.Constant"
    ),
    f"%k = spirv.Constant 2 : i32\n%r = spirv.AccessChain %st[%k] : {STRUCT}, i32 -> "
    "!spirv.ptr<f32, Function>": "index 2 out of bounds",
    f"%k = spirv.Constant 1 : i32\n%r = spirv.AccessChain %st[%k] : {STRUCT}, i32 -> "
    "!spirv.ptr<f32, Function>": "invalid result type: expected",
    "%r = spirv.Variable : !spirv.ptr<f32, Uniform>": "function-level variables",
    "%r = spirv.Variable init(%f) : !spirv.ptr<f32, Function>": "result of a constant",
    '%r = spirv.Variable built_in("x") : !spirv.ptr<f32, Function>': "'built_in'",
    "%r = spirv.Variable : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, "
    "Function>": "must be decorated either",
    "%r = spirv.KHR.CooperativeMatrixMulAdd %mb, %ma, %mc : "
    f"{B}, {A} -> {C}": "operand #0 must be of use 'MatrixA'",
}

OF_THREE = "(vector<3xf32>) ->"
COMPOSITES = {
    "%r = spirv.CompositeConstruct %f, %f : (f32, f32) -> vector<3xf32>": "expected 3",
    "%r = spirv.CompositeConstruct %i, %i, %i : (i32, i32, i32) -> vector<3xf32>": (
        "expected operand type 'f32'"
    ),
    "%r = spirv.CompositeConstruct %f : (f32) -> !spirv.array<2 x f32>": "a vector or",
    f"%r = spirv.CompositeConstruct %f : (f32) -> {A}": "operand type mismatch",
    generic("CompositeExtract", "%fv", f"{OF_THREE} i32", "indices = [0 : i32]"): (
        "invalid result type"
    ),
    generic("CompositeExtract", "%fv", f"{OF_THREE} f32", "indices = [3 : i32]"): (
        "index 3 out of bounds"
    ),
    generic("CompositeExtract", "%fv", f"{OF_THREE} f32", "indices = []"): (
        "at least one index"
    ),
    "%r = spirv.CompositeInsert %i, %fv[0 : i32] : i32 into vector<3xf32>": "object",
    "%r = spirv.VectorShuffle [1: i32, 7: i32] %fv, %fv : vector<3xf32>, vector<3xf32> "
    "-> vector<2xf32>": "component selector 7 out of range",
    "%r = spirv.VectorShuffle [1: i32] %fv, %fv : vector<3xf32>, vector<3xf32> "
    "-> vector<2xf32>": "number of component selectors (1)",
    "%r = spirv.Constant unit : i32": "cannot have attribute: unit",
    "%r = spirv.Constant [1 : i32] : !spirv.struct<(i32, i32)>": (
        "number of constituents"
    ),
    "%r = spirv.Constant [1 : i32, 2.0 : f32] : !spirv.array<2 x i32>": "value type",
    "%r = spirv.Constant dense<1> : tensor<3xi32> : !spirv.array<2 x i32>": (
        "elements (3)"
    ),
    "%r = spirv.EXT.ConstantCompositeReplicate [1 : i16] : vector<2xi32>": (
        "but got: 'i16'"
    ),
}

WRONG = CASTS | NUMBERS | GROUPS | IMAGES | MEMORY | COMPOSITES


@pytest.mark.parametrize("text", WRONG)
def test_what_an_operation_forbids_is_said_as_the_reference_says_it(text: str) -> None:
    program = in_function(text, VALUES)
    assert WRONG[text] in first(program)
    assert emitted(program) == emitted_by_reference(program)


def function(body: str, result: str = "", attributes: str = "") -> str:
    return f'spirv.func @f(){result} "None" {attributes} {{\n{body}\n}}'


VARIABLE = "spirv.GlobalVariable @v : !spirv.ptr<i32, Input>"
NUMBER = "spirv.SpecConstant @a = 1 : i32"
END = "spirv.Return"
ENTRY = 'spirv.EntryPoint "GLCompute" @f'
LOOP = "spirv.mlir.loop {{\n{}\n}}\nspirv.Return"
HEADER = "spirv.Branch ^h\n^h:\nspirv.BranchConditional %c, ^b, ^m\n"
BUFFER = "!spirv.ptr<i32, PhysicalStorageBuffer>"

STRUCTURE = {
    "func.func @g() { return }": "can only contain spirv.* ops",
    function(f'"test.a"() : () -> ()\n{END}'): "functions in 'spirv.module'",
    'spirv.func @f() "None"': "cannot contain external functions",
    ENTRY: "function 'f' not found",
    f"{function(END)}\n{ENTRY}\n{ENTRY}": "duplicate of a previous EntryPointOp",
    f"{function(END)}\n{ENTRY}, @f": "expected spirv.GlobalVariable symbol reference",
    "spirv.GlobalVariable @v : !spirv.ptr<i32, Function>": "cannot be 'Function'",
    "spirv.GlobalVariable @v initializer(@v) : !spirv.ptr<i32, Input>": "SpecConstant",
    f'spirv.func @f(%x: {BUFFER}) "None" {{\n{END}\n}}': "'Aliased' or 'Restrict'",
    f'spirv.func @f(%x: !spirv.ptr<{BUFFER}, Function>) "None" {{\n{END}\n}}': (
        "'AliasedPointer' or 'RestrictPointer'"
    ),
    function(END, " -> (i32, i32)"): "more than one result",
    function(END, " -> i32"): "cannot be used in functions returning value",
    function("%r = spirv.Constant 1 : i32\nspirv.ReturnValue %r : i32"): "0 results",
    function("%r = spirv.Constant 1 : i32\nspirv.ReturnValue %r : i32", " -> f32"): (
        "mismatch with function's result type ('f32')"
    ),
    function("spirv.Unreachable"): "cannot be used in reachable block",
    function(f"spirv.FunctionCall @g() : () -> ()\n{END}"): "callee function 'g'",
    function(f"%r = spirv.FunctionCall @f() : () -> i32\n{END}"): "expected 0",
    f"{VARIABLE}\n{function(f'%r = spirv.mlir.addressof @v : {BUFFER}')}": "mismatch",
    function(f"%r = spirv.mlir.addressof @v : {BUFFER}"): "GlobalVariable symbol",
    function("%r = spirv.mlir.referenceof @v : i32"): "expected spirv.SpecConstant or",
    f"{NUMBER}\n{function('%r = spirv.mlir.referenceof @a : f32')}": "type mismatch",
}

CONSTANTS = {
    "spirv.SpecConstant @a spec_id(-1) = 1 : i32": "SpecId cannot be negative",
    "spirv.SpecConstant @a = 1 : i4": "bitwidth disallowed",
    'spirv.SpecConstant @a = "x"': "can only be a bool, integer, or float",
    f"{NUMBER}\nspirv.SpecConstantComposite @c (@a) : i32": "must be a composite type",
    f"{NUMBER}\nspirv.SpecConstantComposite @c (@a) : {A}": "unsupported composite",
    f"{NUMBER}\nspirv.SpecConstantComposite @c (@a) : vector<2xi32>": "expected 2",
    f"{NUMBER}\nspirv.SpecConstantComposite @c (@a, @a) : vector<2xf32>": "'f32'",
    "spirv.SpecConstantComposite @c (@a, @a) : vector<2xf32>": "unknown constituent",
    f"{VARIABLE}\nspirv.SpecConstantComposite @c (@v, @v) : vector<2xf32>": (
        "unsupported"
    ),
    "spirv.EXT.SpecConstantCompositeReplicate @c (@a) : vector<2xi32>": "not found",
    f"{NUMBER}\nspirv.EXT.SpecConstantCompositeReplicate @c (@a) : vector<2xf32>": (
        "'f32'"
    ),
    f'{NUMBER}\nspirv.ExecutionModeId @f "LocalSizeId" @a': "expected 3 value operand",
    f'{NUMBER}\nspirv.ExecutionModeId @f "LocalSize" @a': "that are <id> operands",
    'spirv.ExecutionModeId @f "SubgroupsPerWorkgroupId" @b': "cannot find symbol",
    'spirv.ExecutionMode @f "LocalSize", 1': "expected 3 value operand(s), got 1",
    'spirv.ExecutionMode @f "LocalSizeId", 1': "that are not <id> operands",
}

FLOW = {
    function(LOOP.format("spirv.Branch ^m\n^m:\nspirv.Return")): "last block must be",
    function(LOOP.format("spirv.mlir.merge")): "must have an entry block",
    function(
        LOOP.format("spirv.Branch ^m\n^m:\nspirv.mlir.merge")
    ): "loop header block",
    function(
        "%c = spirv.Constant true\n"
        + LOOP.format(f"{HEADER}^b:\nspirv.Branch ^m\n^m:\nspirv.mlir.merge")
    ): "second to last block must be the loop continue block",
}


@pytest.mark.parametrize("text", STRUCTURE | CONSTANTS | FLOW)
def test_what_a_module_must_not_hold_is_said_as_the_reference_says_it(
    text: str,
) -> None:
    program = f"spirv.module Logical GLSL450 {{\n{text}\n}}"
    assert (STRUCTURE | CONSTANTS | FLOW)[text] in first(program)
    assert emitted(program) == emitted_by_reference(program)


RIGHT = (
    "%r = spirv.Constant [1 : i32, 2.0 : f32] : !spirv.struct<(i32, f32)>",
    f"%r = spirv.CompositeConstruct %i : (i32) -> {A}",
    "%r = spirv.CompositeConstruct %fv, %f : (vector<3xf32>, f32) -> vector<4xf32>",
    f"%r = spirv.CompositeExtract %a[9 : i32] : {A}",
    "%r = spirv.Bitcast %wide : vector<4xf32> to vector<2xf64>",
    f"%r = spirv.KHR.CooperativeMatrixMulAdd %ma, %mb, %mc : {A}, {B} -> {C}",
    sampled("Explicit", '["Grad"]', "%fv, %fv", TWO),
    "%k = spirv.Constant 8 : i32\n%r = spirv.GroupNonUniformSMax <Subgroup> <Reduce> "
    "%i cluster_size(%k) : i32, i32 -> i32",
)


@pytest.mark.parametrize("text", RIGHT)
def test_what_an_operation_allows_is_right(text: str) -> None:
    program = in_function(text, VALUES)
    assert emitted(program) == emitted_by_reference(program) == []


def test_a_struct_that_names_itself_is_led_through() -> None:
    inner = "!spirv.ptr<!spirv.struct<list>, StorageBuffer>"
    outer = f"!spirv.ptr<!spirv.struct<list, ({inner})>, StorageBuffer>"
    found = f"!spirv.ptr<{outer}, StorageBuffer>"
    program = in_function(
        f"""
        %k = spirv.Constant 0 : i32
        %0 = spirv.AccessChain %x[%k] : {outer}, i32 -> {found}
        %1 = spirv.Load "StorageBuffer" %0 : {outer}
        %2 = spirv.AccessChain %1[%k] : {outer}, i32 -> {found}
        """,
        f"%x: {outer}",
    )
    assert emitted(program) == emitted_by_reference(program) == []


@pytest.mark.parametrize(
    "member",
    ["i4", "index", "vector<5xf32>", "vector<2x2xf32>", "tf32", "vector<2xi4>"],
)
def test_structs_have_members_of_types_that_there_are(member: str) -> None:
    program = f"func.func private @f(!spirv.struct<({member})>)"
    assert "member type must be a valid SPIR-V type" in first(program)
    assert emitted(program) == emitted_by_reference(program)


@pytest.mark.parametrize(
    ("end", "message"),
    [
        ("spirv.Return", "has 0 operands, but enclosing function (@f) returns 1"),
        ("spirv.ReturnValue %x : i32", "type of return operand 0 ('i32')"),
    ],
)
def test_a_function_of_another_dialect_gives_what_it_says(
    end: str, message: str
) -> None:
    program = f"func.func @f(%x: i32) -> f32 {{\n{end}\n}}"
    assert message in first(program)
    assert emitted(program) == emitted_by_reference(program)


def test_an_image_may_be_of_composites() -> None:
    image = SAMPLED.replace("<f32", "<!spirv.struct<(f32, i32)>")
    program = in_function(
        f'%r = spirv.ImageSampleExplicitLod %x, %y ["Lod"], %f : {image}, '
        "vector<3xf32>, f32 -> vector<4xf32>",
        f"%x: {image}, %y: vector<3xf32>, %f: f32",
    )
    assert "the result component type must match" in first(program)
    assert emitted(program) == emitted_by_reference(program)


def test_an_execution_mode_of_constants_is_printed_as_upstream_does() -> None:
    number = "spirv.SpecConstant @a = 1 : i32"
    mode = 'spirv.ExecutionModeId @f "LocalSizeId" @a, @a, @a'
    check_printed(f"spirv.module Logical GLSL450 {{\n{number}\n{mode}\n}}")


@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        (("1x2", "1x2", "1x3"), "broadcast shape of inputs"),
        (("4x2", "1x2", "1x2"), "broadcast shape of inputs"),
        (("4x2", "3x2", "4x2"), "are compatible for broadcasting"),
        (("4x1", "1x2", "4x2"), ""),
        (("?x?", "1x2", "4x2"), ""),
    ],
)
def test_a_choice_between_tensors_has_their_common_shape(
    sizes: tuple[str, str, str], message: str
) -> None:
    condition, value, output = (f"!spirv.arm.tensor<{size}xi8>" for size in sizes)
    condition = condition.replace("i8", "i1")
    op = f"%c, %a, %a : {condition}, {value}, {value} -> {output}"
    program = (
        f"spirv.ARM.Graph @g(%c: {condition}, %a: {value}) -> {output} {{\n"
        f"%0 = spirv.Tosa.Select {op}\nspirv.ARM.GraphOutputs %0 : {output}\n}}"
    )
    assert message in first(program)
    assert emitted(program) == emitted_by_reference(program)
