// The kernels that find the prefix XORs, block by block.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "tartan/detail/axis_state.hpp"

namespace tartan::detail {

/// A kernel stops behind the position `last`, or once `pairs` are done in all, or a little later.
struct SweepGoal {
  std::uint32_t last;
  std::uint64_t pairs;

  /// The same goal, but not further than so many positions from here.
  SweepGoal within(const AxisState& state, std::uint32_t positions) const noexcept {
    return {std::min(last - state.position, positions) + state.position, pairs};
  }

  bool is_reached(const AxisState& state) const noexcept {
    return state.position >= last || state.pairs_done >= pairs;
  }
};

/// Fast while the mex is small: it stops early where that is no longer so, and for good where a
/// nimber is not below this width.
inline constexpr std::uint32_t widest_for_presence = 1024;
void sweep_by_presence(AxisState& state, const SweepGoal& goal) noexcept;

/// As fast for any mex and any width.
void sweep_by_marks(AxisState& state, const SweepGoal& goal) noexcept;

/// x[i] / 8 and x[i] % 8, the two parts of a value in `planes` and `plane_bits`.
inline constexpr std::uint32_t plane_size = 8;

/// Records x[i] of the next position, which has so many pairs.
inline void finish_position(AxisState& state, std::uint32_t x, std::uint32_t pairs) noexcept {
  const std::uint32_t i = ++state.position;
  state.prefix_xors[i] = static_cast<std::uint16_t>(x);
  state.planes[i] = static_cast<std::uint8_t>(x / plane_size);
  state.plane_bits[i] = static_cast<std::uint8_t>(1U << x % plane_size);
  state.pairs_done += pairs;
  state.width = std::max(state.width, std::bit_ceil(x + 1));
}

/// The bytes that `marks` must have where every nimber is below `nimber_bound`.
std::size_t marks_bytes(std::uint32_t nimber_bound) noexcept;

}  // namespace tartan::detail
