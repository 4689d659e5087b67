#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace tartan {

/// A power of two above every nimber of an axis with this many lengths. A Grundy number is at most
/// the number of its options, and XORs of numbers below a power of two stay below it.
constexpr std::uint32_t nimber_bound(std::size_t length_count) {
  return std::bit_ceil(static_cast<std::uint32_t>(length_count) + 1);
}

}  // namespace tartan
