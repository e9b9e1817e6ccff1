// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.ARM.GraphEntryPoint` is refused.

spirv.module Logical Vulkan {
  // expected-error@+1 {{expected attribute value}}
  spirv.ARM.GraphEntryPoint
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{expected attribute value}}
  spirv.ARM.GraphEntryPoint g
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{custom op 'spirv.ARM.GraphEntryPoint' invalid kind of attribute specified}}
  spirv.ARM.GraphEntryPoint "g"
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{expected operation name in quotes}}
  spirv.ARM.GraphEntryPoint @g @x
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{expected attribute value}}
  spirv.ARM.GraphEntryPoint @g,
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{expected attribute value}}
  spirv.ARM.GraphEntryPoint @g, x
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{custom op 'spirv.ARM.GraphEntryPoint' invalid kind of attribute specified}}
  spirv.ARM.GraphEntryPoint @g, [@x]
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{expected operation name in quotes}}
  spirv.ARM.GraphEntryPoint @g {tag}
}

// -----

spirv.module Logical Vulkan {
  // expected-error@+1 {{custom op 'spirv.ARM.GraphEntryPoint' invalid kind of attribute specified}}
  spirv.ARM.GraphEntryPoint 1
}
