"""Programs of elements of tensors, and what becomes of them."""

from __future__ import annotations

Row = tuple[str, str, str]
"""What a function takes and gives, what it does, and what becomes of that."""

PAD = "^bb0(%i: index): tensor.yield %x : f32"
PAD2 = "^bb0(%i: index, %j: index): tensor.yield %x : f32"


def function(signature: str, body: str) -> str:
    """The text of a function."""
    return f"func.func @f{signature} {{\n{body}\n}}"


ELEMENTS: dict[str, Row] = {
    "an element of a splat is known wherever it is": (
        "(%n: index) -> f32",
        """%t = arith.constant dense<2.5> : tensor<4xf32>
        %0 = tensor.extract %t[%n] : tensor<4xf32>
        return %0 : f32""",
        """%0 = arith.constant 2.5 : f32
        return %0 : f32""",
    ),
    "an element of a constant keeps its bits": (
        "() -> f32",
        """%t = arith.constant dense<[1.0, 0x7FA00001]> : tensor<2xf32>
        %c = arith.constant 1 : index
        %0 = tensor.extract %t[%c] : tensor<2xf32>
        return %0 : f32""",
        """%0 = arith.constant 0x7FA00001 : f32
        return %0 : f32""",
    ),
    "an element of a constant may be complex": (
        "() -> complex<f32>",
        """%t = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
        %c = arith.constant 1 : index
        %0 = tensor.extract %t[%c] : tensor<2xcomplex<f32>>
        return %0 : complex<f32>""",
        """%0 = complex.constant [3.0 : f32, 4.0 : f32] : complex<f32>
        return %0 : complex<f32>""",
    ),
    "an element of what is made of elements is one of them": (
        "(%a: f32, %b: f32) -> f32",
        """%c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %t = tensor.from_elements %a, %b, %b, %a, %b, %b : tensor<2x3xf32>
        %0 = tensor.extract %t[%c1, %c0] : tensor<2x3xf32>
        return %0 : f32""",
        "return %a : f32",
    ),
    "an element that was just inserted is that": (
        "(%a: f32, %t: tensor<?xf32>) -> f32",
        """%c = arith.constant 1 : index
        %u = tensor.insert %a into %t[%c] : tensor<?xf32>
        %0 = tensor.extract %u[%c] : tensor<?xf32>
        return %0 : f32""",
        "return %a : f32",
    ),
    "an element of what is cast is one of what it was": (
        "(%t: tensor<4xf32>, %n: index) -> f32",
        """%u = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
        %0 = tensor.extract %u[%n] : tensor<?xf32>
        return %0 : f32""",
        """%0 = tensor.extract %t[%n] : tensor<4xf32>
        return %0 : f32""",
    ),
    "one index is cast, not all": (
        "(%t: tensor<?xi32>, %n: index) -> index",
        """%u = arith.index_cast %t : tensor<?xi32> to tensor<?xindex>
        %0 = tensor.extract %u[%n] : tensor<?xindex>
        return %0 : index""",
        """%0 = tensor.extract %t[%n] : tensor<?xi32>
        %1 = arith.index_cast %0 : i32 to index
        return %1 : index""",
    ),
    "an element that is generated is computed": (
        "(%m: index, %n: index) -> index",
        """%t = tensor.generate %m {
        ^bb0(%i: index):
          %s = arith.addi %i, %m : index
          tensor.yield %s : index
        } : tensor<?xindex>
        %0 = tensor.extract %t[%n] : tensor<?xindex>
        return %0 : index""",
        """%0 = arith.addi %n, %m : index
        return %0 : index""",
    ),
    "sizes that are known are generated": (
        "(%x: f32, %n: index) -> tensor<?x?xf32>",
        f"""%c = arith.constant 3 : index
        %t = tensor.generate %n, %c {{ {PAD2} }} : tensor<?x?xf32>
        return %t : tensor<?x?xf32>""",
        f"""%t = tensor.generate %n {{ {PAD2} }} : tensor<?x3xf32>
        %u = tensor.cast %t : tensor<?x3xf32> to tensor<?x?xf32>
        return %u : tensor<?x?xf32>""",
    ),
    "what is made of constants is one": (
        "() -> (tensor<3xi8>, tensor<2xf32>)",
        """%a = arith.constant 1 : i8
        %b = arith.constant -1 : i8
        %c = arith.constant 0x7FA00001 : f32
        %0 = tensor.from_elements %a, %b, %a : tensor<3xi8>
        %1 = tensor.splat %c : tensor<2xf32>
        return %0, %1 : tensor<3xi8>, tensor<2xf32>""",
        """%0 = arith.constant dense<[1, -1, 1]> : tensor<3xi8>
        %1 = arith.constant dense<0x7FA00001> : tensor<2xf32>
        return %0, %1 : tensor<3xi8>, tensor<2xf32>""",
    ),
    "the element of a splat changes nothing in it": (
        "(%n: index) -> tensor<4xf32>",
        """%t = arith.constant dense<2.5> : tensor<4xf32>
        %a = arith.constant 2.5 : f32
        %0 = tensor.insert %a into %t[%n] : tensor<4xf32>
        return %0 : tensor<4xf32>""",
        """%t = arith.constant dense<2.5> : tensor<4xf32>
        return %t : tensor<4xf32>""",
    ),
    "an element is inserted into what was cast": (
        "(%a: f32, %t: tensor<4xf32>, %n: index) -> tensor<?xf32>",
        """%u = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
        %0 = tensor.insert %a into %u[%n] : tensor<?xf32>
        return %0 : tensor<?xf32>""",
        """%0 = tensor.insert %a into %t[%n] : tensor<4xf32>
        %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
        return %1 : tensor<?xf32>""",
    ),
    "what is gathered from a splat is one": (
        "(%n: tensor<2x1xindex>) -> tensor<2x1xf32>",
        """%t = arith.constant dense<2.5> : tensor<4xf32>
        %0 = tensor.gather %t[%n] gather_dims([0])
            : (tensor<4xf32>, tensor<2x1xindex>) -> tensor<2x1xf32>
        return %0 : tensor<2x1xf32>""",
        """%0 = arith.constant dense<2.5> : tensor<2x1xf32>
        return %0 : tensor<2x1xf32>""",
    ),
}
