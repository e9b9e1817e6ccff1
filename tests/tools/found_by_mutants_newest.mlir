module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,128]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[-1,64]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,64]> : vector<2xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32,64,64]> : vector<3xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64,128]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[-1,64]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64,64]> : vector<2xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32,64,64]> : vector<3xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64,128]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[-1,64]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64,64]> : vector<2xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32,64,64]> : vector<3xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[64,128]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[-1,64]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[64,64]> : vector<2xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[32,64,64]> : vector<3xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<[64,128]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<[-1,64]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<[64,64]> : vector<2xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<[32,64,64]> : vector<3xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.func<void (i32)> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.func<void (i32)> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.func<void (i32)> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.func<void (i32)> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.target<"a", i32> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.target<"a", i32> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.target<"a", i32> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.target<"a", i32> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.x86_amx = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.x86_amx = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.x86_amx = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.x86_amx = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.token = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.token = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.token = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.token = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.metadata = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.metadata = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.metadata = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.metadata = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.label = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.label = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.label = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.label = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i1 = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i1 = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i1 = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i1 = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tensor<2xf32> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tensor<2xf32> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tensor<2xf32> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tensor<2xf32> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xi32> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xi32> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xi32> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xi32> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<none = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<none = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<none = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<none = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!gpu.async.token = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!gpu.async.token = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!gpu.async.token = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!gpu.async.token = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!foo.bar = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!foo.bar = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!foo.bar = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!foo.bar = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<(i32) -> i32 = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<(i32) -> i32 = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<(i32) -> i32 = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<(i32) -> i32 = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tuple<i32> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tuple<i32> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tuple<i32> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tuple<i32> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<2xf32> = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<2xf32> = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<2xf32> = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<2xf32> = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tf32 = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tf32 = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tf32 = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tf32 = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f128 = dense<[32,64,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f128 = dense<[64,-1,64]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f128 = dense<[64,64,-1]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f128 = dense<[64,-1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<[64, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<[64, 128, 128]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 32, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 48, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 0, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 128, 128]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 32, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 48, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 0, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 128, 128]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 128, 128]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 128, 128]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 128, 128]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 32, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 128, 128]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 48, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 128, 128]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 0, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 128, 128]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 128, 128]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 32, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 48, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 0, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[64, 128, 128]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 32, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 48, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 0, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 128, 128]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 32, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 48, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 0, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 128, 128]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 128, 128]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 128, 128]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 128, 128]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 32, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 128, 128]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 48, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 128, 128]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 0, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 128, 128]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 128, 128]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 32, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 48, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 0, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 32, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[64, 128, 128]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = dense<[32, 64, 64]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 64, 64]> : vector<3xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64]> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64]> : vector<1xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64]> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[128]> : vector<1xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64]> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32]> : vector<1xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64]> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64]> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[48, 64]> : vector<2xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64]> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 128]> : vector<2xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 128]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64]> : vector<1xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 128]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[128]> : vector<1xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 128]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32]> : vector<1xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 128]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 128]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[48, 64]> : vector<2xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 128]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 128]> : vector<2xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64]> : vector<1xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[128]> : vector<1xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32]> : vector<1xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[48, 64]> : vector<2xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 128]> : vector<2xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32]> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[32]> : vector<1xi64>>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 1 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 2 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 2 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 1 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 2 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 2 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 1 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 2 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 2 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 1 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 2 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 2 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"test.x" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"test.x" = 1 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"test.x" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"test.x" = 2 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"test.x" = 2 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"test.x" = 1 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"test.x" = 2 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"test.x" = 2 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 2 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 2 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 2 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 2 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 1 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 2 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 2 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 1 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 2 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 2 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 2 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 2 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 2 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 2 : i32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 1 : i32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 2 : i32>} {}
  }
}
// -----
module attributes {a.b = #dlti.dl_spec<"a.a" = 1>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module attributes {a.b = #dlti.dl_spec<"a.a" = 1>} {
 gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module attributes {a.b = #dlti.dl_spec<"a.a" = 1>} {
 gpu.module @k attributes {a.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module attributes {a.b = #dlti.dl_spec<"a.a" = 1>} {
 module attributes {z.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
gpu.module @g attributes {a.b = #dlti.dl_spec<"a.a" = 1>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
gpu.module @g attributes {a.b = #dlti.dl_spec<"a.a" = 1>} {
 gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
gpu.module @g attributes {a.b = #dlti.dl_spec<"a.a" = 1>} {
 gpu.module @k attributes {a.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
gpu.module @g attributes {a.b = #dlti.dl_spec<"a.a" = 1>} {
 module attributes {z.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
gpu.module @g attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
gpu.module @g attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} {
 gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
gpu.module @g attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} {
 gpu.module @k attributes {a.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
gpu.module @g attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} {
 module attributes {z.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
 return
}
// -----
func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} {
 gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
 return
}
// -----
module attributes {a.b = #dlti.dl_spec<"a.a" = 1>, dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} {
 gpu.module @k attributes {a.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module attributes {a.b = #dlti.dl_spec<"a.a" = 1>, dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} {
 module attributes {z.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module attributes {a.b = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module attributes {a.b = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>>} {
 gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module attributes {a.b = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>>} {
 gpu.module @k attributes {a.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module attributes {a.b = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>>} {
 module attributes {z.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module attributes {z.b = #dlti.dl_spec<"a.a" = 1>, dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} {
 gpu.module @k attributes {a.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module attributes {z.b = #dlti.dl_spec<"a.a" = 1>, dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} {
 module attributes {z.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
"foo.op"() ({
 module attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}) {dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} : () -> ()
// -----
"foo.op"() ({
 gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}) {dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} : () -> ()
// -----
"foo.op"() ({
 gpu.module @k attributes {a.b = #dlti.dl_spec<"a.a" = 2>} {}
}) {dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} : () -> ()
// -----
"foo.op"() ({
 module attributes {z.b = #dlti.dl_spec<"a.a" = 2>} {}
}) {dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} : () -> ()
// -----
module {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module {
 gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module {
 gpu.module @k attributes {a.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module {
 module attributes {z.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module @z {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module @z {
 gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module @z {
 gpu.module @k attributes {a.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
module @z {
 module attributes {z.b = #dlti.dl_spec<"a.a" = 2>} {}
}
// -----
"foo.op"() : () -> complex<!llvm.ppc_fp128>
// -----
func.func @f(%a: complex<!llvm.ppc_fp128>, %b: tensor<2x!llvm.ppc_fp128>, %c: vector<2x!llvm.ppc_fp128>) { return }
// -----
func.func @f(%a: !llvm.ppc_fp128) {
  %0 = arith.addf %a, %a : !llvm.ppc_fp128
  return }
// -----
func.func @f(%a: complex<!llvm.ppc_fp128>) {
  %0 = complex.add %a, %a : complex<!llvm.ppc_fp128>
  return }
// -----
"a.b"() {a = dense<(1.0, 2.0)> : vector<2xcomplex<!llvm.ppc_fp128>>} : () -> ()
// -----
func.func @f(%a: !llvm.ppc_fp128) {
  %0 = arith.extf %a : !llvm.ppc_fp128 to f128
  return }
// -----
func.func @f(%a: !llvm.ppc_fp128) {
  %0 = math.sqrt %a : !llvm.ppc_fp128
  %1 = math.isfinite %a : !llvm.ppc_fp128
  return }
// -----
func.func @f(%a: !x86.amx.tile<2x16xf32>) {
  %0 = "math.isfinite"(%a) : (!x86.amx.tile<2x16xf32>) -> i1
  return }
// -----
func.func @f(%a: !x86.amx.tile<2x16xf32>) {
  %0 = "math.isfinite"(%a) : (!x86.amx.tile<2x16xf32>) -> vector<2x16xi1>
  return }
// -----
func.func @f(%a: !x86.amx.tile<2x16xf32>) {
  %0 = math.isfinite %a : !x86.amx.tile<2x16xf32>
  return }
// -----
func.func @f(%a: !x86.amx.tile<2x16xf32>) {
  %0 = math.sqrt %a : !x86.amx.tile<2x16xf32>
  return }
// -----
func.func @f(%a: !x86.amx.tile<2x16xf32>) {
  %0 = arith.cmpf olt, %a, %a : !x86.amx.tile<2x16xf32>
  return }
// -----
func.func @f(%a: !x86.amx.tile<2x16xi32>) {
  %0 = arith.cmpi eq, %a, %a : !x86.amx.tile<2x16xi32>
  %1 = arith.addi %a, %a : !x86.amx.tile<2x16xi32>
  return }
// -----
%1 = "tosa.const"() {values = dense<[4, 5, 6, 7, 8, 9]> : tensor<6xi32>} : () -> tensor<*xi32>
// -----
%1 = "tosa.const"() {values = dense<[4, 5, 6, 7, 8, 9]> : tensor<6xi32>} : () -> tensor<*xi1>
// -----
%1 = "tosa.const"() {values = dense<[4, 5, 6, 7, 8, 9]> : tensor<6xi32>} : () -> tensor<7xi1>
// -----
%1 = "tosa.const"() {values = dense<[4, 5, 6, 7, 8, 9]> : tensor<6xi32>} : () -> tensor<?xi32>
// -----
%1 = "tosa.const"() {values = dense<[4, 5, 6, 7, 8, 9]> : tensor<6xindex>} : () -> tensor<*xi1>
// -----
%1 = "tosa.const"() {values = dense<[4, 5, 6, 7, 8, 9]> : tensor<6xindex>} : () -> tensor<6xi1>
// -----
%1 = "tosa.const"() {values = dense<[4, 5, 6, 7, 8, 9]> : tensor<6xindex>} : () -> tensor<7xi1>
// -----
%1 = "tosa.const"() {values = dense<[4, 5, 6, 7, 8, 9]> : tensor<6xindex>} : () -> tensor<?xi1>
// -----
%1 = "tosa.const"() {values = dense<[4, 5, 6, 7, 8, 9]> : vector<6xi32>} : () -> tensor<*xi32>
// -----
%1 = "tosa.const"() {values = dense<[4, 5, 6, 7, 8, 9]> : tensor<6xi32>} : () -> tensor<6x1xi32>
// -----
%1 = "tosa.const"() {values = dense<[4, 5, 6, 7, 8, 9]> : tensor<6xi32>} : () -> tensor<?x1xi32>
// -----
spirv.ARM.Graph @x(%arg0: !spirv.arm.tensor<*xi32>) -> !spirv.arm.tensor<4xi8> {
  %0 = spirv.Tosa.Cast %arg0 : !spirv.arm.tensor<*xi32> -> !spirv.arm.tensor<4xi8>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<4xi8>
}
// -----
spirv.ARM.Graph @x(%arg0: !spirv.arm.tensor<2xi32>) -> !spirv.arm.tensor<*xi8> {
  %0 = spirv.Tosa.Cast %arg0 : !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<*xi8>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<*xi8>
}
// -----
spirv.ARM.Graph @x(%arg0: !spirv.arm.tensor<*xf32>) -> !spirv.arm.tensor<*xf32> {
  %0 = spirv.Tosa.Abs %arg0 : !spirv.arm.tensor<*xf32> -> !spirv.arm.tensor<*xf32>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<*xf32>
}
// -----
spirv.ARM.Graph @x(%arg0: !spirv.arm.tensor<*xf32>) -> !spirv.arm.tensor<*xf32> {
  %0 = spirv.Tosa.Add %arg0, %arg0 : !spirv.arm.tensor<*xf32>, !spirv.arm.tensor<*xf32> -> !spirv.arm.tensor<*xf32>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<*xf32>
}
// -----
spirv.ARM.Graph @x(%arg0: !spirv.arm.tensor<?xf32>) -> !spirv.arm.tensor<*xf32> {
  %0 = spirv.Tosa.Abs %arg0 : !spirv.arm.tensor<?xf32> -> !spirv.arm.tensor<*xf32>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<*xf32>
}
// -----
func.func @f(%a: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: i1, %v: vector<16xf32>) {
  %0 = xegpu.atomic_rmw addf %a, %m, %v : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, i1, vector<16xf32> -> vector<16xf32>
  return
}
// -----
func.func @f(%a: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: vector<16xi1>, %v: f32) {
  %0 = xegpu.atomic_rmw addf %a, %m, %v : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>, f32 -> f32
  return
}
// -----
func.func @f(%a: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %m: i1, %v: f32) {
  %0 = xegpu.atomic_rmw addf %a, %m, %v : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, i1, f32 -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = xegpu.truncf %a : f32 -> f8E4M3FN
  return
}
// -----
spirv.ARM.Graph @x(%arg0: !spirv.arm.tensor<*xi32>) -> !spirv.arm.tensor<4xi8> {
  %0 = spirv.Tosa.Cast %arg0 : !spirv.arm.tensor<*xi32> -> !spirv.arm.tensor<4xi8>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<4xi8>
}
// -----
"fails."() : () -> ()
// -----
"a.b."() : () -> ()
// -----
".a"() : () -> ()
// -----
"."() : () -> ()
// -----
"a"() : () -> ()
// -----
"a b."() {x = "y"} : () -> ()
// -----
"foo..b"() : () -> ()
// -----
"foo.."() : () -> ()
// -----
"func."() : () -> ()
// -----
"a.b"() {a = @"x.", "b." = 1, "c..d" = 2} : () -> ()
// -----
"a.b"() {".d" = 2} : () -> ()
// -----
"a.b"() {"." = 2} : () -> ()
// -----
func.func @f() {
  omp.declare_simd
  return
}
// -----
llvm.func @f() {
  omp.declare_simd
  llvm.return
}
// -----
gpu.module @m {
gpu.func @f() {
  omp.declare_simd
  gpu.return
}
}
// -----
func.func @f(%c: i1) {
  scf.if %c {
  omp.declare_simd
  }
  return
}
// -----
async.func @f() {
  omp.declare_simd
  return
}
// -----
omp.declare_simd
// -----
spirv.func @f() "None" {
  omp.declare_simd
  spirv.Return
}
// -----
emitc.func @f() {
  omp.declare_simd
  emitc.return
}
// -----
ml_program.func @f() {
  omp.declare_simd
  ml_program.return
}
// -----
wasmssa.func @f() {
  omp.declare_simd
  wasmssa.return
}
// -----
transform.named_sequence @f() {
  "omp.declare_simd"() {operandSegmentSizes = array<i32: 0, 0, 0, 0>} : () -> ()
  transform.yield
}
// -----
shape.func @f() {
  omp.declare_simd
  shape.return
}
// -----
gpu.module @m {
gpu.func @f() {
 "foo.x"() ({
  func.func @k() {
  "bar.x"() ({ omp.declare_simd }) : () -> ()
  return
  }
  }) : () -> ()
  gpu.return
}
}
// -----
spirv.func @f(%arg0: i32) -> i32 "None" {
  spirv.ReturnValue %arg0 : i32
%0 =}
// -----
func.func @f(%arg0: i32) -> i32 {
  return %arg0 : i32
%0 =}
// -----
spirv.func @f(%arg0: i32) "None" {
  spirv.Return
%0 =}
// -----
spirv.func @f(%arg0: i32) "None" {
  spirv.Return
%0:2 =}
// -----
spirv.func @f(%arg0: i32) "None" {
  spirv.Return
%0, %1 = }
// -----
spirv.func @f(%arg0: i32) -> i32 "None" {
  spirv.ReturnValue %arg0 : i32
%0}
// -----
spirv.func @f(%arg0: i32) -> i32 "None" {
  spirv.ReturnValue %arg0 : i32
  %0 = 
}
func.func @h() { return }
// -----
func.func @f(%arg0: i32) -> i32 {
  return %arg0 : i32
  %0 = 
}
// -----
module {
  %0 = 
}
// -----
%0 =
// -----
func.func @f(%arg0: i32) -> i32 {
  %0 = 
  ^bb:
  return %arg0 : i32
}
// -----
func.func @f(%arg0: i32) -> i32 {
  %0 = )
  return %arg0 : i32
}
// -----
"foo.b"() ({
  "foo.c"() : () -> ()
  %0 = 
}) : () -> ()
// -----
func.func @f(%arg0: i32) -> i32 {
  return %arg0 : i32
  %0 =^bb1:
  return %arg0 : i32
}
// -----
func.func @f(%arg0: i32) -> i32 {
  return %arg0 : i32
  %0 = ^bb1:
  return %arg0 : i32
}
// -----
func.func @f(%d: i32, %n: i64) {
  %0 = omp.target_allocmem %d : i32, i64 {uniq_name = 1}
  return
}
// -----
func.func @f(%d: i32, %n: i64) {
  %0 = omp.target_allocmem %d : i32, i64 {uniq_name = "x"}
  return
}
// -----
func.func @f(%d: i32, %n: i64) {
  %0 = omp.target_allocmem %d : i32, i64 {in_type = "x"}
  return
}
// -----
func.func @f(%d: i32, %n: i64) {
  %0 = omp.target_allocmem %d : i32, i64 {in_type = i8}
  return
}
// -----
func.func @f(%d: i32, %n: i64) {
  %0 = omp.target_allocmem %d : i32, i64 {bindc_name = 1}
  return
}
// -----
func.func @f(%d: i32, %n: i64) {
  %0 = omp.target_allocmem %d : i32, i64 {bindc_name = "a", foo = 2}
  return
}
// -----
func.func @f(%d: i32, %n: i64) {
  %0 = omp.target_allocmem %d : i32, i64 {in_type = 2, uniq_name = 1}
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: !llvm.array<2 x f64>, %c: vector<4xf32>, %s: i32, %i: i16) {
  %0 = nvvm.mma.block_scale A[%a] B[%b] C[%c] scaleA[%s, %i, %i] scaleB[%s, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (vector<4xi32>, !llvm.array<2 x f64>, vector<4xf32>) -> !llvm.struct<(vector<4xf32>)>
  return
}
// -----
func.func @f(%a: !llvm.array<2 x f64>, %c: !llvm.array<2 x f64>) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (!llvm.array<2 x f64>, !llvm.array<2 x f64>, !llvm.array<2 x f64>) -> !llvm.struct<(!llvm.array<2 x f64>, !llvm.array<2 x f64>)>
  return
}
// -----
func.func @f(%a: !llvm.array<2 x f64>, %c: !llvm.array<2 x f64>, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (!llvm.array<2 x f64>, !llvm.array<2 x f64>, !llvm.array<2 x f64>) -> !llvm.struct<(!llvm.array<2 x f64>, !llvm.array<2 x f64>)>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: !llvm.struct<(f64, f64)>, %c: vector<4xf32>, %s: i32, %i: i16) {
  %0 = nvvm.mma.block_scale A[%a] B[%b] C[%c] scaleA[%s, %i, %i] scaleB[%s, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (vector<4xi32>, !llvm.struct<(f64, f64)>, vector<4xf32>) -> !llvm.struct<(vector<4xf32>)>
  return
}
// -----
func.func @f(%a: !llvm.struct<(f64, f64)>, %c: !llvm.struct<(f64, f64)>) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>) -> !llvm.struct<(!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>)>
  return
}
// -----
func.func @f(%a: !llvm.struct<(f64, f64)>, %c: !llvm.struct<(f64, f64)>, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>) -> !llvm.struct<(!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>)>
  return
}
// -----
func.func @f(%a: !llvm.struct<(f64, f64)>, %c: !llvm.struct<(f64, f64)>) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>} : (!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>) -> !llvm.struct<(!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>)>
  return
}
// -----
func.func @f(%a: !llvm.struct<(f64, f64)>, %c: !llvm.struct<(f64, f64)>, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>} : (!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>) -> !llvm.struct<(!llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>)>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: f64, %c: vector<4xf32>, %s: i32, %i: i16) {
  %0 = nvvm.mma.block_scale A[%a] B[%b] C[%c] scaleA[%s, %i, %i] scaleB[%s, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (vector<4xi32>, f64, vector<4xf32>) -> !llvm.struct<(vector<4xf32>)>
  return
}
// -----
func.func @f(%a: f64, %c: f64) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  return
}
// -----
func.func @f(%a: f64, %c: f64, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  return
}
// -----
func.func @f(%a: f64, %c: f64) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  return
}
// -----
func.func @f(%a: f64, %c: f64, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: f16, %c: vector<4xf32>, %s: i32, %i: i16) {
  %0 = nvvm.mma.block_scale A[%a] B[%b] C[%c] scaleA[%s, %i, %i] scaleB[%s, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (vector<4xi32>, f16, vector<4xf32>) -> !llvm.struct<(vector<4xf32>)>
  return
}
// -----
func.func @f(%a: f16, %c: f16) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (f16, f16, f16) -> !llvm.struct<(f16, f16)>
  return
}
// -----
func.func @f(%a: f16, %c: f16, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (f16, f16, f16) -> !llvm.struct<(f16, f16)>
  return
}
// -----
func.func @f(%a: f16, %c: f16) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>} : (f16, f16, f16) -> !llvm.struct<(f16, f16)>
  return
}
// -----
func.func @f(%a: f16, %c: f16, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>} : (f16, f16, f16) -> !llvm.struct<(f16, f16)>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<2xf16>, %c: vector<4xf32>, %s: i32, %i: i16) {
  %0 = nvvm.mma.block_scale A[%a] B[%b] C[%c] scaleA[%s, %i, %i] scaleB[%s, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (vector<4xi32>, vector<2xf16>, vector<4xf32>) -> !llvm.struct<(vector<4xf32>)>
  return
}
// -----
func.func @f(%a: vector<2xf16>, %c: vector<2xf16>) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @f(%a: vector<2xf16>, %c: vector<2xf16>, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @f(%a: vector<2xf16>, %c: vector<2xf16>) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @f(%a: vector<2xf16>, %c: vector<2xf16>, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: f32, %c: vector<4xf32>, %s: i32, %i: i16) {
  %0 = nvvm.mma.block_scale A[%a] B[%b] C[%c] scaleA[%s, %i, %i] scaleB[%s, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (vector<4xi32>, f32, vector<4xf32>) -> !llvm.struct<(vector<4xf32>)>
  return
}
// -----
func.func @f(%a: f32, %c: f32) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (f32, f32, f32) -> !llvm.struct<(f32, f32)>
  return
}
// -----
func.func @f(%a: f32, %c: f32, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (f32, f32, f32) -> !llvm.struct<(f32, f32)>
  return
}
// -----
func.func @f(%a: f32, %c: f32) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>} : (f32, f32, f32) -> !llvm.struct<(f32, f32)>
  return
}
// -----
func.func @f(%a: f32, %c: f32, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>} : (f32, f32, f32) -> !llvm.struct<(f32, f32)>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: i32, %c: vector<4xf32>, %s: i32, %i: i16) {
  %0 = nvvm.mma.block_scale A[%a] B[%b] C[%c] scaleA[%s, %i, %i] scaleB[%s, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (vector<4xi32>, i32, vector<4xf32>) -> !llvm.struct<(vector<4xf32>)>
  return
}
// -----
func.func @f(%a: i32, %c: i32) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f(%a: i32, %c: i32, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f(%a: i32, %c: i32) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f(%a: i32, %c: i32, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: !llvm.struct<()>, %c: vector<4xf32>, %s: i32, %i: i16) {
  %0 = nvvm.mma.block_scale A[%a] B[%b] C[%c] scaleA[%s, %i, %i] scaleB[%s, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (vector<4xi32>, !llvm.struct<()>, vector<4xf32>) -> !llvm.struct<(vector<4xf32>)>
  return
}
// -----
func.func @f(%a: !llvm.struct<()>, %c: !llvm.struct<()>) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (!llvm.struct<()>, !llvm.struct<()>, !llvm.struct<()>) -> !llvm.struct<(!llvm.struct<()>, !llvm.struct<()>)>
  return
}
// -----
func.func @f(%a: !llvm.struct<()>, %c: !llvm.struct<()>, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (!llvm.struct<()>, !llvm.struct<()>, !llvm.struct<()>) -> !llvm.struct<(!llvm.struct<()>, !llvm.struct<()>)>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xf32>, %s: i32, %i: i16) {
  %0 = nvvm.mma.block_scale A[%a] B[%b] C[%c] scaleA[%s, %i, %i] scaleB[%s, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (vector<4xi32>, vector<4xi32>, vector<4xf32>) -> !llvm.struct<(vector<4xf32>)>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %c: vector<4xi32>) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %c: vector<4xi32>, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: !llvm.array<2 x f16>, %c: vector<4xf32>, %s: i32, %i: i16) {
  %0 = nvvm.mma.block_scale A[%a] B[%b] C[%c] scaleA[%s, %i, %i] scaleB[%s, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (vector<4xi32>, !llvm.array<2 x f16>, vector<4xf32>) -> !llvm.struct<(vector<4xf32>)>
  return
}
// -----
func.func @f(%a: !llvm.array<2 x f16>, %c: !llvm.array<2 x f16>) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (!llvm.array<2 x f16>, !llvm.array<2 x f16>, !llvm.array<2 x f16>) -> !llvm.struct<(!llvm.array<2 x f16>, !llvm.array<2 x f16>)>
  return
}
// -----
func.func @f(%a: !llvm.array<2 x f16>, %c: !llvm.array<2 x f16>, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (!llvm.array<2 x f16>, !llvm.array<2 x f16>, !llvm.array<2 x f16>) -> !llvm.struct<(!llvm.array<2 x f16>, !llvm.array<2 x f16>)>
  return
}
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32, #sparse>, f32) -> (), sym_name = "carried_values"}> ({
  ^bb0(%arg0: tensor<4x8xf32, #sparse>, %arg1: f32):
    %0 = "sparse_tensor.extract_iteration_space"(%arg0) <{hiLvl = 1 : index, loLvl = 0 : index}> : (tensor<4x8xf32, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0>
    %1 = "sparse_tensor.iterate"(%0, %arg1) <{crdUsedLvls = 0}> ({
    ^bb0(%arg2: f32, %arg3: index, %arg4: !sparse_tensor.iterator<#sparse, lvls = 0>):
      "sparse_tensor.yield"(%arg2) : (f32) -> ()
    }) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
%1 = "tosa.const"() {values = dense<4> : tensor<i32>} : () -> tensor<*xi32>
// -----
%1 = "tosa.const"() {values = dense<true> : tensor<i1>} : () -> tensor<*xi1>
// -----
%1 = "tosa.const"() {values = dense<4> : tensor<1xi32>} : () -> tensor<*xi32>
// -----
"a.b"() : () -> !quant.uniform<ui8:f32, 2.0>
// -----
"a.b"() : () -> !quant.uniform<ui8<0:255>:f32, 2.0>
// -----
"a.b"() : () -> !quant.uniform<ui8<0:256>:f32, 2.0>
// -----
"a.b"() : () -> !quant.uniform<ui8<0:257>:f32, 2.0>
// -----
"a.b"() : () -> !quant.uniform<u8<0:255>:f32, 2.0>
// -----
"a.b"() : () -> !quant.uniform<u8<0:256>:f32, 2.0>
// -----
"a.b"() : () -> !quant.any<ui8<0:255>>
// -----
"a.b"() : () -> !quant.any<ui8<0:256>:f32>
// -----
"a.b"() : () -> !quant.any<ui8<0:257>:f32>
// -----
"a.b"() : () -> !quant.any<ui8<0:254>:f32>
// -----
"a.b"() : () -> !quant.calibrated<f32<-0.998:1.2321>>
// -----
"a.b"() : () -> !quant.uniform<!quant.quantile<ui4:f16, {-1.0,1.0}>:f32, 2.0>
// -----
"a.b"() : () -> !quant.uniform<!quant.quantile<ui4:f16, {-1.0,1.0}><0:16>:f32, 2.0>
// -----
"a.b"() : () -> !quant.uniform<!quant.quantile<ui4:f16, {-1.0,1.0}><0:17>:f32, 2.0>
// -----
"a.b"() : () -> !quant.uniform<!quant.quantile<ui4:f16, {-1.0,1.0}><0:15>:f32, 2.0>
// -----
"a.b"() : () -> !quant.uniform<!quant.quantile<ui4:f16, {-1.0,1.0}><0:14>:f32, 2.0>
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.param<i64>, !transform.param<i64>) {
    %0:2 = transform.match.structured %a : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      %d = transform.match.structured.num_inputs %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %r, %d : !transform.param<i64>, !transform.param<i64>
    }
    transform.yield %0#0, %0#1 : !transform.param<i64>, !transform.param<i64>
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.param<i64> {
    %0 = transform.match.structured %a : (!transform.any_op) -> (!transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %r : !transform.param<i64>
    }
    transform.yield %0 : !transform.param<i64>
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.match.structured %a : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64> {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.match.structured %a : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] {parallel} : (!transform.any_op) -> (!transform.param<i64>)
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    %0 = transform.structured.tile_using_for %a tile_sizes [4] : (!transform.any_op -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    %0 = transform.structured.split_reduction %a : !transform.any_op -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    %0, %1 = transform.structured.fuse %a tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2 = transform.structured.multitile_sizes %a { dimension = 1, target_size = 3 } : !transform.any_op -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    %0, %1 = transform.structured.fuse %a tile_sizes [4] : !transform.any_op -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    %0, %1 = transform.structured.fuse %a tile_sizes [4] : (!transform.any_op) -> !transform.any_op, !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: i32) {
    %2 = gpu.subgroup_reduce add %a cluster(size=-1) : (i32) -> (i32)
    return
}
// -----
func.func @f(%a: i32) {
    %2 = gpu.subgroup_reduce add %a cluster(size=-2147483648) : (i32) -> (i32)
    return
}
// -----
func.func @f(%a: i32) {
    %2 = gpu.subgroup_reduce add %a cluster(size=4, stride=-3) : (i32) -> (i32)
    return
}
// -----
spirv.func @f(%arg0: i32) -> i32 "TILE BEGIN\n" {
  spirv.ReturnValue %arg0 : i32
}
// -----
llvm.func @blockload2d_v_blocks(%a: !llvm.ptr<1>, %w: i32) -> vector<16xi16> {
  %0 = xevm.blockload2d %a, %w, %w, %w, %w, %w
    <{elem_size_in_bits=-2 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=2 : i32, transpose=false,
      pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return %0 : vector<16xi16>
}
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%arg0: tensor<4x4xf32, #sparse>) {
    %0 = "sparse_tensor.extract_iteration_space"(%arg0) <{hiLvl = 3 : index, loLvl = -255 : index}> : (tensor<4x4xf32, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 3>
    return
}
// -----
wasmssa.func @f(%a: tf32) -> i32 {
  %c = wasmssa.local_get %a : ref to i32
  wasmssa.return %c : i32
}
// -----
wasmssa.func @f(%a: tf32, %b: i32) -> i32 {
  %c = wasmssa.local_get %a : ref to i32
  wasmssa.return %c : i32
}
// -----
wasmssa.func @f(%a: tf32, %b: i32) -> i32 {
  wasmssa.unreachable
}
// -----
wasmssa.func @f(%a: () -> ()) -> i32 {
  %c = wasmssa.local_get %a : ref to i32
  wasmssa.return %c : i32
}
wasmssa.func @g(%a: i32) -> i32 {
  wasmssa.return %a : i32
}
// -----
wasmssa.func @f(%a: tf32) attributes {foo = -}
// -----
wasmssa.func @f(%a: tf32) -> i32
// -----
wasmssa.func @f(%a: tf32) -> i32 {
^bb1:
}
// -----
#lb = #xegpu.layout<inst_data = [8, 32, 2], lane_layout = [1, 16, 1], lane_data = [8, 1, 2]>
func.func @f(%B: f16) -> f16 {
    %b = xegpu.convert_layout %B <{input_layout = #lb, target_layout = #lb}> : f16
    return %b : f16
}
// -----
#lb = #xegpu.layout<inst_data = [8, 32, 2], lane_layout = [1, 16, 1], lane_data = [8, 1, 2]>
func.func @f(%B: tensor<2xf16>) -> tensor<2xf16> {
    %b = xegpu.convert_layout %B <{input_layout = #lb, target_layout = #lb}> : tensor<2xf16>
    return %b : tensor<2xf16>
}
// -----
#lb = #xegpu.layout<inst_data = [8, 32], lane_layout = [1, 16], lane_data = [8, 1]>
func.func @f(%B: index) -> index {
    %b = xegpu.convert_layout %B <{input_layout = #lb, target_layout = #lb}> : index
    return %b : index
}
// -----
#lb = #xegpu.layout<inst_data = [8, 32], lane_layout = [1, 16], lane_data = [8, 1]>
func.func @f(%B: vector<3xf32>) -> vector<3xf32> {
    %b = xegpu.convert_layout %B <{input_layout = #lb, target_layout = #lb}> : vector<3xf32>
    return %b : vector<3xf32>
}
// -----
#lb = #xegpu.layout<inst_data = [8, 32], lane_layout = [1, 16], lane_data = [8, 1]>
func.func @f(%B: memref<2xf32>) {
    %b = xegpu.convert_layout %B <{input_layout = #lb, target_layout = #lb}> : memref<2xf32>
    return
}
// -----
#lb = #xegpu.layout<inst_data = [8, 32], lane_layout = [1, 16], lane_data = [8, 1]>
func.func @f(%B: i1, %C: complex<f32>) {
    %b = xegpu.convert_layout %B <{input_layout = #lb, target_layout = #lb}> : i1
    %c = xegpu.convert_layout %C <{input_layout = #lb, target_layout = #lb}> : complex<f32>
    return
}
// -----
#lb = #xegpu.layout<inst_data = [8, 32], lane_layout = [1, 16], lane_data = [8, 1]>
func.func @f(%B: f32) {
    %b = "xegpu.convert_layout"(%B) <{input_layout = #lb, target_layout = #lb}> : (f32) -> f32
    return
}
// -----
#lb = #xegpu.layout<inst_data = [8, 32], lane_layout = [1, 16], lane_data = [8, 1]>
func.func @f(%B: f32) {
    %b = "xegpu.convert_layout"(%B) <{input_layout = #lb, target_layout = #lb}> : (f32) -> vector<2xf32>
    return
}
// -----
#lb = #xegpu.layout<inst_data = [8, 32], lane_layout = [1, 16], lane_data = [8, 1]>
func.func @f(%B: !llvm.ptr) {
    %b = "xegpu.convert_layout"(%B) <{input_layout = #lb, target_layout = #lb}> : (!llvm.ptr) -> !llvm.ptr
    return
}
// -----
func.func @f(%a: ui64, %s: index) {
  %0 = "xegpu.create_nd_tdesc"(%a, %s, %s, %s, %s) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (ui64, index, index, index, index) -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%a: ui64, %s: index) {
  %0 = "xegpu.create_nd_tdesc"(%a, %s, %s, %s, %s) <{const_shape = array<i64: -9223372036854775808, -9223372036854775808>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (ui64, index, index, index, index) -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%a: ui64, %s: index) {
  %0 = "xegpu.create_nd_tdesc"(%a, %s, %s, %s, %s) <{const_strides = array<i64: -9223372036854775808, -9223372036854775808>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (ui64, index, index, index, index) -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%a: ui64, %s: index) {
  %0 = "xegpu.create_nd_tdesc"(%a, %s, %s) <{const_shape = array<i64: 3, 4>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (ui64, index, index) -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%a: ui64, %s: index) {
  %0 = "xegpu.create_nd_tdesc"(%a) <{const_shape = array<i64: 3, 4>, const_strides = array<i64: 4>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (ui64) -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%arg0: vector<4xf16>, %arg1: vector<8xf16>, %arg2: vector<4xf32>, %arg3: vector<4xi8>) {
    %0 = "amdgpu.sparse_mfma"(%arg0, %arg1, %arg2, %arg3) <{abid = -2147483647 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
    return
}
// -----
func.func @f(%arg0: vector<4xf16>, %arg1: vector<8xf16>, %arg2: vector<4xf32>, %arg3: vector<4xi8>) {
    %0 = "amdgpu.sparse_mfma"(%arg0, %arg1, %arg2, %arg3) <{abid = -1 : i32, cbsz = -1 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
    return
}
// -----
%v:4 = "builtin.unrealized_conversion_cast"() : () -> (f32, vector<4xi1>, memref<4xi1>, i1)
"omp.task"(%v#2, %v#1) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], depend_iterated_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : (memref<4xi1>, vector<4xi1>) -> ()
// -----
%v:4 = "builtin.unrealized_conversion_cast"() : () -> (f32, vector<4xi1>, memref<4xi1>, i1)
"omp.task"(%v#1) <{depend_iterated_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : (vector<4xi1>) -> ()
// -----
%v:4 = "builtin.unrealized_conversion_cast"() : () -> (f32, vector<4xi1>, memref<4xi1>, i1)
"omp.target"(%v#1) <{kernel_type = #omp<target_exec_mode generic>, operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : (vector<4xi1>) -> ()
// -----
%v:4 = "builtin.unrealized_conversion_cast"() : () -> (f32, vector<4xi1>, memref<4xi1>, i1)
"omp.target"(%v#1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : (vector<4xi1>) -> ()
// -----
%v:4 = "builtin.unrealized_conversion_cast"() : () -> (f32, vector<4xi1>, memref<4xi1>, i1)
"omp.declare_mapper.info"(%v#1) <{operandSegmentSizes = array<i32: 0, 1>}> : (vector<4xi1>) -> ()
// -----
%v:1 = "builtin.unrealized_conversion_cast"() : () -> (!omp.iterated<!llvm.ptr>)
"omp.task"(%v#0) <{depend_iterated_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : (!omp.iterated<!llvm.ptr>) -> ()
// -----
%v:4 = "builtin.unrealized_conversion_cast"() : () -> (f32, vector<4xi1>, memref<4xi1>, i1)
"omp.task"(%v#1) <{depend_iterated_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : (vector<4xi1>) -> ()
// -----
module attributes {a.b = #spirv.vce<ui8, [], []>} {}
// -----
module attributes {a.b = #spirv.vce<v9.0, [], []>} {}
// -----
module attributes {a.b = #spirv.vce<1.0, [], []>} {}
// -----
module attributes {a.b = #spirv.vce<i1 [], []>} {}
