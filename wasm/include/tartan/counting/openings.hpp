// P(M, N), the number of winning first moves on the full board, from its two finished axes.
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

/// A finished axis: its total X, how many choices (i, l) it has, and its histogram, c(a) for
/// a = 0 ... histogram.size() - 1, of which only the wanted counts have to be there.
struct AxisMoves {
  Nimber total;
  std::uint64_t choices;
  std::span<const std::uint64_t> histogram;
};

/// The move nimbers that make up P: for each `rows[k]`, the `columns[k]` whose product with it is
/// Gamma. Counting these is enough.
struct WantedNimbers {
  std::vector<std::uint16_t> rows;
  std::vector<std::uint16_t> columns;
};

/// For axes with the totals X and with all nimbers below the widths. Each has c(0) = 0, so nothing
/// is wanted of a board of nimber 0: no opening of it wins.
WantedNimbers wanted_nimbers(Nimber row_total, std::uint32_t row_width, Nimber column_total,
                             std::uint32_t column_width);

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

/// The number of winning first moves from the histograms of both axes. It also accepts what no real
/// board has, c(0) > 0 with Gamma = 0, and then sums over all a (x) b = 0.
Openings count_openings(const AxisMoves& rows, const AxisMoves& columns);

}  // namespace tartan
