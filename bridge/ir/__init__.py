"""The intermediate representation: operations, values, types, attributes, affine forms.

Short names used throughout the package, and nowhere else for other things:

    op   operation        lhs, rhs   left and right operand
    ty   type             loc        location
    attr attribute        pos        offset into the source's text
"""
