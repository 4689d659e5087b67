// One axis of the board, swept from its first position to its last.
//
// An axis is a row of positions 1 ... n with a length family L. Position i is the game in which the
// one white disc is at i; a move flips the run of the last l <= i positions up to i, for an l in L.
// With prefix XORs x[0] = 0, x[i] = g[1] ^ ... ^ g[i] the Grundy numbers are
//
//   g[i] = mex { x[i-1] ^ x[i-l] : l in L, l <= i }.
//
// (E. Berlekamp, J. H. Conway, R. Guy, Winning Ways, chapter 14.) The unit of work is the pair
// (i, l). What the moves of a swept axis change is counted by move_count.hpp.
#pragma once

#include <cstdint>
#include <span>

#include "tartan/counting/detail/axis_state.hpp"
#include "tartan/counting/detail/count_map.hpp"
#include "tartan/length_family.hpp"
#include "tartan/memory.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

inline constexpr std::uint32_t largest_axis_size = 100'000'000;

/// The size of a sweep, known before it starts.
struct AxisPlan {
  std::uint32_t length_count;  ///< lengths of the family that are at most the size
  std::uint64_t pairs;         ///< pairs (i, l) with l <= i <= size
  std::uint64_t bytes;         ///< memory that sweep and count reserve, all before they start
};

/// `size` is 1 ... largest_axis_size; otherwise ErrorKind::size_out_of_range. A family with too
/// many lengths for this size is ErrorKind::too_many_lengths. The lengths are listed in memory,
/// which may be refused: ErrorKind::out_of_memory.
Result<AxisPlan> plan_axis(std::uint64_t size, const LengthFamily& family,
                           Memory& memory = system_memory()) noexcept;

/// Two ways to the same prefix XORs.
enum class SweepMethod {
  presence,  ///< by vectors where the mex is small, by marks elsewhere: sweep_by_presence.cpp
  marks,     ///< by tables of marks from the start: sweep_by_marks.cpp
};

/// A sweep in progress. It stops only where it is told to, between two positions, and goes on from
/// there; how it was sliced has no influence on its results.
class AxisSweep {
 public:
  /// Reserves all memory of the sweep. Errors: those of plan_axis, and ErrorKind::out_of_memory
  /// with the bytes that `memory` refused. `memory` must outlive the sweep.
  static Result<AxisSweep> create(std::uint64_t size, const LengthFamily& family,
                                  SweepMethod method = SweepMethod::presence,
                                  Memory& memory = system_memory()) noexcept;

  /// Sweeps on for at least `pairs` more pairs, or as many positions where they have hardly any, or
  /// to the end of the axis; it overshoots by less than 32 positions. Returns how many pairs it
  /// did. Cannot fail.
  std::uint64_t advance(std::uint64_t pairs) noexcept;

  /// A check sum of values that are to be x[first], x[first + 1], ... of this axis: it depends on
  /// size, lengths, place, number, and on the values in their order. Each is a word of a 64-bit
  /// FNV-1a, so the sum of a piece is the same wherever it was computed.
  std::uint64_t check_sum(std::uint32_t first,
                          std::span<const std::uint16_t> values) const noexcept;

  /// Takes the next prefix XORs, from x[positions_done() + 1] on, as an earlier sweep of the same
  /// axis has left them, with the check sum that they had then. All that a sweep knows follows from
  /// its prefix XORs, so this one goes on as the earlier one would have done, however they were cut
  /// into pieces. False, and nothing is changed, unless the sum is right, each value is possible,
  /// and the definition of g[i] gives the last of them once more.
  bool restore(std::span<const std::uint16_t> values, std::uint64_t check_sum_of_values) noexcept;

  bool finished() const noexcept { return state_.position == state_.size; }
  std::uint32_t size() const noexcept { return state_.size; }
  std::uint32_t positions_done() const noexcept { return state_.position; }
  std::uint64_t pairs_done() const noexcept { return state_.pairs_done; }
  std::uint64_t pairs_total() const noexcept { return pairs_total_; }

  /// The lengths of the family up to the size, ascending.
  std::span<const std::uint32_t> lengths() const noexcept { return state_.lengths; }

  /// x[0] ... x[positions_done()].
  std::span<const std::uint16_t> prefix_xors() const noexcept {
    return {state_.prefix_xors, std::size_t{state_.position} + 1};
  }

  /// The XOR of the Grundy numbers so far; X of the axis when it is finished.
  Nimber total() const noexcept { return state_.prefix_xors[state_.position]; }

  /// The smallest power of two above every nimber so far; move nimbers are below it too.
  std::uint32_t width() const noexcept { return state_.width; }

  /// That of the axis, once it is finished.
  detail::CountMap count_map() const noexcept { return {state_.size, state_.count_map}; }

  /// Memory that is reserved for the MoveCount of this axis, and for nothing else.
  std::byte* count_memory() const noexcept { return state_.count_memory; }

 private:
  AxisSweep(ReservedMemory memory, const detail::AxisState& state,
            std::uint64_t pairs_total) noexcept;

  // Whoever changed the position calls this.
  void map_if_finished() noexcept {
    if (finished()) count_map().make(prefix_xors());
  }

  ReservedMemory memory_;
  detail::AxisState state_;  // points into memory_
  std::uint64_t pairs_total_;
};

}  // namespace tartan
