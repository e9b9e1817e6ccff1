"""Programs of any size, one way of being large each: `KINDS` by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

Make = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Kind:
    """How programs of a kind are made, and the size that the smaller one has."""

    make: Make
    size: int
    legacy: bool = False


def times(n: int, text: str, mark: str = "") -> str:
    """A text for each number below n, which stands for `$` in it."""
    return mark.join([text.replace("$", str(i)) for i in range(n)])


def in_function(body: str) -> str:
    """Operations in a function that has something of most kinds."""
    return (
        "func.func @f(%a: index, %x: f32, %c: i1, %i: i32, %m: memref<?xf32>,\n"
        f"    %t: tensor<?xf32>, %v: vector<4xf32>, %p: !llvm.ptr) {{\n{body}\n"
        "  return\n}\n"
    )


def many(line: str) -> Make:
    """One operation again and again."""
    return lambda n: in_function(times(n, line + "\n"))


def many_outside(line: str) -> Make:
    """One operation again and again, in no function."""
    return lambda n: times(n, line + "\n")


def nested(head: str, tail: str = "}", inside: str = "") -> Make:
    """An operation inside itself."""
    return lambda n: in_function(times(n, head + "\n") + inside + times(n, tail + "\n"))


def held(head: str, item: str, tail: str, mark: str = ", ") -> Make:
    """An attribute of an operation nobody knows, with many items."""
    return lambda n: f'"a.b"() {{x = {head}{times(n, item, mark)}{tail}}} : () -> ()\n'


def deep(opening: str, closing: str, inside: str = "") -> Make:
    """An attribute inside itself."""
    return lambda n: (
        f'"a.b"() {{x = {times(n, opening)}{inside}{times(n, closing)}}} : () -> ()\n'
    )


def _listed(head: str, item: str, between: str, other: str, tail: str) -> Make:
    """An operation with two lists that belong together."""
    return lambda n: in_function(
        f"{head}{times(n, item, ', ')}{between}{times(n, other, ', ')}{tail}"
    )


_OPS: Final[dict[str, str]] = {
    "arith.constant": "%k$ = arith.constant $ : index",
    "arith.addi": "%k$ = arith.addi %i, %i : i32",
    "arith.cmpf": "%k$ = arith.cmpf olt, %x, %x : f32",
    "arith.select": "%k$ = arith.select %c, %x, %x : f32",
    "affine.apply": "%k$ = affine.apply affine_map<(d0) -> (d0 + $)>(%a)",
    "affine.load": "%k$ = affine.load %m[$] : memref<?xf32>",
    "affine.store": "affine.store %x, %m[$] : memref<?xf32>",
    "affine.for": "affine.for %k$ = 0 to $ {\n}",
    "affine.if": "affine.if affine_set<() : ($ >= 0)>() {\n}",
    "affine.min": "%k$ = affine.min affine_map<(d0) -> (d0, $)>(%a)",
    "memref.load": "%k$ = memref.load %m[%a] : memref<?xf32>",
    "memref.alloc": "%k$ = memref.alloc() : memref<$x4xf32>",
    "memref.subview": (
        "%k$ = memref.subview %m[$] [4] [1] : memref<?xf32> to "
        "memref<4xf32, strided<[1], offset: $>>"
    ),
    "scf.if": "scf.if %c {\n} else {\n}",
    "scf.for": "scf.for %k$ = %a to %a step %a {\n}",
    "scf.while": (
        "%k$ = scf.while (%y$ = %a) : (index) -> index {\n"
        "scf.condition(%c) %y$ : index\n} do {\n^bb0(%z$: index):\n"
        "scf.yield %z$ : index\n}"
    ),
    "vector.transfer_read": (
        "%k$ = vector.transfer_read %m[%a], %x : memref<?xf32>, vector<4xf32>"
    ),
    "vector.extract": "%k$ = vector.extract %v[1] : f32 from vector<4xf32>",
    "vector.shuffle": (
        "%k$ = vector.shuffle %v, %v [0, 5] : vector<4xf32>, vector<4xf32>"
    ),
    "tensor.extract": "%k$ = tensor.extract %t[%a] : tensor<?xf32>",
    "tensor.empty": "%k$ = tensor.empty(%a) : tensor<?xf32>",
    "linalg.fill": "linalg.fill ins(%x : f32) outs(%m : memref<?xf32>)",
    "linalg.generic": (
        "linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = "
        '["parallel"]} outs(%m : memref<?xf32>) {\n^bb0(%k$: f32):\n'
        "linalg.yield %k$ : f32\n}"
    ),
    "llvm.add": "%k$ = llvm.add %i, %i : i32",
    "llvm.load": "%k$ = llvm.load %p : !llvm.ptr -> f32",
    "llvm.getelementptr": (
        "%k$ = llvm.getelementptr %p[$, 1] : (!llvm.ptr) -> !llvm.ptr,"
        " !llvm.array<4 x i8>"
    ),
    "math.sqrt": "%k$ = math.sqrt %x : f32",
    "gpu.barrier": "gpu.barrier",
    "omp.parallel": "omp.parallel {\nomp.terminator\n}",
    "acc.parallel": "acc.parallel {\nacc.yield\n}",
    "tosa.add": (
        "%k$ = tosa.add %t, %t : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>"
    ),
    "spirv.IAdd": "%k$ = spirv.IAdd %i, %i : i32",
    "index.add": "%k$ = index.add %a, %a",
    "unknown, generic": '%k$ = "a.b"(%a) {x = $} : (index) -> index',
    "known, generic": '%k$ = "arith.addi"(%i, %i) : (i32, i32) -> i32',
    "casts": "%k$ = builtin.unrealized_conversion_cast %i : i32 to i$",
    "with regions": '"a.b"() ({\n}, {\n}) : () -> ()',
    "locations": '"a.b"() : () -> () loc("f":$:1)',
    "fused locations": '"a.b"() : () -> () loc(fused<"a">["f":$:1, "g"])',
    "names of values": "%a_name_$ = arith.addi %i, %i : i32",
}

_OUTSIDE: Final[dict[str, str]] = {
    "functions": "func.func @f$(%a: i$) -> i$ {\n  return %a : i$\n}",
    "declarations": "func.func private @f$(i32, f32) -> (i32, i32)",
    "calls of functions": (
        "func.func @f$() {\n  func.call @f$() : () -> ()\n  return\n}"
    ),
    "llvm.func": "llvm.func @f$(%a: i32) -> i32 {\n  llvm.return %a : i32\n}",
    "llvm.mlir.global": "llvm.mlir.global internal constant @g$($ : i32) : i32",
    "memref.global": "memref.global @g$ : memref<4xf32> = dense<$.0>",
    "modules": "module @m$ {\n}",
    "aliases of attributes": '#a$ = [$ : i32, "s"]\n"a.b"() {x = #a$} : () -> ()',
    "aliases of types": '!t$ = tuple<i$>\n"a.b"() : () -> !t$',
    "aliases of locations": '#l$ = loc("f":$:2)\n"a.b"() : () -> () loc(#l$)',
    "maps": '"a.b"() {x = affine_map<(d0) -> (d0 + $)>} : () -> ()',
    "structs": '"a.b"() : () -> !llvm.struct<"s$", (i32, ptr)>',
    "names of ops": '"a.b$"() : () -> ()',
    "names of attributes": '"a.b"() {x$} : () -> ()',
    "pdl.pattern": (
        "pdl.pattern @p$ : benefit(1) {\n  %o = pdl.operation\n"
        '  pdl.rewrite %o with "r"\n}'
    ),
    "irdl.dialect": "irdl.dialect @d$ {\n}",
    "emitc.include": 'emitc.include "f$"',
    "shard.grid": "shard.grid @g$(shape = 4x$)",
    "blank lines": "\n\n// nothing, $ times",
    "memref types": '"a.b"() : () -> memref<$x4xf32, strided<[4, 1], offset: $>>',
    "transform.with_pdl_patterns": (
        "transform.sequence failures(propagate) {\n^bb0(%a$: !transform.any_op):\n}"
    ),
}

_ITEMS: Final[dict[str, tuple[str, str, str]]] = {
    "array": ("[", "$", "]"),
    "array of arrays": ("[", "[$, $]", "]"),
    "dictionary": ("{", "k$ = $", "}"),
    "array of strings": ("[", '"s$"', "]"),
    "array of types": ("[", "tensor<$xi8>", "]"),
    "array<i64>": ("array<i64: ", "$", ">"),
    "array<i1>": ("array<i1: ", "true", ">"),
    "array<f32>": ("array<f32: ", "$.5", ">"),
    "tuple": ("tuple<", "i$", ">"),
    "function type": ("(", "i$", ") -> ()"),
    "results of a function type": ("() -> (", "i$", ")"),
    "dimensions of a map": ("affine_map<(", "d$", ") -> ()>"),
    "symbols of a map": ("affine_map<()[", "s$", "] -> ()>"),
    "results of a map": ("affine_map<(d0) -> (", "d0 + $", ")>"),
    "constraints of a set": ("affine_set<(d0) : (", "d0 - $ >= 0", ")>"),
    "llvm.struct": ("!llvm.struct<(", "i$", ")>"),
    "fused location": ("loc(fused[", '"n$"', "])"),
    "strides": ("strided<[", "$", "]>"),
    "pairs of integers": ("[", "$ : i16, -1$ : i32", "]"),
}

_DEEP: Final[dict[str, tuple[str, str, str]]] = {
    "arrays": ("[", "]", ""),
    "dictionaries": ("{a = ", "}", "1"),
    "tuples": ("tuple<", ">", ""),
    "functions in arguments": ("(", ") -> ()", ""),
    "functions in results": ("() -> (", ")", ""),
    "opaque brackets": ("#a.b<", ">", ""),
    "complex in tensors": ("tensor<1xcomplex<f32>, [", "]>", ""),
}

_EXPRESSIONS: Final[dict[str, tuple[str, str, str]]] = {
    "sum": ("affine_map<(d0) -> (", "d0 floordiv $1", ")>"),
    "product": ("affine_map<()[s0] -> (", "s0", ")>"),
}


def _switch(n: int) -> str:
    cases = times(n, "  $: ^b", ",\n")
    return in_function(f"  cf.switch %i : i32, [\n  default: ^b,\n{cases}\n  ]\n^b:")


def _llvm_switch(n: int) -> str:
    cases = times(n, "  $: ^b", ",\n")
    return in_function(f"  llvm.switch %i : i32, ^b [\n{cases}\n  ]\n^b:")


def _chain(n: int) -> str:
    text = "cf.br ^b0\n" + "".join([f"^b{i}:\n  cf.br ^b{i + 1}\n" for i in range(n)])
    return in_function(f"{text}^b{n}:")


def _chain_with_values(n: int) -> str:
    blocks = [
        f"^b{i}(%v{i}: index):\n  cf.br ^b{i + 1}(%v{i} : index)\n" for i in range(n)
    ]
    return in_function(f"cf.br ^b0(%a : index)\n{''.join(blocks)}^b{n}(%z: index):")


def _uses_across_blocks(n: int) -> str:
    blocks = [
        f'^b{i}:\n  "a.b"(%a) : (index) -> ()\n  cf.br ^b{i + 1}\n' for i in range(n)
    ]
    return in_function(f"cf.br ^b0\n{''.join(blocks)}^b{n}:")


def _loops_using_all(n: int) -> str:
    uses, types = times(n, "%k$", ", "), times(n, "index", ", ")
    heads = times(n, "affine.for %k$ = 0 to 4 {\n")
    return in_function(f'{heads}"a.b"({uses}) : ({types}) -> ()\n{"}" * n}')


def _apply_of_all(n: int) -> str:
    dims, total = times(n, "d$", ", "), times(n, "d$", " + ")
    uses, heads = times(n, "%k$", ", "), times(n, "affine.for %k$ = 0 to 4 {\n")
    apply = f"%r = affine.apply affine_map<({dims}) -> ({total})>({uses})"
    return in_function(f"{heads}{apply}\n{'}' * n}")


def _sparse(n: int) -> str:
    dims, levels = times(n, "d$", ", "), times(n, "d$ : dense", ", ")
    encoding = f"#sparse_tensor.encoding<{{map = ({dims}) -> ({levels})}}>"
    return f'"a.b"() {{x = {encoding}}} : () -> ()\n'


def _arguments(n: int) -> str:
    return f"func.func @f({times(n, '%a$: i$', ', ')}) {{\n  return\n}}\n"


def _results(n: int) -> str:
    types = times(n, "i32", ", ")
    values = times(n, "%r#$", ", ")
    return (
        f'func.func @f() -> ({types}) {{\n  %r:{n} = "a.b"() : () -> ({types})\n'
        f"  return {values} : {types}\n}}\n"
    )


def _iter_args(n: int) -> str:
    pairs, types = times(n, "%r$ = %x", ", "), times(n, "f32", ", ")
    values = times(n, "%r$", ", ")
    return in_function(
        f"%l:{n} = scf.for %k = %a to %a step %a iter_args({pairs}) -> ({types}) {{\n"
        f"  scf.yield {values} : {types}\n}}"
    )


def _affine_iter_args(n: int) -> str:
    text = _iter_args(n).replace("scf.", "affine.")
    return text.replace("%a to %a step %a", "0 to 4")


def _parallel(n: int) -> str:
    names, values = times(n, "%k$", ", "), times(n, "%a", ", ")
    return in_function(
        f"scf.parallel ({names}) = ({values}) to ({values}) step ({values}) {{\n}}"
    )


def _affine_parallel(n: int) -> str:
    names, zeros = times(n, "%k$", ", "), times(n, "0", ", ")
    fours = times(n, "4", ", ")
    return in_function(f"affine.parallel ({names}) = ({zeros}) to ({fours}) {{\n}}")


def _index_switch(n: int) -> str:
    cases = times(n, "case $ {\n  scf.yield\n}\n")
    return in_function(f"scf.index_switch %a\n{cases}default {{\n}}")


def _forward(n: int) -> str:
    uses = times(n, '"a.b"(%k$) : (index) -> ()\n')
    definitions = times(n, "%k$ = index.constant $\n")
    return f'"a.g"() ({{\n{uses}{definitions}}}) : () -> ()\n'


def _alias_chain(n: int) -> str:
    lines = [f"#a{i + 1} = [#a{i}]\n" for i in range(n)]
    return f'#a0 = [1]\n{"".join(lines)}"a.b"() {{x = #a{n}}} : () -> ()\n'


def _alias_used(n: int) -> str:
    uses = times(n, '"a.b"() {x = #m} : () -> ()\n')
    return f"#m = affine_map<(d0) -> (d0 + 1)>\n{uses}"


def _resources(n: int) -> str:
    uses = times(n, '"a.b"() {x = dense_resource<r$> : tensor<1xi8>} : () -> ()\n')
    blobs = times(n, 'r$: "0x0100000005"', ", ")
    return f"{uses}{{-# dialect_resources: {{builtin: {{{blobs}}}}} #-}}\n"


def _dense(values: str, ty: str) -> Make:
    return lambda n: (
        f'"a.b"() {{x = dense<[{times(n, values, ", ")}]> : tensor<{n}x{ty}>}}'
        " : () -> ()\n"
    )


def _hexadecimal(n: int) -> str:
    return f'"a.b"() {{x = dense<"0x{"0123ABCD" * n}"> : tensor<{n}xi32>}} : () -> ()\n'


def _long(head: str, piece: str, tail: str) -> Make:
    return lambda n: f"{head}{piece * n}{tail}\n"


def _regions_of_one(n: int) -> str:
    return f'"a.b"() ({times(n, "{}", ", ")}) : () -> ()\n'.replace("{}", "{\n}")


def _successors(n: int) -> str:
    targets = times(n, "^b", ", ")
    return in_function(f'"a.b"() [{targets}] : () -> ()\n^b:')


def _symbols_in_modules(n: int) -> str:
    path = times(n, "::@m$")
    return f'"a.b"() {{x = @a{path}}} : () -> ()\n'


def _private_clauses(n: int) -> str:
    lists = times(n, "@p %p -> %q$", ", ")
    types = times(n, "!llvm.ptr", ", ")
    return "omp.private {type = private} @p : i32\n" + in_function(
        f"omp.parallel private({lists} : {types}) {{\n  omp.terminator\n}}"
    )


def _per_axis(n: int) -> str:
    scales = times(n, "$.5", ", ")
    return f'"a.b"() : () -> !quant.uniform<i8:f32:0, {{{scales}}}>\n'


def _generic_inputs(n: int) -> str:
    maps = times(n + 1, "affine_map<(d0) -> (d0)>", ", ")
    values, types = times(n, "%m", ", "), times(n, "memref<?xf32>", ", ")
    arguments = times(n + 1, "%q$: f32", ", ")
    return in_function(
        f'linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel"]}} '
        f"ins({values} : {types}) outs(%m : memref<?xf32>) {{\n^bb0({arguments}):\n"
        "  linalg.yield %q0 : f32\n}"
    )


def _locations(n: int) -> str:
    return f'"a.b"() : () -> () loc({"fused[" * n}"f":1:1{"]" * n})\n'


def _rank(n: int) -> str:
    sizes = times(n, "?", "x")
    indices = times(n, "%a", ", ")
    return in_function(
        f"%l = memref.alloc({indices}) : memref<{sizes}xf32>\n"
        f"%e = memref.load %l[{indices}] : memref<{sizes}xf32>"
    )


_WIDE: Final[dict[str, tuple[Make, int]]] = {
    "cases of cf.switch": (_switch, 1000),
    "cases of llvm.switch": (_llvm_switch, 1000),
    "cases of scf.index_switch": (_index_switch, 400),
    "blocks in a chain": (_chain, 1000),
    "blocks that pass a value on": (_chain_with_values, 700),
    "uses of a value in other blocks": (_uses_across_blocks, 700),
    "loops whose body uses all indices": (_loops_using_all, 150),
    "loops and a map over all indices": (_apply_of_all, 100),
    "levels of a sparse encoding": (_sparse, 400),
    "arguments of a function": (_arguments, 1000),
    "results of an operation": (_results, 1000),
    "values that scf.for carries": (_iter_args, 500),
    "values that affine.for carries": (_affine_iter_args, 500),
    "loops of scf.parallel": (_parallel, 500),
    "loops of affine.parallel": (_affine_parallel, 400),
    "values that are used before": (_forward, 600),
    "aliases that use one another": (_alias_chain, 500),
    "uses of an alias": (_alias_used, 1000),
    "resources": (_resources, 600),
    "regions of an operation": (_regions_of_one, 600),
    "successors of an operation": (_successors, 1000),
    "symbols inside symbols": (_symbols_in_modules, 1000),
    "private variables": (_private_clauses, 300),
    "scales of a quantized type": (_per_axis, 1000),
    "operands of linalg.generic": (_generic_inputs, 200),
    "dimensions of a memref": (_rank, 400),
    "dense integers": (_dense("$", "i32"), 6000),
    "dense floats": (_dense("$.5", "f32"), 6000),
    "dense booleans": (_dense("true", "i1"), 6000),
    "dense complex numbers": (_dense("($.0, 1.0)", "complex<f32>"), 2000),
    "dense strings": (_dense('"s$"', "!a.b"), 2000),
    "dense in hexadecimal": (_hexadecimal, 20_000),
    "locations inside locations": (_locations, 2000),
    "characters of a string": (_long('"a.b"() {x = "', "s", '"} : () -> ()'), 200_000),
    "escapes in a string": (_long('"a.b"() {x = "', "\\0A", '"} : () -> ()'), 20_000),
    "characters of a name": (_long('"a.', "b", '"() : () -> ()'), 100_000),
    "characters of a symbol": (_long('"a.b"() {x = @', "s", "} : () -> ()"), 100_000),
    "characters of a comment": (_long("// ", "c", "\n"), 500_000),
    "characters of a file's name": (
        _long('"a.b"() : () -> () loc("', "f", '":1:1)'),
        100_000,
    ),
    "digits of an integer": (
        _long('"a.b"() {x = ', "7", " : i16777215}: () -> ()"),
        4000,
    ),
    "digits of a float": (_long('"a.b"() {x = 0.', "7", "} : () -> ()"), 4000),
    "an opaque body": (_long('"a.b"() {x = #c.d<"', "s", '">} : () -> ()'), 100_000),
}

_NESTED: Final[dict[str, tuple[str, str, str, int]]] = {
    "scf.for": ("scf.for %k$ = %a to %a step %a {", "}", "", 60),
    "scf.if": ("scf.if %c {", "}", "", 60),
    "affine.for": ("affine.for %k$ = 0 to 4 {", "}", "", 60),
    "affine.if": ("affine.if affine_set<() : (1 >= 0)>() {", "}", "", 60),
    "affine.parallel": ("affine.parallel (%k$) = (0) to (4) {", "}", "", 60),
    "generic": ('"a.b"() ({', "}) : () -> ()", "", 60),
    "scf.execute_region": ("scf.execute_region {", "scf.yield\n}", "", 60),
    "omp.parallel": ("omp.parallel {", "omp.terminator\n}", "", 60),
}

_LEGACY: Final[dict[str, tuple[Make, int]]] = {
    "addf": (lambda n: _old(times(n, "%k$ = addf %x, %x : f32\n")), 300),
    "dim": (lambda n: _old(times(n, "%k$ = dim %m, 0 : memref<?xf32>\n")), 200),
    "affine.for": (lambda n: _old(times(n, "affine.for %k$ = 0 to 4 {\n}\n")), 300),
    "affine.apply": (
        lambda n: _old(times(n, "%k$ = affine.apply (d0) -> (d0 + $)(%a)\n")),
        300,
    ),
    "constant": (lambda n: _old(times(n, "%k$ = constant $ : index\n")), 300),
    "functions": (lambda n: times(n, "func @f$(%a: i32) {\n  return\n}\n"), 300),
    "maps": (lambda n: times(n, "#m$ = (d0) -> (d0 + $)\n"), 500),
    "llvm types": (
        lambda n: times(n, 'llvm.func @f$(!llvm.i32, !llvm<"i$1*">)\n'),
        300,
    ),
    "comments": (lambda n: times(n, "// comment $\n"), 3000),
    "nested loops": (
        lambda n: _old(times(n, "affine.for %k$ = 0 to 4 {\n") + "}\n" * n),
        60,
    ),
}


def _old(body: str) -> str:
    head = "func @f(%a: index, %x: f32, %m: memref<?xf32>) {\n"
    return f"{head}{body}  return\n}}\n"


def _kinds() -> dict[str, Kind]:
    found = {f"many {name}": Kind(many(line), 400) for name, line in _OPS.items()}
    for name, line in _OUTSIDE.items():
        found[f"many {name}"] = Kind(many_outside(line), 400)
    for name, pieces in _ITEMS.items():
        found[f"wide {name}"] = Kind(held(*pieces), 1500)
    for name, pieces in _EXPRESSIONS.items():
        found[f"wide {name} of affine terms"] = Kind(held(*pieces, mark=" + "), 300)
    for name, (opening, closing, inside) in _DEEP.items():
        found[f"deep {name}"] = Kind(deep(opening, closing, inside), 2000)
    for name, (head, tail, inside, size) in _NESTED.items():
        found[f"nested {name}"] = Kind(nested(head, tail, inside), size)
    for name, (make, size) in _WIDE.items():
        found[name] = Kind(make, size)
    for name, (make, size) in _LEGACY.items():
        found[f"legacy {name}"] = Kind(make, size, legacy=True)
    return found


KINDS: Final[dict[str, Kind]] = _kinds()
"""By name; each is a way in which a program may be large."""
