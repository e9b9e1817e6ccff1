"""The indexing maps of the named ops that have fixed ones, as data.

A line lists the loops, outermost first, and for each operand its subscripts. A loop is
a letter. `w+k` is a window: the loops times a stride and a dilation of the op, the next
of both for each window of the line. An operand without subscripts is a scalar.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bridge.ir.affine import AffineDim, AffineExpr, AffineMap
from bridge.ir.attributes import AffineMapAttr, ArrayAttr

MEMO: Final = "linalg.memoized_indexing_maps"
"""Where upstream's verifier leaves the maps of an op whose maps are fixed.

An op is read as upstream has it after its parser, which verifies it.
"""

_LINES: Final = {
    "quantized_matmul": ("mnk", "m k", "k n", "", "", "m n"),
    "quantized_batch_matmul": ("bmnk", "b m k", "b k n", "", "", "b m n"),
    "mmt4d": ("mnkpqr", "m k p r", "n k q r", "m n p q"),
    "batch_mmt4d": ("bmnkpqr", "b m k p r", "b n k q r", "b m n p q"),
    "matvec": ("mn", "m n", "n", "m"),
    "vecmat": ("nm", "m", "m n", "n"),
    "batch_matvec": ("bmk", "b m k", "b k", "b m"),
    "batch_vecmat": ("bnk", "b k", "b k n", "b n"),
    "dot": ("m", "m", "m", ""),
    "conv_1d": ("wk", "w+k", "k", "w"),
    "conv_2d": ("hwyx", "h+y w+x", "y x", "h w"),
    "conv_3d": ("dhwzyx", "d+z h+y w+x", "z y x", "d h w"),
    "conv_1d_nwc_wcf": ("nwfxc", "n w+x c", "x c f", "n w f"),
    "conv_1d_ncw_fcw": ("nfwcx", "n c w+x", "f c x", "n f w"),
    "conv_2d_nhwc_hwcf": ("nhwfyxc", "n h+y w+x c", "y x c f", "n h w f"),
    "conv_2d_nhwc_fhwc": ("nhwfyxc", "n h+y w+x c", "f y x c", "n h w f"),
    "conv_2d_nchw_fchw": ("nfhwcyx", "n c h+y w+x", "f c y x", "n f h w"),
    "conv_2d_ngchw_fgchw": ("ngfhwcyx", "n g c h+y w+x", "f g c y x", "n g f h w"),
    "conv_2d_ngchw_gfchw": ("ngfhwcyx", "n g c h+y w+x", "g f c y x", "n g f h w"),
    "conv_2d_nhwgc_gfhwc": ("nhwgfyxc", "n h+y w+x g c", "g f y x c", "n h w g f"),
    "conv_3d_ndhwc_dhwcf": ("ndhwfzyxc", "n d+z h+y w+x c", "z y x c f", "n d h w f"),
    "conv_3d_ncdhw_fcdhw": ("nfdhwczyx", "n c d+z h+y w+x", "f c z y x", "n f d h w"),
    "depthwise_conv_1d_nwc_wc": ("nwcx", "n w+x c", "x c", "n w c"),
    "depthwise_conv_1d_ncw_cw": ("nwcx", "n c w+x", "c x", "n c w"),
    "depthwise_conv_1d_nwc_wcm": ("nwcmx", "n w+x c", "x c m", "n w c m"),
    "depthwise_conv_2d_nhwc_hwc": ("nhwcyx", "n h+y w+x c", "y x c", "n h w c"),
    "depthwise_conv_2d_nchw_chw": ("nhwcyx", "n c h+y w+x", "c y x", "n c h w"),
    "depthwise_conv_2d_nhwc_hwcm": ("nhwcmyx", "n h+y w+x c", "y x c m", "n h w c m"),
    "depthwise_conv_3d_ndhwc_dhwc": (
        "ndhwzyxc",
        "n d+z h+y w+x c",
        "z y x c",
        "n d h w c",
    ),
    "depthwise_conv_3d_ncdhw_cdhw": (
        "ndhwzyxc",
        "n c d+z h+y w+x",
        "c z y x",
        "n c d h w",
    ),
    "depthwise_conv_3d_ndhwc_dhwcm": (
        "ndhwmzyxc",
        "n d+z h+y w+x c",
        "z y x c m",
        "n d h w c m",
    ),
    "pooling_nwc": ("nwcx", "n w+x c", "x", "n w c"),
    "pooling_ncw": ("ncwx", "n c w+x", "x", "n c w"),
    "pooling_nhwc": ("nhwcyx", "n h+y w+x c", "y x", "n h w c"),
    "pooling_nchw": ("nchwyx", "n c h+y w+x", "y x", "n c h w"),
    "pooling_ndhwc": ("ndhwczyx", "n d+z h+y w+x c", "z y x", "n d h w c"),
    "fill_rng_2d": ("mn", "", "", "", "m n"),
}


def _line(name: str) -> tuple[str, ...] | None:
    """The line of an op. What a pooling computes plays no part, and the zero points
    of a quantized convolution are two scalars before its output.
    """
    if name.startswith("pooling_"):
        return _LINES["_".join(name.split("_")[:2])]
    line = _LINES.get(name.removesuffix("_q"))
    if line is not None and name.endswith("_q"):
        return (*line[:-1], "", "", line[-1])
    return line


@lru_cache(maxsize=256)
def fixed_maps(
    name: str, strides: Sequence[int] = (), dilations: Sequence[int] = ()
) -> ArrayAttr | None:
    """The maps of the named op, or None where the ranks of its operands decide.

    Strides and dilations are 1 where none are given.
    """
    line = _line(name)
    if line is None:
        return None
    loops, *operands = line
    maps = [_map(loops, subscripts, strides, dilations) for subscripts in operands]
    return ArrayAttr(tuple([AffineMapAttr(map_) for map_ in maps]))


def _map(
    loops: str, subscripts: str, strides: Sequence[int], dilations: Sequence[int]
) -> AffineMap:
    dims = {letter: AffineDim(position) for position, letter in enumerate(loops)}
    windows = 0
    results: list[AffineExpr] = []
    for subscript in subscripts.split():
        outer, plus, inner = subscript.partition("+")
        expr: AffineExpr = dims[outer]
        if plus:
            # Fewer may be given than there are windows: ranks are verified later.
            stride = strides[windows] if windows < len(strides) else 1
            dilation = dilations[windows] if windows < len(dilations) else 1
            expr = expr * stride + dims[inner] * dilation
            windows += 1
        results.append(expr)
    return AffineMap(len(loops), 0, tuple(results))
