// Two steps of counting for which wasm has an instruction that compilers do not find by themselves.
#pragma once

#include <cstdint>

#include "count_tiles.hpp"

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace tartan::detail {

using Bytes = std::uint8_t __attribute__((vector_size(sizeof(Lanes))));
using Longs = std::uint64_t __attribute__((vector_size(sizeof(Lanes))));

inline bool is_zero(Lanes values) noexcept {
#ifdef __wasm_simd128__
  return !wasm_v128_any_true(reinterpret_cast<v128_t>(values));
#else
  const auto longs = reinterpret_cast<Longs>(values);
  return (longs[0] | longs[1]) == 0;
#endif
}

/// The values of two vectors, all below 256, in bytes.
inline Bytes low_bytes(Lanes first, Lanes second) noexcept {
#ifdef __wasm_simd128__
  return reinterpret_cast<Bytes>(
      wasm_u8x16_narrow_i16x8(reinterpret_cast<v128_t>(first), reinterpret_cast<v128_t>(second)));
#else
  return __builtin_shufflevector(reinterpret_cast<Bytes>(first), reinterpret_cast<Bytes>(second), 0,
                                 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
#endif
}

}  // namespace tartan::detail
