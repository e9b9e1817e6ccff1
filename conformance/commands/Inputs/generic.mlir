"func.func"() <{function_type = (i32) -> i32, sym_name = "same"}> ({
^bb0(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) : () -> ()
