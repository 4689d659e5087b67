// Blocks of 16 neighbouring positions.
//
// Take the positions i = s + k for k = 0 ... 15. For a lag l of 16 ... s the values x[i-l] are
// known before the block starts, and they lie side by side:
//
//      x[s-l]   x[s-l+1]   ...   x[s-l+15]        one or two cache lines for 16 pairs
//
// These are the far lags. The few other pairs, with near lags l < 16 or with lags that first fit
// within the block, are left to be looked at position by position.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tartan::detail {

inline constexpr std::uint32_t block_size = 16;

/// The lags of an axis, seen from a block that moves on.
class BlockLags {
 public:
  /// `lengths` ascend, each once; a lag is far from a block of so many positions.
  explicit BlockLags(std::span<const std::uint32_t> lengths,
                     std::uint32_t positions = block_size) noexcept
      : lengths_(lengths) {
    first_far_ = count_up_to(positions - 1, 0);
  }

  /// Moves to the block that starts at position `start`; it never moves back.
  void move_to(std::uint32_t start) noexcept {
    fitting_ = count_up_to(start, fitting_);
    far_end_ = std::max(first_far_, fitting_);
  }

  std::span<const std::uint32_t> far() const noexcept {
    return lengths_.subspan(first_far_, far_end_ - first_far_);
  }

  /// Calls `use` with each lag of the block's position i that is not far; positions must ascend.
  template <class Use>
  void for_each_other(std::uint32_t i, Use use) noexcept {
    fitting_ = count_up_to(i, fitting_);
    const std::size_t near_end = std::min(first_far_, fitting_);
    for (std::size_t index = 0; index < near_end; ++index) use(lengths_[index]);
    for (std::size_t index = far_end_; index < fitting_; ++index) use(lengths_[index]);
  }

  /// The number of lags that fit the position of the last call of for_each_other.
  std::uint32_t fitting() const noexcept { return static_cast<std::uint32_t>(fitting_); }

 private:
  std::size_t count_up_to(std::uint32_t limit, std::size_t known) const noexcept {
    while (known < lengths_.size() && lengths_[known] <= limit) ++known;
    return known;
  }

  std::span<const std::uint32_t> lengths_;
  std::size_t first_far_ = 0;
  std::size_t far_end_ = 0;
  std::size_t fitting_ = 0;
};

}  // namespace tartan::detail
