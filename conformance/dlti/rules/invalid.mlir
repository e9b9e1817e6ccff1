// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of a target description is refused.

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i32>>} {
}

// -----

// expected-error@+1 {{no DLTI entries provided}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<>} {
}

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"a" = 1 : i32>>} {
}

// -----

// expected-error@+1 {{value associated with key "CPU" is not a DLTI device spec}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = 1 : i32>} {
}

// -----

// expected-error@+1 {{repeated device ID in dlti.target_system_spec: "CPU"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i32>, "CPU" = #dlti.target_device_spec<"a" = 1 : i32>>} {
}

// -----

// expected-error@+1 {{repeated DLTI key: "a"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i32, "a" = 2 : i32>>} {
}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"" = #dlti.target_device_spec<"a" = 1 : i32>>} {
}

// -----

// expected-error@+1 {{no DLTI entries provided}}
module attributes {dlti.target_system_spec = #dlti.target_device_spec<>} {
}

// -----

// expected-error@+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 1 : i32} {
}
