#include "tartan/counting/axis_sweep.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "axis_lengths.hpp"
#include "count_layout.hpp"
#include "memory_layout.hpp"
#include "nimber_bound.hpp"
#include "sweep_kernels.hpp"
#include "tartan/counting/position_range.hpp"

namespace tartan {
namespace {

using detail::AxisState;
using detail::ValueWindows;

// Offsets of a sweep's parts in its single block of memory, including the parts of the count that
// follows. A job that has started must not run out of memory before its end.
struct SweepLayout {
  MemoryLayout memory;
  std::size_t lengths, prefix_xors, planes, marks, listed_lags, windows, count;

  SweepLayout(std::uint32_t size, std::size_t length_count)
      : lengths(memory.add<std::uint32_t>(length_count)),
        prefix_xors(memory.add<std::uint16_t>(std::size_t{size} + 1)),
        planes(memory.add<std::byte>(
            std::max(2 * (std::size_t{size} + 1), detail::CountMap::bytes(size)))),
        marks(memory.add<std::uint8_t>(detail::marks_bytes(nimber_bound(length_count)))),
        listed_lags(memory.add<std::uint32_t>(length_count + 1)),
        windows(memory.add<std::uint8_t>(ValueWindows::bytes(size))),
        count(memory.add<std::byte>(
            detail::CountLayout(size, nimber_bound(length_count)).memory.bytes())) {}
};

// The least number of positions per exit from a window for which the window pays. Values often exit
// a window that is too narrow: each time the rest of a unit of positions is wasted, and many groups
// of positions then have values of several windows. A window that is too wide takes twice as many
// pairs as necessary.
constexpr std::uint32_t positions_per_exit(std::uint32_t bits) {
  return bits == detail::presence_bits ? 14 : 100;
}

// Like positions_per_exit, with a margin, so that the size doesn't flip back and forth.
constexpr std::uint32_t positions_per_exit_with_margin(std::uint32_t bits) {
  return positions_per_exit(bits) * 3 / 2;
}

std::uint32_t narrowest_bits(const AxisState& state) {
  const std::uint32_t for_kernel = state.width > detail::widest_for_presence
                                       ? std::max(detail::narrowest_for_marks, state.narrowest_bits)
                                       : state.narrowest_bits;
  return std::max(for_kernel, ValueWindows::narrowest(state.width));
}

// The size of window for the next positions, from the trial that has ended.
std::uint32_t next_bits(const AxisState& state) {
  const std::uint32_t narrowest = narrowest_bits(state);
  const std::uint32_t bits = state.windows.bits();
  if (bits < narrowest) return narrowest;
  const auto& [positions, left, left_half] = state.trial;
  if (!state.trial.is_over(state.position)) return bits;
  if (left * positions_per_exit(bits) > positions) return bits + 1;
  const bool half_would_do = left_half * positions_per_exit_with_margin(bits - 1) < positions;
  return half_would_do && bits > narrowest ? bits - 1 : bits;
}

}  // namespace

Result<AxisPlan> plan_axis(std::uint64_t size, const LengthFamily& family,
                           Memory& memory) noexcept {
  const auto lengths = detail::lengths_of_axis(size, family, memory);
  if (!lengths) return lengths.error();
  const auto axis_size = static_cast<std::uint32_t>(size);
  return AxisPlan{static_cast<std::uint32_t>(lengths->all.size()),
                  pairs_within(lengths->all, {1, axis_size}),
                  SweepLayout(axis_size, lengths->all.size()).memory.bytes()};
}

Result<AxisSweep> AxisSweep::create(std::uint64_t size, const LengthFamily& family,
                                    SweepMethod method, Memory& memory) noexcept {
  const auto listed = detail::lengths_of_axis(size, family, memory);
  if (!listed) return listed.error();
  const auto axis_size = static_cast<std::uint32_t>(size);
  const SweepLayout layout(axis_size, listed->all.size());
  ReservedMemory reserved = reserve(layout.memory.bytes(), memory);
  if (!reserved) return Error{ErrorKind::out_of_memory, layout.memory.bytes()};

  std::byte* const base = reserved.get();
  const std::span lengths(reinterpret_cast<std::uint32_t*>(base + layout.lengths),
                          listed->all.size());
  std::ranges::copy(listed->all, lengths.begin());
  AxisState state{
      .size = axis_size,
      .lengths = lengths,
      .prefix_xors = reinterpret_cast<std::uint16_t*>(base + layout.prefix_xors),
      .planes = reinterpret_cast<std::uint8_t*>(base + layout.planes),
      .plane_bits = reinterpret_cast<std::uint8_t*>(base + layout.planes) + axis_size + 1,
      .marks = reinterpret_cast<std::uint8_t*>(base + layout.marks),
      .listed_lags = reinterpret_cast<std::uint32_t*>(base + layout.listed_lags),
      .windows = {axis_size, reinterpret_cast<std::uint8_t*>(base + layout.windows)},
      .count_map = base + layout.planes,
      .count_memory = base + layout.count,
      .width = 1,
      .position = 0,
      .pairs_done = 0,
      .narrowest_bits =
          method == SweepMethod::presence ? detail::presence_bits : detail::narrowest_for_marks,
      .trial = {},
  };
  state.plane_bits[0] = 1;  // x[0] = 0 is bit 0 of plane 0
  state.windows.resize(state.narrowest_bits, {state.prefix_xors, 1});
  return AxisSweep(std::move(reserved), state, pairs_within(lengths, {1, axis_size}));
}

AxisSweep::AxisSweep(ReservedMemory memory, const AxisState& state,
                     std::uint64_t pairs_total) noexcept
    : memory_(std::move(memory)), state_(state), pairs_total_(pairs_total) {}

std::uint64_t AxisSweep::advance(std::uint64_t pairs) noexcept {
  const std::uint64_t before = state_.pairs_done;
  const std::uint32_t position_before = state_.position;
  const std::uint64_t positions_left = state_.size - position_before;
  constexpr auto most_pairs = std::numeric_limits<std::uint64_t>::max();
  const detail::SweepGoal goal{
      .last = position_before + static_cast<std::uint32_t>(std::min(pairs, positions_left)),
      .pairs = before + std::min(pairs, most_pairs - before),
  };
  while (!goal.is_reached(state_)) {
    const std::uint32_t bits = next_bits(state_);
    const bool resized = bits != state_.windows.bits();
    if (resized) state_.windows.resize(bits, prefix_xors());
    if (resized || state_.trial.is_over(state_.position)) state_.trial = {};
    if (bits == detail::presence_bits)
      detail::sweep_by_presence(state_, goal);
    else
      detail::sweep_by_marks(state_, goal);
  }
  if (state_.position != position_before) map_if_finished();
  return state_.pairs_done - before;
}

}  // namespace tartan
