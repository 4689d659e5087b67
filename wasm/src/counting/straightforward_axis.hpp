// The definition of an axis, position by position. It is the oracle of the kernels and the baseline
// of their speed.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tartan {

struct StraightforwardAxis {
  std::vector<std::uint16_t> prefix_xors;  // x[0] ... x[size]
  std::vector<std::uint64_t> histogram;    // c(a) for a below a power of two above every nimber
};

/// `lengths` are those up to `size`, ascending, fewer than 65,536.
StraightforwardAxis straightforward_axis(std::uint32_t size,
                                         std::span<const std::uint32_t> lengths);

}  // namespace tartan
