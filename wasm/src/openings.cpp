#include "tartan/openings.hpp"

#include <cstddef>
#include <numeric>

namespace tartan {
namespace {

std::uint64_t count_moves(const AxisMoves& axis) {
  return std::accumulate(axis.histogram.begin(), axis.histogram.end(), std::uint64_t{0});
}

// Appends (a, b) if both occur. An `a` of the rows axis always has a place in its histogram.
void append_pair(std::vector<NimberPair>& pairs, const AxisMoves& rows, const AxisMoves& columns,
                 std::size_t a, Nimber b) {
  if (b >= columns.histogram.size()) return;
  const std::uint64_t row_moves = rows.histogram[a];
  const std::uint64_t column_moves = columns.histogram[static_cast<std::size_t>(b)];
  if (row_moves != 0 && column_moves != 0) pairs.push_back({a, b, row_moves, column_moves});
}

// A product is zero only where a factor is: all of 0 (x) b, and a (x) 0. No real axis has c(0) > 0,
// so no opening of a real board of nimber 0 wins; the sum is taken all the same.
std::vector<NimberPair> pairs_for_zero(const AxisMoves& rows, const AxisMoves& columns) {
  std::vector<NimberPair> pairs;
  for (std::size_t a = 0; a < rows.histogram.size(); ++a) {
    const std::size_t column_nimbers = a == 0 ? columns.histogram.size() : 1;
    for (Nimber b = 0; b < column_nimbers; ++b) append_pair(pairs, rows, columns, a, b);
  }
  return pairs;
}

// For each a there is one b, the quotient.
std::vector<NimberPair> pairs_for(Nimber board_nimber, const AxisMoves& rows,
                                  const AxisMoves& columns) {
  if (board_nimber == 0) return pairs_for_zero(rows, columns);
  std::vector<NimberPair> pairs;
  for (std::size_t a = 1; a < rows.histogram.size(); ++a)
    append_pair(pairs, rows, columns, a, *nim_quotient(board_nimber, a));
  return pairs;
}

}  // namespace

Openings count_openings(const AxisMoves& rows, const AxisMoves& columns) {
  const Nimber board_nimber = nim_product(rows.total, columns.total);
  Openings openings{
      .winning = 0,
      .all = Uint128{count_moves(rows)} * count_moves(columns),
      .board_nimber = board_nimber,
      .pairs = pairs_for(board_nimber, rows, columns),
  };
  for (const NimberPair& pair : openings.pairs)
    openings.winning += Uint128{pair.row_moves} * pair.column_moves;
  return openings;
}

}  // namespace tartan
