#include "game_search.hpp"

#include <algorithm>

namespace tartan::test {
namespace {

struct Move {
  DiscSet corner;  // the upper right disc, which must be white
  DiscSet flipped;
};

std::vector<Move> all_rectangles(const SmallBoard& board) {
  std::vector<Move> moves;
  for (std::uint32_t row = 1; row <= board.rows; ++row)
    for (std::uint32_t column = 1; column <= board.columns; ++column)
      for (const std::uint32_t height : board.row_lengths)
        for (const std::uint32_t width : board.column_lengths) {
          if (height > row || width > column) continue;
          DiscSet flipped = 0;
          for (std::uint32_t y = row - height + 1; y <= row; ++y)
            for (std::uint32_t x = column - width + 1; x <= column; ++x)
              flipped |= disc(board, x, y);
          moves.push_back({disc(board, column, row), flipped});
        }
  return moves;
}

}  // namespace

DiscSet disc(const SmallBoard& board, std::uint32_t column, std::uint32_t row) {
  return DiscSet{1} << ((row - 1) * board.columns + (column - 1));
}

// The upper right disc is the highest bit that a move flips, and the move clears it: every option
// is a smaller number than its position, so counting upwards meets all options first.
std::vector<std::uint16_t> search_all_positions(const SmallBoard& board) {
  const std::vector<Move> moves = all_rectangles(board);
  std::vector<std::uint16_t> grundy(std::size_t{1} << (board.rows * board.columns));
  std::vector<DiscSet> seen(moves.size() + 2);
  for (DiscSet white = 1; white < grundy.size(); ++white) {
    for (const Move& move : moves)
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

std::vector<DiscSet> opening_moves(const SmallBoard& board) {
  const std::vector<Move> moves = all_rectangles(board);
  std::vector<DiscSet> flipped;
  std::transform(moves.begin(), moves.end(), std::back_inserter(flipped),
                 [](const Move& move) { return move.flipped; });
  return flipped;
}

}  // namespace tartan::test
