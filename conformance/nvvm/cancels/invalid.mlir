// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What a query of a canceled launch gives is held to its kind.

llvm.func @f(%a: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %a : i1
  llvm.return
}

// -----

llvm.func @f(%a: i128) {
  // expected-error@+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op is_canceled query type returns an i1}}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i128) {
  // expected-error@+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32}}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %a : i1
  llvm.return
}

// -----

llvm.func @f(%a: i128) {
  // expected-error@+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32}}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_y, %a : i1
  llvm.return
}

// -----

llvm.func @f(%a: i128) {
  // expected-error@+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32}}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_z, %a : i1
  llvm.return
}
