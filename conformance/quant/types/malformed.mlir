// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What a type cannot store is refused; what it can is not.

// expected-error@+1 {{illegal storage type maximum: 256}}
func.func private @f(!quant.uniform<u8<0:256>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type minimum: -1}}
func.func private @f(!quant.uniform<u8<-1:255>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<u8<0:255>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<u8<1:254>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage min and storage max: (5:4)}}
func.func private @f(!quant.uniform<u8<5:4>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type minimum: -129}}
func.func private @f(!quant.uniform<i8<-129:127>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 128}}
func.func private @f(!quant.uniform<i8<-128:128>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<i8<-127:127>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<i8<-128:127>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<i1<-1:0>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 1}}
func.func private @f(!quant.uniform<i1<-1:1>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 2}}
func.func private @f(!quant.uniform<u1<0:2>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<u1<0:1>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type minimum: -2147483649}}
func.func private @f(!quant.uniform<i32<-2147483649:0>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<i32<-2147483648:2147483647>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 4294967296}}
func.func private @f(!quant.uniform<u32<0:4294967296>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<u32<0:4294967295>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type size: 33}}
func.func private @f(!quant.uniform<u33:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type size: 33}}
func.func private @f(!quant.uniform<i33:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<f8E5M2:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type minimum: -57345}}
func.func private @f(!quant.uniform<f8E5M2<-57345:57344>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 57345}}
func.func private @f(!quant.uniform<f8E5M2<-57344:57345>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<f8E5M2<-57344:57343>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<f8E4M3FN<-448:448>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type minimum: -449}}
func.func private @f(!quant.uniform<f8E4M3FN<-449:448>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 449}}
func.func private @f(!quant.uniform<f8E4M3FN<-448:449>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 7}}
func.func private @f(!quant.uniform<f4E2M1FN<-6:7>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type minimum: -7}}
func.func private @f(!quant.uniform<f4E2M1FN<-7:6>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<f4E2M1FN<-5:6>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type prefix}}
func.func private @f(!quant.uniform<f16:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type prefix}}
func.func private @f(!quant.uniform<bf16:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<u8:f32, 1.0:256>)

// -----

// expected-error@+1 {{illegal storage type prefix}}
func.func private @f(!quant.uniform<f32:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 256}}
func.func private @f(!quant.any<u8<0:256>:f32>)

// -----

// expected-error@+1 {{illegal storage type maximum: 128}}
func.func private @f(!quant.any<i8<-16:128>:f32>)

// -----

func.func private @f(!quant.any<i8<-16:127>>)

// -----

// expected-error@+1 {{illegal storage type maximum: 16}}
func.func private @f(!quant.any<u4<0:16>>)

// -----

func.func private @f(!quant.any<u4<0:15>>)

// -----

func.func private @f(!quant.any<i8<-8:7>>)

// -----

// expected-error@+1 {{illegal storage type maximum: 256}}
func.func private @f(!quant.uniform<ui8<0:256>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<ui8<0:255>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<ui8:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type minimum: -1}}
func.func private @f(!quant.uniform<ui8<-1:255>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 16}}
func.func private @f(!quant.uniform<ui4<0:16>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<si8<-128:127>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 128}}
func.func private @f(!quant.uniform<si8<-128:128>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type minimum: -129}}
func.func private @f(!quant.uniform<si8<-129:127>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type size: 33}}
func.func private @f(!quant.uniform<ui33:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type prefix}}
func.func private @f(!quant.uniform<index:f32, 1.0>)

// -----

// expected-error@+1 {{quantile LUT size (2) must equal the number of representable storage values (16)}}
func.func private @f(!quant.uniform<!quant.quantile<i4:f32, {-1.0, 1.0}>:f32, 1.0>)

// -----

// expected-error@+1 {{quantile values must not be empty}}
func.func private @f(!quant.uniform<!quant.quantile<i4:f32, {}>:f32, 1.0>)

// -----

// expected-error@+1 {{quantile LUT size (2) must equal the number of representable storage values (256)}}
func.func private @f(!quant.uniform<!quant.quantile<f8E5M2:f32, {-1.0, 1.0}><-128:127>:f32, 1.0>)

// -----

// expected-error@+1 {{expected storage type width}}
func.func private @f(!quant.uniform<u:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type size: 1234567890}}
func.func private @f(!quant.uniform<u1234567890:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type prefix}}
func.func private @f(!quant.uniform<x8:f32, 1.0>)

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @f(!quant.uniform<"a":f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 2}}
func.func private @f(!quant.uniform<!quant.quantile<i1:f32, {-1.0, 1.0}><0:2>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type minimum: -1}}
func.func private @f(!quant.uniform<!quant.quantile<i1:f32, {-1.0, 1.0}><-1:1>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<!quant.quantile<i1:f32, {-1.0, 1.0}><0:1>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 1}}
func.func private @f(!quant.uniform<!quant.quantile<si1:f32, {-1.0, 1.0}><-1:1>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type minimum: -2}}
func.func private @f(!quant.uniform<!quant.quantile<si1:f32, {-1.0, 1.0}><-2:0>:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<!quant.quantile<si1:f32, {-1.0, 1.0}><-1:0>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type minimum: -1}}
func.func private @f(!quant.uniform<!quant.quantile<ui1:f32, {-1.0, 1.0}><-1:0>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type maximum: 2}}
func.func private @f(!quant.uniform<!quant.quantile<ui1:f32, {-1.0, 1.0}><0:2>:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type size: 4294967295}}
func.func private @f(!quant.uniform<u4294967295:f32, 1.0>)

// -----

// expected-error@+1 {{expected storage type width}}
func.func private @f(!quant.uniform<u4294967296:f32, 1.0>)

// -----

// expected-error@+1 {{expected storage type width}}
func.func private @f(!quant.uniform<u99999999999999999999999:f32, 1.0>)

// -----

// expected-error@+1 {{illegal storage type size: 0}}
func.func private @f(!quant.uniform<u0:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<u000000000000000008:f32, 1.0>)

// -----

// expected-error@+1 {{expected storage type width}}
func.func private @f(!quant.uniform<u8a:f32, 1.0>)
