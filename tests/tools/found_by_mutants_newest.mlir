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
