#include "game_search.hpp"

namespace tartan::test {
namespace {

CoinSet coin(const SmallBoard& board, std::uint32_t row, std::uint32_t column) {
  return CoinSet{1} << (row * board.columns.size() + column);
}

CoinSet crossing(const SmallBoard& board, const Places& rows, const Places& columns) {
  CoinSet coins = 0;
  for (const std::uint32_t row : rows)
    for (const std::uint32_t column : columns) coins |= coin(board, row, column);
  return coins;
}

}  // namespace

std::vector<SmallMove> all_moves(const SmallBoard& board) {
  std::vector<SmallMove> moves;
  for (std::uint32_t row = 0; row < board.rows.size(); ++row)
    for (std::uint32_t column = 0; column < board.columns.size(); ++column)
      for (Kind row_kind = 0; row_kind < board.rows.sets[row].size(); ++row_kind)
        for (Kind column_kind = 0; column_kind < board.columns.sets[column].size(); ++column_kind) {
          if (board.is_acrostic && (row_kind == 0) == (column_kind == 0)) continue;
          moves.push_back({{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column),
                            row_kind, column_kind},
                           coin(board, row, column),
                           crossing(board, board.rows.sets[row][row_kind],
                                    board.columns.sets[column][column_kind])});
        }
  return moves;
}

// A move clears the highest bit that it turns, so every option is a smaller number than its
// position, and counting upwards meets all options first.
std::vector<std::uint16_t> search_all_positions(std::uint32_t coin_count,
                                                std::span<const SmallMove> moves) {
  std::vector<std::uint16_t> grundy(std::size_t{1} << coin_count);
  std::vector<CoinSet> seen(moves.size() + 2);
  for (CoinSet heads = 1; heads < grundy.size(); ++heads) {
    for (const SmallMove& move : moves)
      if ((heads & move.corner) != 0) {
        const std::uint16_t option = grundy[heads ^ move.turned];
        if (option < seen.size()) seen[option] = heads;
      }
    std::uint16_t mex = 0;
    while (seen[mex] == heads) ++mex;
    grundy[heads] = mex;
  }
  return grundy;
}

}  // namespace tartan::test
