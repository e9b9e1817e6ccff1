"""Graphs of tensors, and where they are entered.

Their type is printed as that of functions, and where it is read back it is one: only
the syntax of the op makes it.
"""

from __future__ import annotations

from bridge.dialects.spirv.graph_rules import verify_results, verify_tensors
from bridge.op.base import Op


class GraphARMOp(Op, name="spirv.ARM.Graph"):
    """A graph of tensor operations."""

    syntax = """
        $sym_name `` custom<GraphSignature>($function_type, $arg_attrs, $res_attrs)
        attr-dict-with-keyword `` custom<Body>($body)
    """

    verify_type = verify_results

    verify_body = verify_tensors


class GraphEntryPointARMOp(Op, name="spirv.ARM.GraphEntryPoint"):
    """Declares an entry point of a graph, with its interface variables."""

    syntax = "$fn `` custom<Symbols>($interface)"
