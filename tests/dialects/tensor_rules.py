"""Programs that canonicalization makes simpler, and the ops that are left of each.

A rule has the arguments of a function, what it does, and what it returns as `%r`.
"""

from __future__ import annotations

from typing import Final

Rules = dict[str, tuple[str, str, str, list[str]]]

CASTS: Final[Rules] = {
    "a cast of a cast is one": (
        "%x: tensor<4x?xf32>",
        """%0 = tensor.cast %x : tensor<4x?xf32> to tensor<?x?xf32>
           %r = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>""",
        "tensor<4x8xf32>",
        ["tensor.cast"],
    ),
    "a cast and back is none": (
        "%x: tensor<4xf32>",
        """%0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %r = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>""",
        "tensor<4xf32>",
        [],
    ),
    "what has no rank between is forgotten": (
        "%x: tensor<?xf32>",
        """%0 = tensor.cast %x : tensor<?xf32> to tensor<*xf32>
           %r = tensor.cast %0 : tensor<*xf32> to tensor<?xf32>""",
        "tensor<?xf32>",
        [],
    ),
    "a size that is known between stays": (
        "%x: tensor<?xf32>",
        """%0 = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
           %r = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>""",
        "tensor<?xf32>",
        ["tensor.cast", "tensor.cast"],
    ),
    "a rank that is known between stays": (
        "%x: tensor<*xf32>",
        """%0 = tensor.cast %x : tensor<*xf32> to tensor<?xf32>
           %r = tensor.cast %0 : tensor<?xf32> to tensor<*xf32>""",
        "tensor<*xf32>",
        ["tensor.cast", "tensor.cast"],
    ),
    "casts that never run stay valid": (
        "%x: tensor<4xf32>",
        """%0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %r = tensor.cast %0 : tensor<?xf32> to tensor<5xf32>""",
        "tensor<5xf32>",
        ["tensor.cast", "tensor.cast"],
    ),
    "a bitcast of a bitcast is one": (
        "%x: tensor<4xf32>",
        """%0 = tensor.bitcast %x : tensor<4xf32> to tensor<4xi32>
           %r = tensor.bitcast %0 : tensor<4xi32> to tensor<4xui32>""",
        "tensor<4xui32>",
        ["tensor.bitcast"],
    ),
    "a bitcast and back is none": (
        "%x: tensor<4xf32>",
        """%0 = tensor.bitcast %x : tensor<4xf32> to tensor<4xi32>
           %r = tensor.bitcast %0 : tensor<4xi32> to tensor<4xf32>""",
        "tensor<4xf32>",
        [],
    ),
    "bitcasts that never run stay valid": (
        "%x: tensor<4xf32>",
        """%0 = tensor.bitcast %x : tensor<4xf32> to tensor<?xi32>
           %r = tensor.bitcast %0 : tensor<?xi32> to tensor<5xf32>""",
        "tensor<5xf32>",
        ["tensor.bitcast", "tensor.bitcast"],
    ),
    "what has no contents has the sizes it is cast to": (
        "%n: index, %m: index",
        """%0 = tensor.empty(%n, %m) : tensor<?x?xf32, "e">
           %r = tensor.cast %0 : tensor<?x?xf32, "e"> to tensor<?x4xf32, "e">""",
        'tensor<?x4xf32, "e">',
        ["tensor.empty"],
    ),
    "sizes that are constants are in the type": (
        "%n: index",
        """%c = arith.constant 4 : index
           %r = tensor.empty(%c, %n) : tensor<?x?xf32>""",
        "tensor<?x?xf32>",
        ["tensor.empty", "tensor.cast"],
    ),
    "sizes that are negative are not": (
        "",
        """%c = arith.constant -4 : index
           %r = tensor.empty(%c) : tensor<?xf32>""",
        "tensor<?xf32>",
        ["arith.constant", "tensor.empty"],
    ),
    "what is written to has been cast before": (
        "%x: tensor<8xf32>, %v: vector<4xf32>, %i: index",
        """%0 = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
           %r = vector.transfer_write %v, %0[%i] : vector<4xf32>, tensor<?xf32>""",
        "tensor<?xf32>",
        ["vector.transfer_write", "tensor.cast"],
    ),
}

CONCATENATIONS: Final[Rules] = {
    "one alone is itself": (
        "%x: tensor<?xf32>",
        "%r = tensor.concat dim(0) %x : (tensor<?xf32>) -> tensor<?xf32>",
        "tensor<?xf32>",
        [],
    ),
    "one alone is cast": (
        "%x: tensor<?xf32>",
        "%r = tensor.concat dim(0) %x : (tensor<?xf32>) -> tensor<4xf32>",
        "tensor<4xf32>",
        ["tensor.cast"],
    ),
    "sizes that others have are known": (
        "%x: tensor<?x2xf32>, %y: tensor<3x?xf32>",
        "%r = tensor.concat dim(0) %x, %y : "
        "(tensor<?x2xf32>, tensor<3x?xf32>) -> tensor<?x2xf32>",
        "tensor<?x2xf32>",
        ["tensor.cast", "tensor.concat"],
    ),
    "the sizes of the result are known": (
        "%x: tensor<1x2xf32>, %y: tensor<3x2xf32>",
        "%r = tensor.concat dim(0) %x, %y : "
        "(tensor<1x2xf32>, tensor<3x2xf32>) -> tensor<?x?xf32>",
        "tensor<?x?xf32>",
        ["tensor.concat", "tensor.cast"],
    ),
    "encodings stay": (
        '%x: tensor<1xf32, "e">, %y: tensor<3xf32, "e">',
        "%r = tensor.concat dim(0) %x, %y : "
        '(tensor<1xf32, "e">, tensor<3xf32, "e">) -> tensor<4xf32, "e">',
        'tensor<4xf32, "e">',
        ["tensor.concat"],
    ),
}

SIZES: Final[Rules] = {
    "the rank is a number": (
        "%x: tensor<?x?xf32>",
        "%r = tensor.rank %x : tensor<?x?xf32>",
        "index",
        ["arith.constant"],
    ),
    "no rank is none": (
        "%x: tensor<*xf32>",
        "%r = tensor.rank %x : tensor<*xf32>",
        "index",
        ["tensor.rank"],
    ),
    "what was cast has its sizes": (
        "%x: tensor<*xf32>, %i: index",
        """%0 = tensor.cast %x : tensor<*xf32> to tensor<?x?xf32>
           %r = tensor.dim %0, %i : tensor<?x?xf32>""",
        "index",
        ["tensor.dim"],
    ),
    "what has no contents has the sizes given": (
        "%n: index, %m: index",
        """%c = arith.constant 1 : index
           %0 = tensor.empty(%n, %m) : tensor<?x?xf32>
           %r = tensor.dim %0, %c : tensor<?x?xf32>""",
        "index",
        [],
    ),
    "sizes out of bounds are not given": (
        "%n: index",
        """%c = arith.constant 1 : index
           %0 = tensor.empty(%n) : tensor<?xf32>
           %r = tensor.dim %0, %c : tensor<?xf32>""",
        "index",
        ["arith.constant", "tensor.empty", "tensor.dim"],
    ),
    "what is reshaped has the sizes of the shape": (
        "%x: tensor<?xf32>, %s: tensor<2xi32>, %i: index",
        """%0 = tensor.reshape %x(%s)
             : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
           %r = tensor.dim %0, %i : tensor<?x?xf32>""",
        "index",
        ["tensor.extract", "arith.index_cast"],
    ),
    "what is written to has the sizes": (
        "%x: tensor<?xf32>, %v: vector<4xf32>, %i: index",
        """%c = arith.constant 0 : index
           %0 = vector.transfer_write %v, %x[%i] : vector<4xf32>, tensor<?xf32>
           %r = tensor.dim %0, %c : tensor<?xf32>""",
        "index",
        ["arith.constant", "tensor.dim"],
    ),
}

RESHAPES: Final[Rules] = {
    "a reshape of a reshape is one": (
        "%x: tensor<?xf32>, %s: tensor<2xindex>, %t: tensor<3xindex>",
        """%0 = tensor.reshape %x(%s)
             : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
           %r = tensor.reshape %0(%t)
             : (tensor<?x?xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>""",
        "tensor<?x?x?xf32>",
        ["tensor.reshape"],
    ),
    "reshapes that never run stay valid": (
        "%x: tensor<6xf32>, %s: tensor<1xindex>",
        """%0 = tensor.reshape %x(%s)
             : (tensor<6xf32>, tensor<1xindex>) -> tensor<?xf32>
           %r = tensor.reshape %0(%s)
             : (tensor<?xf32>, tensor<1xindex>) -> tensor<7xf32>""",
        "tensor<7xf32>",
        ["tensor.reshape", "tensor.reshape"],
    ),
    "one dimension is what it was": (
        "%x: tensor<?xf32>, %s: tensor<1xindex>",
        """%r = tensor.reshape %x(%s)
             : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>""",
        "tensor<?xf32>",
        [],
    ),
    "two dimensions are not": (
        "%x: tensor<?x?xf32>, %s: tensor<2xindex>",
        """%r = tensor.reshape %x(%s)
             : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>""",
        "tensor<?x?xf32>",
        ["tensor.reshape"],
    ),
    "a splat has another shape": (
        "%s: tensor<2xindex>",
        """%0 = arith.constant dense<1.0> : tensor<6xf32>
           %r = tensor.reshape %0(%s)
             : (tensor<6xf32>, tensor<2xindex>) -> tensor<2x3xf32>""",
        "tensor<2x3xf32>",
        ["arith.constant"],
    ),
    "a collapse of a collapse is one": (
        "%x: tensor<2x?x4x5xf32>",
        """%0 = tensor.collapse_shape %x [[0, 1], [2, 3]]
             : tensor<2x?x4x5xf32> into tensor<?x20xf32>
           %r = tensor.collapse_shape %0 [[0, 1]]
             : tensor<?x20xf32> into tensor<?xf32>""",
        "tensor<?xf32>",
        ["tensor.collapse_shape"],
    ),
    "an expansion of an expansion is one": (
        "%x: tensor<?xf32>, %n: index",
        """%0 = tensor.expand_shape %x [[0, 1]] output_shape [%n, 6]
             : tensor<?xf32> into tensor<?x6xf32>
           %r = tensor.expand_shape %0 [[0], [1, 2]] output_shape [%n, 2, 3]
             : tensor<?x6xf32> into tensor<?x2x3xf32>""",
        "tensor<?x2x3xf32>",
        ["tensor.expand_shape"],
    ),
    "sizes of what is expanded less are products": (
        "%x: tensor<?xf32>, %n: index, %m: index",
        """%0 = tensor.expand_shape %x [[0, 1, 2]] output_shape [%n, %m, 2]
             : tensor<?xf32> into tensor<?x?x2xf32>
           %r = tensor.collapse_shape %0 [[0, 1], [2]]
             : tensor<?x?x2xf32> into tensor<?x2xf32>""",
        "tensor<?x2xf32>",
        ["arith.muli", "tensor.expand_shape"],
    ),
    "products of constants are constants": (
        "%x: tensor<?xf32>, %n: index",
        """%c4 = arith.constant 4 : index
           %c2 = arith.constant 2 : index
           %0 = tensor.expand_shape %x [[0, 1, 2]] output_shape [%c4, %c2, %n]
             : tensor<?xf32> into tensor<?x?x?xf32>
           %r = tensor.collapse_shape %0 [[0, 1], [2]]
             : tensor<?x?x?xf32> into tensor<?x?xf32>""",
        "tensor<?x?xf32>",
        ["arith.constant", "tensor.expand_shape"],
    ),
    "what is expanded and collapsed again is itself": (
        "%x: tensor<?x?xf32>, %n: index, %m: index",
        """%0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [%n, 4, %m]
             : tensor<?x?xf32> into tensor<?x4x?xf32>
           %r = tensor.collapse_shape %0 [[0, 1], [2]]
             : tensor<?x4x?xf32> into tensor<?x?xf32>""",
        "tensor<?x?xf32>",
        [],
    ),
    "what is collapsed and expanded again is itself": (
        "%x: tensor<?x4xf32>, %n: index",
        """%0 = tensor.collapse_shape %x [[0, 1]]
             : tensor<?x4xf32> into tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 4]
             : tensor<?xf32> into tensor<?x4xf32>""",
        "tensor<?x4xf32>",
        [],
    ),
    "but not with two sizes that are not known": (
        "%x: tensor<?x?xf32>, %n: index, %m: index",
        """%0 = tensor.collapse_shape %x [[0, 1]]
             : tensor<?x?xf32> into tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%n, %m]
             : tensor<?xf32> into tensor<?x?xf32>""",
        "tensor<?x?xf32>",
        ["tensor.collapse_shape", "tensor.expand_shape"],
    ),
    "and not beside a zero": (
        "%x: tensor<0x?xf32>, %n: index",
        """%0 = tensor.collapse_shape %x [[0, 1]]
             : tensor<0x?xf32> into tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [0, %n]
             : tensor<?xf32> into tensor<0x?xf32>""",
        "tensor<0x?xf32>",
        ["tensor.collapse_shape", "tensor.expand_shape"],
    ),
    "nor otherwise beside a zero": (
        "%x: tensor<0x?xf32>, %n: index",
        """%0 = tensor.expand_shape %x [[0], [1, 2]] output_shape [0, 2, %n]
             : tensor<0x?xf32> into tensor<0x2x?xf32>
           %r = tensor.collapse_shape %0 [[0, 1], [2]]
             : tensor<0x2x?xf32> into tensor<0x?xf32>""",
        "tensor<0x?xf32>",
        ["tensor.expand_shape", "tensor.collapse_shape"],
    ),
    "what is collapsed and expanded less is collapsed": (
        "%x: tensor<?x2x3xf32>, %n: index",
        """%0 = tensor.collapse_shape %x [[0, 1, 2]]
             : tensor<?x2x3xf32> into tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 3]
             : tensor<?xf32> into tensor<?x3xf32>""",
        "tensor<?x3xf32>",
        ["tensor.collapse_shape"],
    ),
    "but not beside a zero either": (
        "%x: tensor<?x2x0xf32>, %n: index",
        """%0 = tensor.collapse_shape %x [[0, 1, 2]]
             : tensor<?x2x0xf32> into tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 0]
             : tensor<?xf32> into tensor<?x0xf32>""",
        "tensor<?x0xf32>",
        ["tensor.collapse_shape", "tensor.expand_shape"],
    ),
    "what was cast is collapsed before": (
        "%x: tensor<8x4xf32>",
        """%0 = tensor.cast %x : tensor<8x4xf32> to tensor<?x4xf32>
           %r = tensor.collapse_shape %0 [[0, 1]]
             : tensor<?x4xf32> into tensor<?xf32>""",
        "tensor<?xf32>",
        ["tensor.collapse_shape", "tensor.cast"],
    ),
    "what was cast is expanded before": (
        "%x: tensor<8xf32>",
        """%c = arith.constant 4 : index
           %0 = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%c, 2]
             : tensor<?xf32> into tensor<?x2xf32>""",
        "tensor<?x2xf32>",
        ["tensor.expand_shape", "tensor.cast"],
    ),
    "to sizes that go together": (
        "%x: tensor<8xf32>",
        """%c = arith.constant 3 : index
           %0 = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%c, 2]
             : tensor<?xf32> into tensor<?x2xf32>""",
        "tensor<?x2xf32>",
        ["arith.constant", "tensor.cast", "tensor.expand_shape"],
    ),
    "and that are not negative": (
        "%x: tensor<8xf32>",
        """%c = arith.constant -4 : index
           %0 = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%c, %c]
             : tensor<?xf32> into tensor<?x?xf32>""",
        "tensor<?x?xf32>",
        ["arith.constant", "tensor.cast", "tensor.expand_shape"],
    ),
    "constants have another shape": (
        "",
        """%0 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi8>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2]
             : tensor<4xi8> into tensor<2x2xi8>""",
        "tensor<2x2xi8>",
        ["arith.constant"],
    ),
}
RULES: Final = CASTS | CONCATENATIONS | SIZES | RESHAPES

OTHERWISE: Final = {
    # Upstream's is another program.
    "and not beside a zero",
    "nor otherwise beside a zero",
    # Upstream's does not verify.
    "bitcasts that never run stay valid",
    "reshapes that never run stay valid",
    "products of constants are constants",
    "and that are not negative",
    # Upstream's is not simpler.
    "encodings stay",
    "to sizes that go together",
}
"""Those of which upstream makes something else."""
