"""Programs of slices and paddings of tensors, and what becomes of them."""

from __future__ import annotations

from tests.dialects.tensor_element_rules import PAD, PAD2, Row

SLICES: dict[str, Row] = {
    "a part of a splat is one": (
        "(%n: index) -> tensor<2xf32>",
        """%t = arith.constant dense<2.5> : tensor<4xf32>
        %0 = tensor.extract_slice %t[%n] [2] [1] : tensor<4xf32> to tensor<2xf32>
        return %0 : tensor<2xf32>""",
        """%0 = arith.constant dense<2.5> : tensor<2xf32>
        return %0 : tensor<2xf32>""",
    ),
    "all of a tensor is no part": (
        "(%t: tensor<4xf32>, %d: tensor<4xf32>) -> tensor<4xf32>",
        """%0 = tensor.extract_slice %t[0] [4] [1] : tensor<4xf32> to tensor<4xf32>
        %1 = tensor.insert_slice %0 into %d[0] [4] [1]
            : tensor<4xf32> into tensor<4xf32>
        return %1 : tensor<4xf32>""",
        "return %t : tensor<4xf32>",
    ),
    "what was inserted is taken out": (
        "(%s: tensor<?xf32>, %d: tensor<8xf32>, %n: index) -> tensor<?xf32>",
        """%0 = tensor.insert_slice %s into %d[1] [%n] [2]
            : tensor<?xf32> into tensor<8xf32>
        %1 = tensor.extract_slice %0[1] [%n] [2] : tensor<8xf32> to tensor<?xf32>
        return %1 : tensor<?xf32>""",
        "return %s : tensor<?xf32>",
    ),
    "what was taken out is put back": (
        "(%d: tensor<8xf32>, %n: index) -> tensor<8xf32>",
        """%0 = tensor.extract_slice %d[1] [%n] [%n] : tensor<8xf32> to tensor<?xf32>
        %1 = tensor.insert_slice %0 into %d[1] [%n] [%n]
            : tensor<?xf32> into tensor<8xf32>
        return %1 : tensor<8xf32>""",
        "return %d : tensor<8xf32>",
    ),
    "what is overwritten is not inserted": (
        "(%s: tensor<2xf32>, %r: tensor<2xf32>, %d: tensor<8xf32>) -> tensor<8xf32>",
        """%0 = tensor.insert_slice %s into %d[1] [2] [1]
            : tensor<2xf32> into tensor<8xf32>
        %1 = tensor.insert_slice %r into %0[1] [2] [1]
            : tensor<2xf32> into tensor<8xf32>
        return %1 : tensor<8xf32>""",
        """%1 = tensor.insert_slice %r into %d[1] [2] [1]
            : tensor<2xf32> into tensor<8xf32>
        return %1 : tensor<8xf32>""",
    ),
    "nothing is not inserted": (
        "(%s: tensor<0x?xf32>, %d: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32>",
        """%0 = tensor.insert_slice %s into %d[%n, 0] [0, %n] [1, 1]
            : tensor<0x?xf32> into tensor<8x8xf32>
        return %0 : tensor<8x8xf32>""",
        "return %d : tensor<8x8xf32>",
    ),
    "numbers that are known are part of the type": (
        "(%t: tensor<8x?xf32>, %n: index) -> tensor<?x?xf32>",
        """%c = arith.constant 2 : index
        %0 = tensor.extract_slice %t[%c, 0] [%c, %n] [%c, %n]
            : tensor<8x?xf32> to tensor<?x?xf32>
        return %0 : tensor<?x?xf32>""",
        """%0 = tensor.extract_slice %t[2, 0] [2, %n] [2, %n]
            : tensor<8x?xf32> to tensor<2x?xf32>
        %1 = tensor.cast %0 : tensor<2x?xf32> to tensor<?x?xf32>
        return %1 : tensor<?x?xf32>""",
    ),
    "what is inserted is cast to what is known": (
        "(%s: tensor<?x?xf32>, %d: tensor<8x?xf32>, %n: index) -> tensor<8x?xf32>",
        """%c = arith.constant 2 : index
        %0 = tensor.insert_slice %s into %d[%n, 0] [%c, %n] [1, %c]
            : tensor<?x?xf32> into tensor<8x?xf32>
        return %0 : tensor<8x?xf32>""",
        """%0 = tensor.cast %s : tensor<?x?xf32> to tensor<2x?xf32>
        %1 = tensor.insert_slice %0 into %d[%n, 0] [2, %n] [1, 2]
            : tensor<2x?xf32> into tensor<8x?xf32>
        return %1 : tensor<8x?xf32>""",
    ),
    "what is cast in parallel is cast before": (
        "(%s: tensor<?xf32>, %d: tensor<8xf32>) -> tensor<8xf32>",
        """%c = arith.constant 2 : index
        %0 = scf.forall (%i) in (4) shared_outs(%o = %d) -> tensor<8xf32> {
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %s into %o[%i] [%c] [1]
                : tensor<?xf32> into tensor<8xf32>
          }
        }
        return %0 : tensor<8xf32>""",
        """%0 = scf.forall (%i) in (4) shared_outs(%o = %d) -> tensor<8xf32> {
          %1 = tensor.cast %s : tensor<?xf32> to tensor<2xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %1 into %o[%i] [2] [1]
                : tensor<2xf32> into tensor<8xf32>
          }
        }
        return %0 : tensor<8xf32>""",
    ),
    "a part is of what was cast": (
        "(%t: tensor<8xf32>, %n: index) -> tensor<?xf32>",
        """%u = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
        %0 = tensor.extract_slice %u[%n] [%n] [1] : tensor<?xf32> to tensor<?xf32>
        return %0 : tensor<?xf32>""",
        """%0 = tensor.extract_slice %t[%n] [%n] [1] : tensor<8xf32> to tensor<?xf32>
        return %0 : tensor<?xf32>""",
    ),
    "a part has the sizes that it is cast to": (
        "(%t: tensor<8x8xf32>, %n: index) -> tensor<4xf32>",
        """%0 = tensor.extract_slice %t[%n, 0] [1, %n] [1, 1]
            : tensor<8x8xf32> to tensor<?xf32>
        %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
        return %1 : tensor<4xf32>""",
        """%0 = tensor.extract_slice %t[%n, 0] [1, 4] [1, 1]
            : tensor<8x8xf32> to tensor<4xf32>
        return %0 : tensor<4xf32>""",
    ),
    "what was cast is inserted into what was cast": (
        "(%s: tensor<4xf32>, %d: tensor<8x8xf32>, %n: index) -> tensor<?x8xf32>",
        """%0 = tensor.cast %s : tensor<4xf32> to tensor<?xf32>
        %1 = tensor.cast %d : tensor<8x8xf32> to tensor<?x8xf32>
        %2 = tensor.insert_slice %0 into %1[%n, 0] [1, %n] [1, 1]
            : tensor<?xf32> into tensor<?x8xf32>
        return %2 : tensor<?x8xf32>""",
        """%0 = tensor.insert_slice %s into %d[%n, 0] [1, 4] [1, 1]
            : tensor<4xf32> into tensor<8x8xf32>
        %1 = tensor.cast %0 : tensor<8x8xf32> to tensor<?x8xf32>
        return %1 : tensor<?x8xf32>""",
    ),
    "a vector is written where a part of it is inserted": (
        "(%v: vector<4xf32>, %t: tensor<4xf32>, %d: tensor<8xf32>, %n: index)"
        " -> tensor<8xf32>",
        """%c = arith.constant 0 : index
        %0 = vector.transfer_write %v, %t[%c] {in_bounds = [true]}
            : vector<4xf32>, tensor<4xf32>
        %1 = tensor.extract_slice %0[0] [%n] [1] : tensor<4xf32> to tensor<?xf32>
        %2 = tensor.insert_slice %1 into %d[%n] [%n] [1]
            : tensor<?xf32> into tensor<8xf32>
        return %2 : tensor<8xf32>""",
        """%c = arith.constant 0 : index
        %0 = tensor.extract_slice %d[%n] [%n] [1] : tensor<8xf32> to tensor<?xf32>
        %1 = vector.transfer_write %v, %0[%c] : vector<4xf32>, tensor<?xf32>
        %2 = tensor.insert_slice %1 into %d[%n] [%n] [1]
            : tensor<?xf32> into tensor<8xf32>
        return %2 : tensor<8xf32>""",
    ),
    "a vector is written into what was cast": (
        "(%v: vector<4xf32>, %t: tensor<8xf32>, %n: index) -> tensor<?xf32>",
        """%u = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
        %0 = vector.transfer_write %v, %u[%n] {in_bounds = [true]}
            : vector<4xf32>, tensor<?xf32>
        return %0 : tensor<?xf32>""",
        """%0 = vector.transfer_write %v, %t[%n] {in_bounds = [true]}
            : vector<4xf32>, tensor<8xf32>
        %1 = tensor.cast %0 : tensor<8xf32> to tensor<?xf32>
        return %1 : tensor<?xf32>""",
    ),
}

PADS: dict[str, Row] = {
    "what gets nothing around it stays": (
        "(%t: tensor<?xf32>, %x: f32) -> tensor<4xf32>",
        f"""%0 = tensor.pad %t low[0] high[0] {{ {PAD} }}
            : tensor<?xf32> to tensor<4xf32>
        return %0 : tensor<4xf32>""",
        """%0 = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
        return %0 : tensor<4xf32>""",
    ),
    "what has the size already stays": (
        "(%t: tensor<4xf32>, %x: f32, %n: index) -> tensor<4xf32>",
        f"""%0 = tensor.pad %t low[%n] high[%n] {{ {PAD} }}
            : tensor<4xf32> to tensor<4xf32>
        return %0 : tensor<4xf32>""",
        "return %t : tensor<4xf32>",
    ),
    "what must not be folded is not": (
        "(%t: tensor<4xf32>, %x: f32) -> tensor<4xf32>",
        f"""%0 = tensor.pad %t nofold low[0] high[0] {{ {PAD} }}
            : tensor<4xf32> to tensor<4xf32>
        return %0 : tensor<4xf32>""",
        f"""%0 = tensor.pad %t nofold low[0] high[0] {{ {PAD} }}
            : tensor<4xf32> to tensor<4xf32>
        return %0 : tensor<4xf32>""",
    ),
    "what was cast is padded": (
        "(%t: tensor<4x?xf32>, %x: f32, %n: index) -> tensor<?x?xf32>",
        f"""%u = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
        %0 = tensor.pad %u low[1, %n] high[2, 0] {{ {PAD2} }}
            : tensor<?x?xf32> to tensor<?x?xf32>
        return %0 : tensor<?x?xf32>""",
        f"""%0 = tensor.pad %t low[1, %n] high[2, 0] {{ {PAD2} }}
            : tensor<4x?xf32> to tensor<7x?xf32>
        %1 = tensor.cast %0 : tensor<7x?xf32> to tensor<?x?xf32>
        return %1 : tensor<?x?xf32>""",
    ),
    "the result has the sizes that it is cast to": (
        "(%t: tensor<?xf32>, %x: f32, %n: index) -> tensor<7xf32>",
        f"""%0 = tensor.pad %t low[1] high[%n] {{ {PAD} }}
            : tensor<?xf32> to tensor<?xf32>
        %1 = tensor.cast %0 : tensor<?xf32> to tensor<7xf32>
        return %1 : tensor<7xf32>""",
        f"""%0 = tensor.pad %t low[1] high[%n] {{ {PAD} }}
            : tensor<?xf32> to tensor<7xf32>
        return %0 : tensor<7xf32>""",
    ),
    "paddings that are known are part of the type": (
        "(%t: tensor<4xf32>, %x: f32) -> tensor<?xf32>",
        f"""%c = arith.constant 2 : index
        %0 = tensor.pad %t low[%c] high[1] {{ {PAD} }}
            : tensor<4xf32> to tensor<?xf32>
        return %0 : tensor<?xf32>""",
        f"""%0 = tensor.pad %t low[2] high[1] {{ {PAD} }}
            : tensor<4xf32> to tensor<7xf32>
        %1 = tensor.cast %0 : tensor<7xf32> to tensor<?xf32>
        return %1 : tensor<?xf32>""",
    ),
    "what is padded twice is padded at once": (
        "(%t: tensor<?xf32>, %x: f32, %m: index, %n: index) -> tensor<?xf32>",
        f"""%0 = tensor.pad %t low[%m] high[1] {{ {PAD} }}
            : tensor<?xf32> to tensor<?xf32>
        %1 = tensor.pad %0 low[%n] high[2] {{ {PAD} }}
            : tensor<?xf32> to tensor<?xf32>
        return %1 : tensor<?xf32>""",
        f"""%0 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%n, %m]
        %1 = tensor.pad %t low[%0] high[3] {{ {PAD} }}
            : tensor<?xf32> to tensor<?xf32>
        return %1 : tensor<?xf32>""",
    ),
    "dimensions that are cut and padded one by one are so at once": (
        "(%t: tensor<64x64xf32>, %m: index, %n: index) -> tensor<8x4xf32>",
        """%x = arith.constant 0.0 : f32
        %0 = tensor.extract_slice %t[16, 0] [%m, 64] [1, 1]
            : tensor<64x64xf32> to tensor<?x64xf32>
        %1 = tensor.pad %0 low[0, 0] high[%n, 0] { PAD2 }
            : tensor<?x64xf32> to tensor<8x64xf32>
        %2 = tensor.extract_slice %1[0, 4] [8, %n] [1, 1]
            : tensor<8x64xf32> to tensor<8x?xf32>
        %3 = tensor.pad %2 low[0, 0] high[0, %m] { PAD2 }
            : tensor<8x?xf32> to tensor<8x4xf32>
        return %3 : tensor<8x4xf32>""".replace("PAD2", PAD2),
        """%x = arith.constant 0.0 : f32
        %0 = tensor.extract_slice %t[16, 4] [%m, %n] [1, 1]
            : tensor<64x64xf32> to tensor<?x?xf32>
        %1 = tensor.pad %0 low[0, 0] high[%n, %m] { PAD2 }
            : tensor<?x?xf32> to tensor<8x4xf32>
        return %1 : tensor<8x4xf32>""".replace("PAD2", PAD2),
    ),
}

KEPT: dict[str, tuple[str, str]] = {
    "memory that was written to since is not read again": (
        "(%m: memref<4xf32>, %a: f32, %n: index) -> f32",
        """%c = arith.constant 0 : index
        %t = tensor.generate %n {
        ^bb0(%i: index):
          %v = memref.load %m[%i] : memref<4xf32>
          tensor.yield %v : f32
        } : tensor<?xf32>
        memref.store %a, %m[%c] : memref<4xf32>
        %0 = tensor.extract %t[%c] : tensor<?xf32>
        return %0 : f32""",
    ),
    "elements that are put at one place are not those taken from there": (
        "(%s: tensor<4xf32>, %d: tensor<8xf32>, %n: index) -> tensor<4xf32>",
        """%0 = tensor.insert_slice %s into %d[0] [4] [%n]
            : tensor<4xf32> into tensor<8xf32>
        %1 = tensor.extract_slice %0[0] [4] [%n] : tensor<8xf32> to tensor<4xf32>
        return %1 : tensor<4xf32>""",
    ),
    "a part is never made larger than the whole": (
        "(%t: tensor<4xf32>, %n: index) -> tensor<8xf32>",
        """%0 = tensor.extract_slice %t[0] [%n] [1] : tensor<4xf32> to tensor<?xf32>
        %1 = tensor.cast %0 : tensor<?xf32> to tensor<8xf32>
        return %1 : tensor<8xf32>""",
    ),
    "what is inserted is never made larger than the whole": (
        "(%s: tensor<?xf32>, %d: tensor<4xf32>) -> tensor<4xf32>",
        """%c = arith.constant 8 : index
        %0 = tensor.insert_slice %s into %d[0] [%c] [1]
            : tensor<?xf32> into tensor<4xf32>
        return %0 : tensor<4xf32>""",
    ),
    "a result that is padded otherwise stays": (
        "(%t: tensor<4xf32>, %x: f32) -> tensor<8xf32>",
        f"""%u = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
        %0 = tensor.pad %u low[1] high[2] {{ {PAD} }}
            : tensor<?xf32> to tensor<8xf32>
        return %0 : tensor<8xf32>""",
    ),
    "no size is negative": (
        "(%t: tensor<4xf32>, %x: f32) -> tensor<?xf32>",
        f"""%c = arith.constant -9 : index
        %0 = tensor.pad %t low[%c] high[1] {{ {PAD} }}
            : tensor<4xf32> to tensor<?xf32>
        return %0 : tensor<?xf32>""",
    ),
    "nothing but the write is masked": (
        "(%v: vector<4xf32>, %m: vector<4xi1>, %t: tensor<8xf32>) -> tensor<?xf32>",
        """%c = arith.constant 0 : index
        %u = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
        %0 = vector.mask %m { vector.transfer_write %v, %u[%c]
            : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
        return %0 : tensor<?xf32>""",
    ),
    "a row of what a vector is written to stays": (
        "(%v: vector<8xf32>, %t: tensor<4x8xf32>, %d: tensor<9x9xf32>)"
        " -> tensor<9x9xf32>",
        """%c = arith.constant 0 : index
        %0 = vector.transfer_write %v, %t[%c, %c] {in_bounds = [true]}
            : vector<8xf32>, tensor<4x8xf32>
        %1 = tensor.extract_slice %0[0, 0] [1, 8] [1, 1]
            : tensor<4x8xf32> to tensor<8xf32>
        %2 = tensor.insert_slice %1 into %d[0, 0] [1, 8] [1, 1]
            : tensor<8xf32> into tensor<9x9xf32>
        return %2 : tensor<9x9xf32>""",
    ),
}
"""Where upstream makes another program, or one that is not valid."""
