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

}  // namespace tartan::detail
