#include "tartan/games/catalogue.hpp"

#include <cstddef>
#include <utility>

namespace tartan {

BoardGame flipping_game() {
  return {LineGame::runs(LengthFamily(LengthFamily::Kind::triangular)),
          LineGame::runs(LengthFamily(LengthFamily::Kind::square))};
}

Result<BoardGame> find_game(std::string_view name) {
  for (const NamedProduct& product : named_products)
    if (name == product.name) return find_game(product.lines);
  const std::size_t times = name.find('*');
  if (times == std::string_view::npos) return Error{ErrorKind::unknown_game, 0};
  auto rows = LineGame::parse(name.substr(0, times));
  if (!rows) return rows.error();
  auto columns = LineGame::parse(name.substr(times + 1));
  if (!columns) return columns.error();
  return BoardGame{std::move(*rows), std::move(*columns)};
}

Result<Board> create_board(std::string_view name, std::uint64_t rows, std::uint64_t columns) {
  if (name == "acrostic-twins") return Board::acrostic_twins(rows, columns);
  const auto game = find_game(name);
  if (!game) return game.error();
  return Board::create(*game, rows, columns);
}

}  // namespace tartan
