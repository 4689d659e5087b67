// P(M, N): how many opening moves of the full board win, from its two finished axes.
//
// By the Tartan theorem the disc at (x, y) is worth gT(y) (x) gS(x), where T is the rows axis and S
// the columns axis, so the full board is worth Gamma = X_T (x) X_S. A rectangle with the move
// nimbers a on the rows axis and b on the columns axis changes that by a (x) b, and the move wins
// exactly when nothing is left: a (x) b = Gamma. Hence
//
//   P(M, N) = sum of cT(a) * cS(b) over all a, b with a (x) b = Gamma.
//
// (J. H. Conway, On Numbers and Games, chapter 11; Winning Ways, chapter 14.)
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tartan/nimber.hpp"
#include "tartan/uint128.hpp"

namespace tartan {

/// A finished axis: its total X, and its histogram, c(a) for a = 0 ... histogram.size() - 1. All
/// counts together stay below 2^64.
struct AxisMoves {
  Nimber total;
  std::span<const std::uint64_t> histogram;
};

/// Move nimbers with a (x) b = Gamma that both occur, and how many choices have them.
struct NimberPair {
  Nimber a;
  Nimber b;
  std::uint64_t row_moves;     ///< cT(a)
  std::uint64_t column_moves;  ///< cS(b)

  friend bool operator==(const NimberPair&, const NimberPair&) = default;
};

struct Openings {
  Uint128 winning;                ///< P(M, N), exact
  Uint128 all;                    ///< every opening move, exact
  Nimber board_nimber;            ///< Gamma
  std::vector<NimberPair> pairs;  ///< what `winning` is the sum of, by a and then by b
};

Openings count_openings(const AxisMoves& rows, const AxisMoves& columns);

}  // namespace tartan
