#pragma once

#include <cstddef>
#include <cstdint>

#include "wanted_walk.hpp"

namespace tartan::detail {

/// A block of neighbouring positions whose moves with a wanted nimber are counted separately for
/// each position.
class PositionBlock {
 public:
  /// At most so many positions, a multiple of 16, where so many nimbers are wanted.
  static std::uint32_t positions(std::size_t wanted) noexcept;
  static std::size_t scratch_bytes(std::size_t wanted) noexcept;
  /// One row for each entry (wanted_walk.hpp), of positions() each.
  static std::size_t counts(std::size_t wanted) noexcept;
};

/// Counts the positions first ... last, at most PositionBlock::positions() of them: the k-th of
/// them has counts[w * PositionBlock::positions() + k] moves with the wanted nimber w. `scratch`
/// has PositionBlock::scratch_bytes(), zero before and after.
void count_by_position(const WantedWalk& walk, std::uint32_t first, std::uint32_t last,
                       std::uint16_t* counts, std::byte* scratch) noexcept;

}  // namespace tartan::detail
