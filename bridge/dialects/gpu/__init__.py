"""The gpu dialect: kernels, launches and GPU memory."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "gpu",
    directives=("functions",),
    modules=("functions", "ops", "targets"),
    syntax={"attributes": "objects", "types": "objects"},
    rules="node_rules",
    names="names",
    summaries={
        "#address_space": "`global`, `workgroup`, `private` or `constant` memory.",
        "#all_reduce_op": "The combining operation of a reduction: `add`, `and`, ….",
        "#barrier_scope": "The scope of a barrier.",
        "#block": "Maps a loop dimension to blocks, along a dimension or a linear one.",
        "#broadcast": "Which lane's value is broadcast.",
        "#dim": "A dimension of the grid: `x`, `y` or `z`.",
        "#kernel_metadata": "Metadata of a kernel in a compiled object.",
        "#kernel_table": "The kernels of a compiled object.",
        "#lane": "Maps a loop dimension to lanes.",
        "#loop_dim_map": "Maps a loop, its variable and its bound to a processor.",
        "#mask": "The bit mask of the processors of a mapping that are active.",
        "#mat_transpose_mode": "The transpose mode of a matrix; it may conjugate.",
        "#memory_space": "Maps data to a memory space.",
        "#mma_element_wise": "An elementwise operation on matrix fragments.",
        "#prune_2to4_spmat_flag": "Whether to prune to 2:4 sparsity, and check.",
        "#select_object": "Selects the object to embed, by target or index.",
        "#shuffle_mode": "The mode of a shuffle: `xor`, `up`, `down` or `idx`.",
        "#spgemm_work_estimation_or_compute_kind": "The step of a sparse product.",
        "#thread": "Maps a loop dimension to threads.",
        "#warp": "Maps a loop dimension to warps.",
        "#warpgroup": "Maps a loop dimension to warpgroups.",
    },
)
__getattr__ = exports(DIALECT)
