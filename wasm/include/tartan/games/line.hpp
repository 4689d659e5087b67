// A line of a board: the first places of a line game, with every move that ends at each of them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tartan/games/line_game.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// The move nimber of the corner alone on a line of Acrostic Twins, above those of its twins.
inline constexpr Nimber alone_nimber = 128;

/// The first places of a line game, with all that one has to know of them to look at positions.
class Line {
 public:
  /// Errors: ErrorKind::board_out_of_range with the game's largest_size(), unless the size is 1 ...
  /// largest_size().
  static Result<Line> create(const LineGame& game, std::uint64_t size);

  /// The rows of Acrostic Twins, or its columns: the kinds of Twins after kind 0, which turns
  /// nothing but the corner and is there to go with twins of the other line. Errors:
  /// ErrorKind::board_out_of_range with alone_nimber unless the size is 1 ... alone_nimber.
  static Result<Line> acrostic_twins(std::uint64_t size);

  std::uint32_t size() const noexcept { return static_cast<std::uint32_t>(grundy_.size()); }

  /// Below 256, by place.
  std::span<const std::uint8_t> grundy_numbers() const noexcept { return grundy_; }

  /// The most kinds that fit at a place.
  Kind kind_count() const noexcept { return kind_count_; }

  /// The number of moves that end at a place: one of each kind below it. If a kind turns the same
  /// distances everywhere and fits at a place, it fits at all later places.
  Kind kinds_at(std::uint32_t place) const noexcept {
    return static_cast<Kind>(move_starts_[place + 1] - move_starts_[place]);
  }

  /// The coins that a move turns, from its corner on. The kind fits at the place.
  std::span<const Stretch> turned(std::uint32_t place, Kind kind) const noexcept {
    return sets()[first_set(place) + kind];
  }

  /// The sets of all moves. Those of the moves that end at a place follow each other by kind, from
  /// first_set(place) on. Most games have the same sets everywhere, and first_set is 0; in Grunt
  /// each place has its own.
  const MoveSets& sets() const noexcept { return sets_; }
  std::uint32_t first_set(std::uint32_t place) const noexcept {
    return has_sets_by_place_ ? move_starts_[place] : 0;
  }

  /// The nimber by which a move changes a position; never 0, and below 256. The kind fits at the
  /// place.
  Nimber move_nimber(std::uint32_t place, Kind kind) const noexcept {
    return move_nimbers_[move_starts_[place] + kind];
  }

  /// The kinds of those moves at a place whose move nimber is `nimber`, ascending; none for a
  /// nimber that no move has, however large.
  std::span<const Kind> kinds_with(std::uint32_t place, Nimber nimber) const noexcept;

 private:
  friend class LineGame;

  Line() = default;
  // The first places, `size` of them or as many as a board may have.
  Line(const LineRules& rules, std::uint32_t size);

  // False, and the line is as long as before, where it would be too long for a board.
  bool add_place(const LineRules& rules);
  void group_by_nimber();

  bool has_sets_by_place_ = false;
  MoveSets sets_;
  Kind kind_count_ = 0;
  std::vector<std::uint8_t> grundy_;
  std::vector<std::uint8_t> prefix_xors_{0};
  // By place and kind; those of a place begin at move_starts_[place].
  std::vector<std::uint8_t> move_nimbers_;
  std::vector<std::uint32_t> move_starts_{0};
  std::uint32_t width_ = 1;  // a power of two above all move nimbers
  // The kinds of all moves, grouped by place and then by nimber. The group of `place` and the move
  // nimber `a` begins at group_starts_[place * width_ + a] and ends where the next one begins.
  std::vector<Kind> grouped_kinds_;
  std::vector<std::uint32_t> group_starts_;
};

}  // namespace tartan
