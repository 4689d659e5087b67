// Counts the moves of a swept axis by their move nimber.
//
// The row or column move (i, l) changes the axis by its move nimber m = x[i] ^ x[i-l]. The
// histogram counts the moves of each nimber: c(a) = #{ (i, l) : m = a }. c(0) = 0 always, because
// g[i] is the mex of exactly the values x[i-1] ^ x[i-l], so none of them is g[i]. The histogram is
// a sum over positions, so parts of it can be computed in any order and anywhere.
#pragma once

#include <cstdint>
#include <span>

#include "tartan/counting/countable_axis.hpp"
#include "tartan/counting/position_range.hpp"

namespace tartan {

namespace detail {
struct WantedCount;
}

/// Counts by stretch of the axis: the stretch s has the moves that end at the positions s * stride
/// < i <= (s + 1) * stride.
struct StretchCounts {
  static constexpr std::uint32_t shortest_stride = 16, longest_stride = 4096;

  std::uint32_t stride;  ///< a multiple of the shortest, at most the longest
  /// The counts of the stretches that the counted positions touch, zero at first. Each stretch has
  /// one count for each wanted nimber, ascending, and one unused entry.
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
  /// Counts every move nimber of the moves (i, l) with i in a range.
  static MoveCount of_all(const CountableAxis& axis, PositionRange positions) noexcept;

  /// Counts the wanted nimbers of a whole axis; each is below axis.width and given once. If there
  /// are more than most_wanted(axis.width), all other nimbers are counted too.
  static MoveCount of_wanted(const CountableAxis& axis,
                             std::span<const std::uint16_t> wanted) noexcept;
  /// Counts the wanted nimbers in a range of positions, and by stretch if `by_stretch` has room and
  /// not every nimber is counted.
  static MoveCount of_wanted(const CountableAxis& axis, std::span<const std::uint16_t> wanted,
                             PositionRange positions,
                             const StretchCounts& by_stretch = {}) noexcept;

  /// Counts on for at least `pairs` more pairs, or to the end; it overshoots by less than 2^16.
  /// Returns how many pairs it did. Cannot fail.
  std::uint64_t advance(std::uint64_t pairs) noexcept;

  bool finished() const noexcept { return tile_first_ > last_; }
  std::uint64_t pairs_done() const noexcept { return pairs_done_; }
  std::uint64_t pairs_total() const noexcept { return pairs_total_; }

  /// True if every nimber is counted, not only the wanted ones.
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
