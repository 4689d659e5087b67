// One axis of a board whose discs are looked at one by one: its choices, found by what they change.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tartan/length_family.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// The most rows, and the most columns, of a board whose discs are looked at one by one.
///
/// It keeps small what belongs to one disc. At most 200 lengths fit such an axis, so its nimbers
/// are below 256; and as the nimbers below 256 = 2^(2^3) are a field, so are all their products.
inline constexpr std::uint32_t largest_board_side = 200;

/// An axis of 1 ... largest_board_side positions. A choice is a position i with a length
/// l <= i of the family; it changes the axis by its move nimber x[i] ^ x[i-l], which is never 0.
/// Positions are 1 ... size() and lengths at most size() wherever nothing else is said.
class BoardAxis {
 public:
  /// Errors: ErrorKind::board_out_of_range with the size.
  static Result<BoardAxis> create(std::uint64_t size, const LengthFamily& family);

  std::uint32_t size() const noexcept {
    return static_cast<std::uint32_t>(prefix_xors_.size() - 1);
  }

  /// The lengths of the family up to the size, ascending.
  std::span<const std::uint32_t> lengths() const noexcept { return lengths_; }

  /// Whether the family has this length, which may be any number.
  bool has_length(std::uint32_t length) const noexcept;

  /// The lengths of the choices at a position, ascending.
  std::span<const std::uint32_t> lengths_at(std::uint32_t position) const noexcept;

  /// x[0] ... x[size()].
  std::span<const std::uint16_t> prefix_xors() const noexcept { return prefix_xors_; }

  /// X: the XOR of all Grundy numbers.
  Nimber total() const noexcept { return prefix_xors_.back(); }

  /// g[position].
  Nimber grundy_number(std::uint32_t position) const noexcept { return move_nimber(position, 1); }

  /// x[position] ^ x[position - length], for any length up to the position.
  Nimber move_nimber(std::uint32_t position, std::uint32_t length) const noexcept {
    return prefix_xors()[position] ^ prefix_xors()[position - length];
  }

  /// The lengths of those choices at a position whose move nimber is `nimber`, ascending; none for
  /// a nimber that no choice has, however large.
  std::span<const std::uint8_t> lengths_with(std::uint32_t position, Nimber nimber) const noexcept;

 private:
  BoardAxis(std::vector<std::uint32_t> lengths, std::vector<std::uint16_t> prefix_xors);

  std::vector<std::uint32_t> lengths_;
  std::vector<std::uint16_t> prefix_xors_;
  std::uint32_t width_;  // a power of two that all nimbers are below
  // The choices, by position, move nimber and length. Those at `position` with the move nimber `a`
  // begin at group_starts_[(position - 1) * width_ + a], and the next group ends them.
  std::vector<std::uint8_t> choice_lengths_;
  std::vector<std::uint32_t> group_starts_;
};

}  // namespace tartan
