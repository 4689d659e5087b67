// Sweeps in windows of 64 values, by vectors and without any table in memory: for 16 positions at a
// time, which values of the window are present among x[i-l].
//
//      x = 1 0 1 1 0 | 0 1 | 1 0 1
//            word    | plane        8 values a plane, 4 planes a word, 2 words a window
//            plane of x    | bit in the plane
//
// For every position the plane, x / 8, and the bit in it, 1 << x % 8, are kept as bytes. A vector
// holds 16 positions, and one lag adds 16 neighbouring positions to what is present in four planes:
//
//      present[p] |= bits & (planes == p)         for the 4 planes p of a word
//
// Nothing is stored in the loop. The eight bytes of a position then are a word with a bit for each
// of 64 values; moving its bits by XOR with x[i-1] puts the bit of option g at place g, and the mex
// is the number of ones at its low end.
#include <array>
#include <bit>
#include <cstring>

#include "move_bits.hpp"
#include "window_sweep.hpp"

namespace tartan::detail {
namespace {

constexpr std::uint32_t positions_in_vector = 16;
constexpr std::uint32_t planes_per_word = 4;
constexpr std::uint32_t words_per_window = 2;
static_assert(words_per_window * planes_per_word * plane_size == 1U << presence_bits);

// A window beyond the width is looked at too, and each of its planes needs its own byte.
static_assert(2 * widest_for_presence / plane_size <= 256);

// The two words of a window look at the same lags one after the other. So many at a time stay in
// the first-level cache meanwhile: 16 positions are a cache line or two in each of two arrays.
constexpr std::size_t lags_in_cache = 128;

using Bytes = std::uint8_t __attribute__((vector_size(positions_in_vector)));
// A vector of 16 bytes seen as words. In bytes, compilers to wasm turn "bits & (planes == p)" into
// a selection, which takes the processor three instructions. In words they keep the "and".
using Words = std::uint32_t __attribute__((vector_size(positions_in_vector)));

using Halves = std::uint16_t __attribute__((vector_size(positions_in_vector)));

template <class Vector>
Vector load(const std::uint8_t* from) noexcept {
  Vector bytes;
  std::memcpy(&bytes, from, sizeof(bytes));
  return bytes;
}

/// Which of 32 neighbouring values are present at 16 positions.
class PresentWord {
 public:
  [[gnu::noinline]] void add_lags(const AxisState& state, std::uint32_t first,
                                  std::span<const std::uint32_t> lags,
                                  std::uint32_t word) noexcept {
    const std::uint8_t* const planes = state.planes + first;
    const std::uint8_t* const bits = state.plane_bits + first;
    std::array<Bytes, planes_per_word> wanted;
    for (std::uint32_t p = 0; p < planes_per_word; ++p)
      wanted[p] = Bytes{} + static_cast<std::uint8_t>(word * planes_per_word + p);
    std::array<Words, planes_per_word> present = present_;
    const auto add = [&](Bytes seen_planes, Words seen_bits) {
#pragma GCC unroll 4
      for (std::uint32_t p = 0; p < planes_per_word; ++p)
        present[p] |= seen_bits & reinterpret_cast<Words>(seen_planes == wanted[p]);
    };
    std::size_t index = 0;
    // Two lags a round: a fifth less time as wasm, where a round costs more than its instructions.
    for (; index + 1 < lags.size(); index += 2) {
      const std::uint32_t one = lags[index], other = lags[index + 1];
      const auto one_planes = load<Bytes>(planes - one);
      const auto one_bits = load<Words>(bits - one);
      const auto other_planes = load<Bytes>(planes - other);
      const auto other_bits = load<Words>(bits - other);
      add(one_planes, one_bits);
      add(other_planes, other_bits);
    }
    if (index < lags.size())
      add(load<Bytes>(planes - lags[index]), load<Words>(bits - lags[index]));
    present_ = present;
  }

  /// Byte k of plane p: which of its 8 values are present at position first + k.
  Bytes plane(std::uint32_t p) const noexcept { return reinterpret_cast<Bytes>(present_[p]); }

 private:
  std::array<Words, planes_per_word> present_{};
};

class PresenceTable {
 public:
  static constexpr std::uint32_t unit = positions_in_vector;

  void find(const AxisState& state, std::uint32_t first, std::uint32_t window,
            std::span<const std::uint32_t> lags) noexcept {
    std::array<PresentWord, words_per_window> words;
    while (!lags.empty()) {
      const auto some = lags.first(std::min(lags.size(), lags_in_cache));
      for (std::uint32_t w = 0; w < words_per_window; ++w)
        words[w].add_lags(state, first, some, window * words_per_window + w);
      lags = lags.subspan(some.size());
    }
    write_positions(words);
  }

  void add(std::uint32_t k, std::uint32_t low_bits) noexcept {
    present_[k] |= std::uint64_t{1} << low_bits;
  }

  std::uint32_t first_absent(std::uint32_t k, std::uint32_t low_bits) const noexcept {
    return static_cast<std::uint32_t>(std::countr_one(move_bits_by_xor(present_[k], low_bits)));
  }

 private:
  // A vector has a byte for each of 16 positions. Each position wants its bytes side by side: pairs
  // of planes are interleaved byte by byte, the outcome in twos, and that in fours.
  void write_positions(const std::array<PresentWord, words_per_window>& words) noexcept {
    std::array<Halves, 4> low_pairs, high_pairs;
    for (std::uint32_t pair = 0; pair < 4; ++pair) {
      const PresentWord& word = words[pair / 2];
      const Bytes one = word.plane(pair % 2 * 2), other = word.plane(pair % 2 * 2 + 1);
      low_pairs[pair] = reinterpret_cast<Halves>(__builtin_shufflevector(
          one, other, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
      high_pairs[pair] = reinterpret_cast<Halves>(__builtin_shufflevector(
          one, other, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31));
    }
    write_eight(low_pairs, present_.data());
    write_eight(high_pairs, present_.data() + unit / 2);
  }

  static void write_eight(const std::array<Halves, 4>& pairs, std::uint64_t* to) noexcept {
    const auto low_fours = [&](std::uint32_t pair) {
      return reinterpret_cast<Words>(
          __builtin_shufflevector(pairs[pair], pairs[pair + 1], 0, 8, 1, 9, 2, 10, 3, 11));
    };
    const auto high_fours = [&](std::uint32_t pair) {
      return reinterpret_cast<Words>(
          __builtin_shufflevector(pairs[pair], pairs[pair + 1], 4, 12, 5, 13, 6, 14, 7, 15));
    };
    const Words one = low_fours(0), other = low_fours(2);
    const Words third = high_fours(0), fourth = high_fours(2);
    const std::array eights{__builtin_shufflevector(one, other, 0, 4, 1, 5),
                            __builtin_shufflevector(one, other, 2, 6, 3, 7),
                            __builtin_shufflevector(third, fourth, 0, 4, 1, 5),
                            __builtin_shufflevector(third, fourth, 2, 6, 3, 7)};
    std::memcpy(to, eights.data(), sizeof(eights));
  }

  std::array<std::uint64_t, unit> present_;  // bit v: the value v of the window is seen
};

}  // namespace

void sweep_by_presence(AxisState& state, const SweepGoal& goal) noexcept {
  WindowSweep(state, PresenceTable()).advance(goal, widest_for_presence);
}

}  // namespace tartan::detail
