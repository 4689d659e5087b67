#include "tartan/counting/openings.hpp"

#include <cstddef>

namespace tartan {
namespace {

// Appends (a, b) if both occur. Every `a` of the rows axis is within its histogram.
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

WantedNimbers wanted_nimbers(Nimber row_total, std::uint32_t row_width, Nimber column_total,
                             std::uint32_t column_width) {
  const Nimber board_nimber = nim_product(row_total, column_total);
  WantedNimbers wanted;
  if (board_nimber == 0) return wanted;
  for (std::uint32_t a = 1; a < row_width; ++a) {
    const Nimber b = *nim_quotient(board_nimber, a);
    if (b >= column_width) continue;
    wanted.rows.push_back(static_cast<std::uint16_t>(a));
    wanted.columns.push_back(static_cast<std::uint16_t>(b));
  }
  return wanted;
}

Openings count_openings(const AxisMoves& rows, const AxisMoves& columns) {
  const Nimber board_nimber = nim_product(rows.total, columns.total);
  Openings openings{
      .winning = 0,
      .all = Uint128{rows.choices} * columns.choices,
      .board_nimber = board_nimber,
      .pairs = pairs_for(board_nimber, rows, columns),
  };
  for (const NimberPair& pair : openings.pairs)
    openings.winning += Uint128{pair.row_moves} * pair.column_moves;
  return openings;
}

}  // namespace tartan
