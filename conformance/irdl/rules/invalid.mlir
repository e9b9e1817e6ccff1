// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of a definition is refused.

"irdl.dialect"() <{sym_name = "d"}> ({
  // expected-error@+1 {{'irdl.type' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "irdl.type"() <{sym_name = "t"}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
"irdl.dialect"() <{sym_name = ""}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{name of dialect should not contain leading or double underscores}}
"irdl.dialect"() <{sym_name = "_d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{name of dialect should not contain leading or double underscores}}
"irdl.dialect"() <{sym_name = "d__d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{name of dialect should not contain uppercase letters}}
"irdl.dialect"() <{sym_name = "D"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
"irdl.dialect"() <{sym_name = "a-b"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
"irdl.dialect"() <{sym_name = "a.b"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  // expected-error@+1 {{'irdl.type' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "irdl.type"() <{sym_name = ""}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  // expected-error@+1 {{'irdl.type' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "irdl.type"() <{sym_name = "_t"}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  // expected-error@+1 {{'irdl.type' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "irdl.type"() <{sym_name = "t__t"}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  // expected-error@+1 {{'irdl.type' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "irdl.type"() <{sym_name = "T"}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  // expected-error@+1 {{'irdl.type' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "irdl.type"() <{sym_name = "t-t"}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  // expected-error@+1 {{'irdl.type' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "irdl.type"() <{sym_name = "t.t"}> ({
    
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    %0 = irdl.any
    "irdl.parameters"(%0) <{names = ["a"]}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    %0 = irdl.any
    // expected-error@+1 {{'irdl.parameters' op the number of parameters and their names must be the same, but got 1 and 0 respectively}}
    "irdl.parameters"(%0) <{names = []}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    %0 = irdl.any
    // expected-error@+1 {{'irdl.parameters' op name of parameter #1 is a duplicate of the name of parameter #0}}
    "irdl.parameters"(%0, %0) <{names = ["a", "a"]}> : (!irdl.attribute, !irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    %0 = irdl.any
    // expected-error@+1 {{name of parameter #0 should not contain uppercase letters}}
    "irdl.parameters"(%0) <{names = ["A"]}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    %0 = irdl.any
    // expected-error@+1 {{name of parameter #0 is empty}}
    "irdl.parameters"(%0) <{names = [""]}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    %0 = irdl.any
    // expected-error@+1 {{name of parameter #0 should not contain leading or double underscores}}
    "irdl.parameters"(%0) <{names = ["_a"]}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    %0 = irdl.any
    // expected-error@+1 {{name of parameter #0 must contain only lowercase letters, digits and underscores}}
    "irdl.parameters"(%0) <{names = ["a-b"]}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    // expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = "irdl.base"() : () -> !irdl.attribute
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    // expected-error@+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = "irdl.base"() <{base_name = "builtin.integer"}> : () -> !irdl.attribute
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    %0 = "irdl.base"() <{base_name = "!builtin.integer"}> : () -> !irdl.attribute
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    // expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = "irdl.base"() <{base_name = "!builtin.integer", base_ref = @d::@t}> : () -> !irdl.attribute
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    %0 = "irdl.base"() <{base_ref = @d::@t}> : () -> !irdl.attribute
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    // expected-error@+1 {{'irdl.base' op symbol '@d::@u' not found}}
    %0 = "irdl.base"() <{base_ref = @d::@u}> : () -> !irdl.attribute
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    // expected-error@+1 {{'irdl.base' op symbol '@d' does not refer to a type or attribute definition (refers to 'irdl.dialect')}}
    %0 = "irdl.base"() <{base_ref = @d}> : () -> !irdl.attribute
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    // expected-error@+1 {{'irdl.parametric' op symbol '@d::@u' not found}}
    %0 = "irdl.parametric"() <{base_type = @d::@u}> : () -> !irdl.attribute
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.type"() <{sym_name = "t"}> ({
    // expected-error@+1 {{'irdl.parametric' op symbol '@d' does not refer to a type or attribute definition (refers to 'irdl.dialect')}}
    %0 = "irdl.parametric"() <{base_type = @d}> : () -> !irdl.attribute
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    // expected-error@+1 {{'irdl.operands' op the number of operands and their names must be the same, but got 1 and 0 respectively}}
    "irdl.operands"(%0) <{names = [], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    // expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 0 respectively}}
    "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[]>}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    // expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 2 respectively}}
    "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[single, variadic]>}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    // expected-error@+1 {{'irdl.results' op the number of results and their variadicities must be the same, but got 1 and 0 respectively}}
    "irdl.results"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[]>}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  // expected-error@+1 {{'irdl.operation' op contains a value named 'a' for both its operands and results}}
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
    "irdl.results"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
    "irdl.attributes"(%0) <{attributeValueNames = ["a"]}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    // expected-error@+1 {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 2 and 1 respectively}}
    "irdl.attributes"(%0) <{attributeValueNames = ["a", "b"]}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    // expected-error@+1 {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 0 and 1 respectively}}
    "irdl.attributes"(%0) <{attributeValueNames = []}> : (!irdl.attribute) -> ()
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    %1 = irdl.region with size 1
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    // expected-error@+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
    %1 = irdl.region with size 0
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    // expected-error@+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got -1}}
    %1 = irdl.region with size -1
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    %1 = irdl.region
    irdl.regions(a: %1)
  }) : () -> ()
}) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "d"}> ({
  "irdl.operation"() <{sym_name = "o"}> ({
    %0 = "irdl.any"() : () -> !irdl.attribute
    %1 = irdl.region
    // expected-error@+1 {{name of region #0 should not contain uppercase letters}}
    "irdl.regions"(%1) <{names = ["A"]}> : (!irdl.region) -> ()
  }) : () -> ()
}) : () -> ()
