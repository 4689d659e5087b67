#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "tartan/counting/position_range.hpp"
#include "wanted_walk.hpp"

namespace tartan::detail {

/// Adds the moves with a wanted nimber by some neighbouring lags of the axis that end in stretches
/// of it: those in the stretch s with the wanted nimber w to counts[s * walk.entries() + w]. The
/// stretches ascend and lie within a tile (count_kernels.hpp). `runs` is working space, a number
/// for each stretch.
void count_wanted(const WantedWalk& walk, std::span<const std::uint32_t> lags,
                  std::span<const PositionRange> stretches, std::uint32_t* counts,
                  std::span<std::uint32_t> runs) noexcept;

}  // namespace tartan::detail
