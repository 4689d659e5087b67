// How many choices of a swept axis have which move nimber.
//
// The choice (i, l) changes the axis by m = x[i] ^ x[i-l]. The histogram counts the choices by move
// nimber: c(a) = #{ (i, l) : m = a }. c(0) = 0 always, for g[i] is the mex of exactly the values
// x[i-1] ^ x[i-l], so none of them is g[i]. As it is a sum over positions, it can be taken of some
// of them at a time, in any order and anywhere.
#pragma once

#include <cstdint>
#include <span>

#include "tartan/counting/countable_axis.hpp"
#include "tartan/counting/position_range.hpp"

namespace tartan {

namespace detail {
struct WantedCount;
}

/// Where a count also tells in which stretch of the axis the moves end. The stretch s has the
/// positions s * stride < i <= (s + 1) * stride.
struct StretchCounts {
  static constexpr std::uint32_t shortest_stride = 16, longest_stride = 4096;

  std::uint32_t stride;  ///< a multiple of the shortest, at most the longest
  /// Those of the stretches that the counted positions touch, zero at first: in each of them one
  /// for each wanted nimber, ascending, and one that means nothing.
  std::span<std::uint32_t> counts;

  static std::uint32_t stretch_of(std::uint32_t position, std::uint32_t stride) noexcept {
    return (position - 1) / stride;
  }
  static std::size_t size(PositionRange positions, std::uint32_t stride,
                          std::size_t wanted) noexcept {
    const std::uint32_t first = stretch_of(positions.first, stride);
    return (stretch_of(positions.last, stride) - first + std::size_t{1}) * (wanted + 1);
  }
};

/// A count in progress, in slices as a sweep is. All its memory is reserved with its axis, so that
/// nothing here can fail.
class MoveCount {
 public:
  /// Up to so many wanted nimbers are counted faster than all nimbers below the width, a power of
  /// two.
  static constexpr std::size_t most_wanted(std::uint32_t width) noexcept {
    return 6 * std::size_t{width < 512 ? 2 : width / 256};
  }

  /// Counts every move nimber of a whole axis, in memory that the axis has reserved for it: an axis
  /// must outlive its count, and has one at a time.
  static MoveCount of_all(const CountableAxis& axis) noexcept;
  /// The same of the choices (i, l) with i in a range alone.
  static MoveCount of_all(const CountableAxis& axis, PositionRange positions) noexcept;

  /// The same for the wanted nimbers, each below axis.width and given once. Where they are more
  /// than most_wanted(axis.width), all others are counted too.
  static MoveCount of_wanted(const CountableAxis& axis,
                             std::span<const std::uint16_t> wanted) noexcept;
  /// Also by stretches, where there are counts for them and it doesn't count all.
  static MoveCount of_wanted(const CountableAxis& axis, std::span<const std::uint16_t> wanted,
                             PositionRange positions,
                             const StretchCounts& by_stretch = {}) noexcept;

  /// Counts on for at least `pairs` more pairs, or to the end; it overshoots by less than 2^16.
  /// Returns how many pairs it did. Cannot fail.
  std::uint64_t advance(std::uint64_t pairs) noexcept;

  bool finished() const noexcept { return tile_first_ > last_; }
  std::uint64_t pairs_done() const noexcept { return pairs_done_; }
  std::uint64_t pairs_total() const noexcept { return pairs_total_; }

  /// Whether every nimber is counted and not only those that were wanted.
  bool counts_all() const noexcept { return wanted_ == nullptr; }

  /// c(a) of the pairs so far, for every a below axis.width; 0 for an `a` that is not
  /// counted.
  std::span<const std::uint64_t> histogram() const noexcept { return {histogram_, axis_.width}; }

 private:
  MoveCount(const CountableAxis& axis, PositionRange positions) noexcept;

  // Counts further lags of the tile, until there are `enough` pairs or the tile is done. Returns
  // how many pairs it counted.
  std::uint64_t count_lags(std::uint64_t enough) noexcept;
  void count_wanted(std::span<const std::uint32_t> lags, PositionRange tile) noexcept;

  CountableAxis axis_;
  detail::WantedCount* wanted_ = nullptr;  // in the memory of the axis; none: all nimbers
  std::uint64_t* histogram_;
  void* scratch_;
  StretchCounts by_stretch_{};
  // Tiles of neighbouring positions are counted one after the other, and each lag by lag.
  std::uint32_t tile_positions_;
  std::uint32_t tile_first_;
  std::size_t lags_done_ = 0;  // of this tile
  std::uint32_t first_;
  std::uint32_t last_;
  std::uint64_t pairs_total_;
  std::uint64_t pairs_done_ = 0;
};

}  // namespace tartan
