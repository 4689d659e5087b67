#include "game_search.hpp"

namespace tartan::test {

DiscSet disc(const SmallBoard& board, std::uint32_t column, std::uint32_t row) {
  return DiscSet{1} << ((row - 1) * board.columns + (column - 1));
}

std::vector<SmallMove> all_moves(const SmallBoard& board) {
  std::vector<SmallMove> moves;
  for (std::uint32_t row = 1; row <= board.rows; ++row)
    for (std::uint32_t column = 1; column <= board.columns; ++column)
      for (const std::uint32_t height : board.row_lengths)
        for (const std::uint32_t width : board.column_lengths) {
          if (height > row || width > column) continue;
          DiscSet flipped = 0;
          for (std::uint32_t y = row - height + 1; y <= row; ++y)
            for (std::uint32_t x = column - width + 1; x <= column; ++x)
              flipped |= disc(board, x, y);
          moves.push_back({column, row, width, height, disc(board, column, row), flipped});
        }
  return moves;
}

// The upper right disc is the highest bit that a move flips, and the move clears it: every option
// is a smaller number than its position, so counting upwards meets all options first.
std::vector<std::uint16_t> search_all_positions(const SmallBoard& board) {
  const std::vector<SmallMove> moves = all_moves(board);
  std::vector<std::uint16_t> grundy(std::size_t{1} << (board.rows * board.columns));
  std::vector<DiscSet> seen(moves.size() + 2);
  for (DiscSet white = 1; white < grundy.size(); ++white) {
    for (const SmallMove& move : moves)
      if ((white & move.corner) != 0) {
        const std::uint16_t option = grundy[white ^ move.flipped];
        if (option < seen.size()) seen[option] = white;
      }
    std::uint16_t mex = 0;
    while (seen[mex] == white) ++mex;
    grundy[white] = mex;
  }
  return grundy;
}

}  // namespace tartan::test
