// Vectors of words and bytes, and counting steps for which wasm has instructions that compilers
// don't find by themselves.
#pragma once

#include <cstdint>
#include <cstring>

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace tartan::detail {

inline constexpr std::uint32_t lanes = 8;
using Lanes = std::uint16_t __attribute__((vector_size(lanes * sizeof(std::uint16_t))));

inline Lanes load(const std::uint16_t* from) noexcept {
  Lanes values;
  std::memcpy(&values, from, sizeof(values));
  return values;
}

using Bytes = std::uint8_t __attribute__((vector_size(sizeof(Lanes))));
using Longs = std::uint64_t __attribute__((vector_size(sizeof(Lanes))));

/// The number of positions that one vector of bytes compares.
inline constexpr std::uint32_t positions_at_once = sizeof(Bytes);

inline Bytes load_bytes(const std::uint8_t* from) noexcept {
  Bytes bytes;
  std::memcpy(&bytes, from, sizeof(bytes));
  return bytes;
}

inline bool is_zero(Lanes values) noexcept {
#ifdef __wasm_simd128__
  return !wasm_v128_any_true(reinterpret_cast<v128_t>(values));
#else
  const auto longs = reinterpret_cast<Longs>(values);
  return (longs[0] | longs[1]) == 0;
#endif
}

/// The low bytes of words of which each is all ones or zero.
inline Bytes narrow(Lanes first, Lanes second) noexcept {
#ifdef __wasm_simd128__
  return reinterpret_cast<Bytes>(
      wasm_i8x16_narrow_i16x8(reinterpret_cast<v128_t>(first), reinterpret_cast<v128_t>(second)));
#else
  return __builtin_shufflevector(reinterpret_cast<Bytes>(first), reinterpret_cast<Bytes>(second), 0,
                                 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
#endif
}

}  // namespace tartan::detail
