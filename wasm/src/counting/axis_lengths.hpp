#pragma once

#include <cstdint>
#include <vector>

#include "tartan/counting/axis_sweep.hpp"

namespace tartan::detail {

// The lengths that fit on an axis of so many positions; size_out_of_range for a size that no axis
// has.
inline Result<std::vector<std::uint32_t>> lengths_of_axis(std::uint64_t size,
                                                          const LengthFamily& family) {
  if (size < 1 || size > largest_axis_size) return Error{ErrorKind::size_out_of_range, size};
  return family.lengths_up_to(static_cast<std::uint32_t>(size));
}

}  // namespace tartan::detail
