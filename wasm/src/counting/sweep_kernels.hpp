// Kernels that find the prefix XORs, block by block.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "tartan/counting/detail/axis_state.hpp"

namespace tartan::detail {

/// A kernel stops behind the position `last`, or once `pairs` are done in all, or a little later.
/// It stops earlier where windows of another size may be better.
struct SweepGoal {
  std::uint32_t last;
  std::uint64_t pairs;

  bool is_reached(const AxisState& state) const noexcept {
    return state.position >= last || state.pairs_done >= pairs;
  }
};

/// Sweeps in windows of 2^presence_bits values, as long as all values are below this width.
inline constexpr std::uint32_t presence_bits = 6;
inline constexpr std::uint32_t widest_for_presence = 1024;
void sweep_by_presence(AxisState& state, const SweepGoal& goal) noexcept;

/// Sweeps in windows of at least 2^narrowest_for_marks values, for any width.
inline constexpr std::uint32_t narrowest_for_marks = 7;
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
  state.windows.record(state.prefix_xors, i);
}

/// The bytes of `marks` where every nimber is below `nimber_bound`.
std::size_t marks_bytes(std::uint32_t nimber_bound) noexcept;

}  // namespace tartan::detail
