irdl.dialect @shapes {
  irdl.type @box {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(element: %2)
  }
  irdl.operation @pack {
    %0 = irdl.any
    %1 = irdl.parametric @shapes::@box<%0>
    irdl.operands(value: %0)
    irdl.results(box: %1)
  }
  irdl.operation @all {
    %0 = irdl.base "!builtin.index"
    irdl.operands(first: %0, rest: variadic %0)
  }
}
