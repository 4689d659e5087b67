#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "tartan/counting/position_range.hpp"
#include "wanted_walk.hpp"

namespace tartan::detail {

/// Counts the moves with a wanted nimber that end in some stretches, over some neighbouring lags of
/// the axis. Moves of the wanted nimber w that end in the stretch s are added to counts[s *
/// walk.entries() + w]. The stretches ascend and lie within one tile (count_kernels.hpp). `runs` is
/// scratch space with a number for each stretch.
void count_wanted(const WantedWalk& walk, std::span<const std::uint32_t> lags,
                  std::span<const PositionRange> stretches, std::uint32_t* counts,
                  std::span<std::uint32_t> runs) noexcept;

}  // namespace tartan::detail
