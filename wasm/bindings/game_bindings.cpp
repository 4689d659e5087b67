// The export that finds games by name.
#include <emscripten/bind.h>

#include <optional>
#include <string>

#include "failure.hpp"
#include "tartan/games/block_moves.hpp"
#include "tartan/games/catalogue.hpp"

namespace tartan::bindings {
namespace {

// A game whose board has no size yet.
struct GameRecord {
  double row_origin = 0;  // the game's own number of its first row
  double column_origin = 0;
  bool rows_upward = false;  // as the Flipping Game alone counts them
  double largest_rows = 0;
  double largest_columns = 0;
  // False for Connected Blocks, which has too many moves for a board.
  bool has_boards = true;
  std::optional<Failure> failure;
};

GameRecord describe_game(const std::string& name) {
  if (const auto plane = find_plane_game(name)) {
    const bool is_twins = plane == PlaneGame::acrostic_twins;
    const auto side = static_cast<double>(is_twins ? alone_nimber : largest_block_board);
    return {.largest_rows = side, .largest_columns = side, .has_boards = is_twins};
  }
  const auto game = find_game(name);
  if (!game) return {.failure = describe(game.error())};
  return {.row_origin = static_cast<double>(game->rows.origin()),
          .column_origin = static_cast<double>(game->columns.origin()),
          .rows_upward = *game == flipping_game(),
          .largest_rows = static_cast<double>(game->rows.largest_size()),
          .largest_columns = static_cast<double>(game->columns.largest_size()),
          .failure = std::nullopt};
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_game) {
  using namespace emscripten;

  value_object<GameRecord>("GameRecord")
      .field("rowOrigin", &GameRecord::row_origin)
      .field("columnOrigin", &GameRecord::column_origin)
      .field("rowsUpward", &GameRecord::rows_upward)
      .field("largestRows", &GameRecord::largest_rows)
      .field("largestColumns", &GameRecord::largest_columns)
      .field("hasBoards", &GameRecord::has_boards)
      .field("failure", &GameRecord::failure);
  function("describeGame", &describe_game);

  constant("largestBoardSide", static_cast<double>(largest_board_side));
}

}  // namespace tartan::bindings
