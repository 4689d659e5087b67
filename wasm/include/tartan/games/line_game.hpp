// Coin-turning games on a line: which sets of coins a move turns, and what they make a coin worth.
//
// Coins lie in a row of places, heads or tails. A move turns a set of them whose last coin, its
// corner, is heads. The corner becomes tails, so every game ends; who cannot move loses. The rules
// say which sets end at each place. One coin alone need not be a set: some heads may stay for ever.
//
// A position is worth the XOR of the Grundy numbers of its heads, each taken alone: a coin that is
// turned twice is as good as not turned, as v ^ v = 0. Heads at the place n alone is worth
//
//   g(n) = mex { the XOR of g over the other coins of S : S a set that ends at n }.
//
// The set S changes any position by its move nimber, the XOR of g over all coins of S. That is
// never 0, because g(n) is none of the values that the other coins have together. (E. Berlekamp, J.
// H. Conway, R. Guy, Winning Ways, chapter 14.)
//
//   ruler: any neighbouring coins        twins: exactly two coins
//
//   place   1 2 3 4   the others         place   0 1 2   the other
//   g       1 2 1 ?                      g       0 1 ?
//                 #   0                          #   #   0
//               # #   1                            # #   1
//             # # #   1 ^ 2 = 3
//           # # # #   1 ^ 2 ^ 1 = 2      g = mex {0, 1} = 2; the coin at 0 has no set,
//   g = mex {0, 1, 3, 2} = 4             and g = mex {} = 0: it cannot be turned alone
//
// Games number their places from 0 or 1. Here a place is an index: 0 is the first one.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "tartan/length_family.hpp"
#include "tartan/nimber.hpp"
#include "tartan/result.hpp"

namespace tartan {

/// The most rows, and the most columns, of a board whose coins are looked at one by one.
inline constexpr std::uint32_t largest_board_side = 200;

/// All nimbers of such boards are below it. The nimbers below 256 = 2^(2^3) are a field, so their
/// products are too.
inline constexpr std::uint32_t board_nimber_limit = 256;

/// What a move is called wherever it ends, such as the length of a run or the distance of twins: a
/// number that counts the kinds of its game from 0, the one that reaches least far back first.
using Kind = std::uint16_t;

/// No line has so many kinds.
inline constexpr Kind no_kind = 0xFFFF;

/// Neighbouring coins that a move turns, by their distances from its corner, nearest <= furthest.
/// Any set is a few stretches: a run is one, twins are two of one coin each.
struct Stretch {
  std::uint8_t nearest;
  std::uint8_t furthest;
};

/// The sets of a line's moves, by kind; each has its stretches from the corner on.
class MoveSets {
 public:
  void add(std::initializer_list<Stretch> stretches);

  std::size_t size() const noexcept { return starts_.size() - 1; }
  std::span<const Stretch> operator[](std::size_t kind) const noexcept {
    return std::span(stretches_).subspan(starts_[kind], starts_[kind + 1] - starts_[kind]);
  }

 private:
  std::vector<Stretch> stretches_;
  std::vector<std::uint32_t> starts_{0};
};

/// The rules of a game on a line without end.
class LineGame {
 public:
  /// A run of neighbouring coins, whose length is in the family.
  static LineGame runs(LengthFamily lengths) { return LineGame(Runs{std::move(lengths)}); }
  /// Exactly two coins.
  static LineGame twins() { return LineGame(Twins{}); }
  /// Just one coin, so that every coin is worth 1.
  static LineGame single() { return LineGame(Single{}); }

  /// Reads `runs:` with a family as LengthFamily::parse has it, `ruler` (runs of all lengths),
  /// `twins` or `single`. Errors: ErrorKind::unknown_game, and those of LengthFamily::parse.
  static Result<LineGame> parse(std::string_view name);

  /// The number that the game gives its first place: 0 or 1.
  std::uint32_t origin() const noexcept { return std::holds_alternative<Twins>(rules_) ? 0 : 1; }

  /// The most places of a line. It keeps all nimbers below board_nimber_limit: so many runs, or
  /// twins, end at a place at most, and no Grundy number is more than that.
  std::uint32_t largest_size() const noexcept { return largest_board_side; }

  /// The kinds that fit on so many places, 1 ... largest_size().
  MoveSets sets_up_to(std::uint32_t size) const;

  friend bool operator==(const LineGame&, const LineGame&) = default;

 private:
  struct Runs {
    LengthFamily lengths;
    friend bool operator==(const Runs&, const Runs&) = default;
  };
  struct Twins {
    friend bool operator==(const Twins&, const Twins&) = default;
  };
  struct Single {
    friend bool operator==(const Single&, const Single&) = default;
  };
  using Rules = std::variant<Runs, Twins, Single>;

  explicit LineGame(Rules rules) : rules_(std::move(rules)) {}

  Rules rules_;
};

/// The first places of a line game, with all that one has to know of them to look at positions.
class Line {
 public:
  /// Errors: ErrorKind::board_out_of_range with the size, unless it is 1 ... largest_size().
  static Result<Line> create(const LineGame& game, std::uint64_t size);

  std::uint32_t size() const noexcept { return static_cast<std::uint32_t>(grundy_.size()); }

  /// Below 256, by place.
  std::span<const std::uint8_t> grundy_numbers() const noexcept { return grundy_; }

  /// How many kinds fit at the last place, and so anywhere.
  Kind kind_count() const noexcept { return kinds_at(size() - 1); }

  /// How many moves end at a place: one of each kind below this. What fits at a place fits at all
  /// places behind it.
  Kind kinds_at(std::uint32_t place) const noexcept {
    return static_cast<Kind>(move_starts_[place + 1] - move_starts_[place]);
  }

  /// The coins that a move turns, from its corner on. The kind fits at the place, which it is asked
  /// with because a game's kinds need not turn the same distances everywhere.
  std::span<const Stretch> turned([[maybe_unused]] std::uint32_t place, Kind kind) const noexcept {
    assert(kind < kinds_at(place));
    return sets_[kind];
  }

  /// By what a move changes a position; never 0, and below 256. The kind fits at the place.
  Nimber move_nimber(std::uint32_t place, Kind kind) const noexcept {
    return move_nimbers_[move_starts_[place] + kind];
  }

  /// The kinds of those moves at a place whose move nimber is `nimber`, ascending; none for a
  /// nimber that no move has, however large.
  std::span<const Kind> kinds_with(std::uint32_t place, Nimber nimber) const noexcept;

 private:
  Line(MoveSets sets, std::uint32_t size);

  void find_nimbers(std::uint32_t size);
  void group_by_nimber();

  MoveSets sets_;
  std::vector<std::uint8_t> grundy_;
  // By place and kind; those of a place begin at move_starts_[place].
  std::vector<std::uint8_t> move_nimbers_;
  std::vector<std::uint32_t> move_starts_{0};
  std::uint32_t width_ = 1;  // a power of two that all move nimbers are below
  // The same moves by place, nimber and kind. Those at `place` with the move nimber `a` begin at
  // group_starts_[place * width_ + a], and the next group ends them.
  std::vector<Kind> grouped_kinds_;
  std::vector<std::uint32_t> group_starts_;
};

}  // namespace tartan
