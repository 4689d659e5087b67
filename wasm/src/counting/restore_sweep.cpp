// Restores the result of a sweep into a new sweep of the same axis.
#include <algorithm>
#include <bit>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>

#include "nimber_bound.hpp"
#include "sweep_kernels.hpp"
#include "tartan/counting/axis_sweep.hpp"

namespace tartan {
namespace {

using detail::AxisState;

// FNV-1a with 64 bits (G. Fowler, L. C. Noll, K.-P. Vo), a word at a time and not a byte: a step is
// one-to-one in the sum and in the word, so that no single changed word goes unnoticed.
class CheckSum {
 public:
  void add(std::uint64_t word) noexcept { sum_ = (sum_ ^ word) * 0x0000'0100'0000'01b3; }
  std::uint64_t sum() const noexcept { return sum_; }

 private:
  std::uint64_t sum_ = 0xcbf2'9ce4'8422'2325;
};

// The number of a piece's last positions that are computed again to check it. With 14,140 lengths,
// the triangular numbers up to 10^8, this takes about two milliseconds.
constexpr std::uint32_t positions_found_anew = 64;

// All nimbers of an axis fit 16 bits.
using Options = std::bitset<1 << 16>;

// The Grundy number of position i by its definition, the mex of its options.
std::uint32_t grundy_by_definition(const AxisState& state, std::uint32_t i, Options& options) {
  const std::uint16_t* const x = state.prefix_xors;
  options.reset();
  for (const std::uint32_t length : state.lengths) {
    if (length > i) break;
    options.set(x[i - 1] ^ x[i - length]);
  }
  std::uint32_t mex = 0;
  while (options.test(mex)) ++mex;  // there are fewer than 65,536 options
  return mex;
}

bool agrees_with_definition(const AxisState& state, std::uint32_t first) {
  Options options;
  for (std::uint32_t i = first; i <= state.position; ++i) {
    const std::uint32_t grundy = state.prefix_xors[i - 1] ^ state.prefix_xors[i];
    if (grundy != grundy_by_definition(state, i, options)) return false;
  }
  return true;
}

}  // namespace

std::uint64_t AxisSweep::check_sum(std::uint32_t first,
                                   std::span<const std::uint16_t> values) const noexcept {
  CheckSum sum;
  sum.add(state_.size);
  for (const std::uint32_t length : state_.lengths) sum.add(length);
  sum.add(first);
  sum.add(values.size());
  for (const std::uint16_t value : values) sum.add(value);
  return sum.sum();
}

bool AxisSweep::restore(std::span<const std::uint16_t> values,
                        std::uint64_t check_sum_of_values) noexcept {
  const AxisState before = state_;
  // The maps of the windows are not kept: they follow from the values.
  const auto refuse = [&] {
    state_ = before;
    state_.windows.resize(state_.windows.bits(), prefix_xors());
    return false;
  };
  const std::uint32_t first = before.position + 1;
  if (values.size() > before.size - before.position) return false;
  if (check_sum(first, values) != check_sum_of_values) return false;

  const std::uint32_t bound = nimber_bound(state_.lengths.size());
  std::uint32_t fitting = 0;  // lengths l <= i
  for (const std::uint16_t x : values) {
    if (x >= bound) return refuse();
    // A sweep widens its windows in time; here any value may come next.
    const std::uint32_t narrowest = detail::ValueWindows::narrowest(std::bit_ceil(x + 1U));
    if (state_.windows.bits() < narrowest) state_.windows.resize(narrowest, prefix_xors());
    while (fitting < state_.lengths.size() && state_.lengths[fitting] <= state_.position + 1)
      ++fitting;
    detail::finish_position(state_, x, fitting);
  }
  const auto found_anew =
      static_cast<std::uint32_t>(std::min<std::size_t>(values.size(), positions_found_anew));
  if (!agrees_with_definition(state_, state_.position + 1 - found_anew)) return refuse();
  if (state_.position != before.position) map_if_finished();
  return true;
}

}  // namespace tartan
