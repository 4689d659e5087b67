// Kernels that count move nimbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace tartan::detail {

/// A range of positions, first <= last, of an axis whose prefix XORs are known up to `last` and are
/// all below `width`, a power of two.
struct CountRange {
  const std::uint16_t* prefix_xors;
  std::span<const std::uint32_t> lengths;
  std::uint32_t width;
  std::uint32_t first;
  std::uint32_t last;
};

/// A tile is a range of at most so many positions.
inline constexpr std::uint32_t longest_tile = 65'520;

/// Adds every move nimber of a tile to histogram[0] ... histogram[width - 1]. The lengths may be
/// some neighbouring ones of the axis, none of them above `last`. `scratch` has
/// count_all_scratch_bytes(width) bytes, zero before and after.
void count_all(const CountRange& tile, std::uint64_t* histogram, void* scratch) noexcept;
std::size_t count_all_scratch_bytes(std::uint32_t width) noexcept;

}  // namespace tartan::detail
