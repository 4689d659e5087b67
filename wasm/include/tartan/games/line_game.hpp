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

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
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

/// The most moves on the line of a board: as many as Ruler has on the longest one. A board has less
/// than 2^32 moves for that, and can be looked at move by move.
inline constexpr std::uint32_t most_line_moves = largest_board_side * (largest_board_side + 1) / 2;

/// The most kinds of moves on it: a board keeps a number for each kind of the rows with each of the
/// columns.
inline constexpr std::uint32_t most_line_kinds = 2'000;

/// Names a move independently of where it ends, for example by the length of a run or the distance
/// of twins. The kinds of a game are numbered from 0, by how far back they reach.
using Kind = std::uint16_t;

/// No line has so many kinds.
inline constexpr Kind no_kind = 0xFFFF;

/// Neighbouring coins that a move turns, by their distances from its corner, nearest <= furthest.
/// Any set is a few stretches: a run is one, twins are two of one coin each.
struct Stretch {
  std::uint8_t nearest;
  std::uint8_t furthest;
};

/// Sets of coins that moves turn, each as its stretches from the corner on.
class MoveSets {
 public:
  /// Distances from the corner on, ascending and each once; the last one is below
  /// largest_board_side. False, and nothing is added, once there are more sets than any board's
  /// line has moves.
  bool add(std::span<const std::uint32_t> distances);

  /// True if a set was left out.
  bool overflowed() const noexcept { return overflowed_; }

  std::size_t size() const noexcept { return starts_.size() - 1; }
  std::span<const Stretch> operator[](std::size_t index) const noexcept {
    return std::span(stretches_).subspan(starts_[index], starts_[index + 1] - starts_[index]);
  }

 private:
  std::vector<Stretch> stretches_;
  std::vector<std::uint32_t> starts_{0};
  bool overflowed_ = false;
};

/// The parts of a name that LineGame::parse reads: the name of a game, or what comes before its
/// colon.
struct LineName {
  std::string_view name;
  std::uint32_t origin;  ///< the number that the game gives its first place: 0 or 1
  bool has_detail;       ///< whether a colon and a number, lengths or a pattern follow
};

/// All of them.
std::vector<LineName> line_names();

/// A sequence of the On-Line Encyclopedia of Integer Sequences. It counts the numbers of a game
/// from an index of its own, which need not be the game's number of its first place.
struct OeisEntry {
  std::string_view name;      ///< such as A000069
  std::uint32_t first_index;  ///< where a game's first Grundy number stands

  friend bool operator==(const OeisEntry&, const OeisEntry&) = default;
};

class LineRules;  // the rules of one game; defined in src/games/lines

/// The rules of a game on a line without end. Cheap to copy.
class LineGame {
 public:
  /// A run of neighbouring coins, whose length is in the family.
  static LineGame runs(const LengthFamily& lengths);

  /// Reads a game by its name:
  ///
  ///   turning-turtles         one or two coins
  ///   mock-turtles            up to three; moebius: five; mogul: seven; moidores: nine
  ///   up-to-coins:K           up to K coins, K = 1 ... 1,000
  ///   single, twins, triplets exactly one, two or three coins
  ///   exactly-coins:K         exactly K coins, K = 1 ... 1,000
  ///   twins-within:D          two coins at distance D or less, D = 1 ... 999,999
  ///   ruler, runs:FAMILY      a run of any length, or of one that LengthFamily::parse reads
  ///   sym                     a set that is its own mirror image
  ///   turnips                 three coins at equal distances
  ///   grunt                   the coins 0, k, n - k, n counted from the first one, 1 <= k < n/2
  ///   pattern:SET;SET;...     a set that one of the patterns describes
  ///
  /// SET has distances to the left of the coin that must be heads, with commas between them. The
  /// first one is 0, that coin itself.
  ///
  ///   3        that distance
  ///   d, 2d    any distance from 1 on; twice as far. A letter has one value in all of its set
  ///   n, n-d   the distance of the first coin of all; d coins behind that one
  ///   0..3     0, 1, 2: from the first number on, before the second one
  ///   0..t     as many coins as t says: a run. The letter t is any triangular number, s a square,
  ///   o
  ///            odd, w a power of two, p a prime, f a Fibonacci number, and every other letter but
  ///            n is any number from 1 on
  ///   sym      instead of distances: any set that is its own mirror image
  ///
  /// A set must lie on the line and have no coin twice. At most three letters are in a set, which
  /// may be the same as those of the next set, and at most 100 characters in all. So
  /// turning-turtles is pattern:0;0,d and triplets pattern:0,d,e and ruler pattern:0..d and turnips
  /// pattern:0,d,2d and grunt pattern:0,d,n-d,n; the places of a pattern are numbered from 1.
  ///
  /// Errors: ErrorKind::unknown_game, ErrorKind::bad_game_number, those of patterns, and those of
  /// LengthFamily::parse.
  static Result<LineGame> parse(std::string_view name);

  /// The name that parse reads; of several names for the same rules the most usual one.
  const std::string& name() const noexcept { return name_; }

  /// The number that the game gives its first place: 0 or 1.
  std::uint32_t origin() const noexcept;

  /// The entry of its Grundy numbers in the On-Line Encyclopedia of Integer Sequences, if one is
  /// known.
  std::optional<OeisEntry> oeis() const noexcept;

  /// True if its Grundy numbers come from a proved formula and not from a mex.
  bool has_closed_form() const noexcept;

  /// The most places of a board's line, 1 ... largest_board_side: as many as keep all nimbers below
  /// board_nimber_limit, and moves and kinds within most_line_moves and most_line_kinds. It is
  /// found by trying.
  std::uint32_t largest_size() const;

  /// The most Grundy numbers that are computed.
  std::uint64_t largest_count() const;

  /// The Grundy numbers of the first `count` places. Errors: ErrorKind::too_many_grundy_numbers
  /// with largest_count().
  Result<std::vector<Nimber>> grundy_numbers(std::uint64_t count) const;

  /// A move that ends at a place, below largest_count(), and whose other coins are worth `wanted`
  /// together: its places, ascending. `grundy` has the Grundy numbers of all places up to this one,
  /// or more. For each nimber below the Grundy number of the place there is such a move; none may
  /// be found for others.
  std::optional<std::vector<std::uint32_t>> find_move(std::uint32_t place, Nimber wanted,
                                                      std::span<const Nimber> grundy) const;

  friend bool operator==(const LineGame& one, const LineGame& other) {
    return one.name_ == other.name_;
  }

 private:
  friend class Line;

  explicit LineGame(std::shared_ptr<const LineRules> rules);

  std::shared_ptr<const LineRules> rules_;
  std::string name_;
};

}  // namespace tartan
