// Contracts of products of line games: tables of values, and a winning move of any position on a
// board or in a box.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "any_line.hpp"
#include "box_by_rule.hpp"
#include "contracts.hpp"
#include "nim_product_by_rule.hpp"
#include "tartan/games/catalogue.hpp"
#include "tartan/games/value_table.hpp"

namespace tartan::fuzz {
namespace {

// Checks one line's move of a solution: it ends at the head and has the right XOR.
void check_line_move(const AnyLine& line, std::uint32_t place, const WinningLineMove& move) {
  must(move.value == line.grundy()[place], "what the head is worth along a line");
  must(move.wanted < move.value, "the others are worth less");
  must(line.worth_of_move(move.turned, place) == (move.value ^ move.wanted), "and what was wanted");
}

template <class Spot>
void add_if_new(std::vector<Spot>& spots, Spot spot) {
  if (std::ranges::count(spots, spot) == 0) spots.push_back(std::move(spot));
}

Nimber product_by_rule(const std::vector<Nimber>& factors) {
  Nimber product = 1;
  for (const Nimber factor : factors) product = nim_product_by_rule(product, factor);
  return product;
}

// The values of a box's heads, by the bare rule.
std::vector<Nimber> values_of(const std::vector<AnyLine>& lines,
                              const std::vector<BoxCoin>& heads) {
  std::vector<Nimber> values;
  for (const BoxCoin& head : heads) {
    std::vector<Nimber> factors;
    for (std::size_t axis = 0; axis < lines.size(); ++axis)
      factors.push_back(lines[axis].grundy()[head[axis]]);
    values.push_back(product_by_rule(factors));
  }
  return values;
}

Nimber sum_of(const std::vector<Nimber>& values) {
  Nimber sum = 0;
  for (const Nimber value : values) sum ^= value;
  return sum;
}

std::vector<LineGame> games_of(const std::vector<AnyLine>& lines) {
  std::vector<LineGame> games;
  for (const AnyLine& line : lines) games.push_back(line.game());
  return games;
}

void check_box_solution(const std::vector<AnyLine>& lines, const std::vector<BoxCoin>& heads) {
  const auto solution = solve_box(games_of(lines), heads);
  must(static_cast<bool>(solution), "a position of a box");
  const std::vector<Nimber> values = values_of(lines, heads);
  const Nimber nimber = sum_of(values);
  must(solution->nimber == nimber, "the nimber of a box");
  must(solution->head.has_value() == (nimber != 0), "a move of a box where it is not 0");
  if (!solution->head) {
    must(solution->moves.empty(), "and none where it is");
    return;
  }
  const std::size_t head = *solution->head;
  must(head < heads.size() && (values[head] ^ nimber) < values[head], "a head that is lowered");
  must(solution->moves.size() == lines.size(), "a move along each axis");
  std::vector<Nimber> changes;
  for (std::size_t axis = 0; axis < lines.size(); ++axis) {
    const WinningLineMove& move = solution->moves[axis];
    check_line_move(lines[axis], heads[head][axis], move);
    changes.push_back(move.value ^ move.wanted);
  }
  must(product_by_rule(changes) == nimber, "the move leaves 0");
}

void check_slice(Input& input, const std::vector<AnyLine>& lines, BoxCoin through) {
  BoxSlice slice{input.below(static_cast<std::uint32_t>(lines.size())), 0, input.of_any_size(),
                 input.of_any_size()};
  slice.column_axis =
      (slice.row_axis + 1 + input.below(static_cast<std::uint32_t>(lines.size()) - 1)) %
      lines.size();
  const bool is_table =
      slice.rows >= 1 && slice.columns >= 1 && slice.rows <= largest_value_table / slice.columns;
  const auto games = games_of(lines);
  if (!is_table) {
    must(box_slice(games, through, slice).error() ==
             Error{ErrorKind::table_out_of_range, largest_value_table},
         "a slice that is none");
    return;
  }
  slice.rows = 1 + slice.rows % std::min<std::uint64_t>(6, lines[slice.row_axis].grundy().size());
  slice.columns =
      1 + slice.columns % std::min<std::uint64_t>(6, lines[slice.column_axis].grundy().size());
  const auto values = box_slice(games, through, slice);
  must(values && values->size() == slice.rows * slice.columns, "a slice of a box");
  std::size_t index = 0;
  for (std::uint32_t row = 0; row < slice.rows; ++row)
    for (std::uint32_t column = 0; column < slice.columns; ++column) {
      through[slice.row_axis] = row;
      through[slice.column_axis] = column;
      must((*values)[index++] == values_of(lines, {through}).front(), "a value of a slice");
    }
}

// Checks the Tartan theorem for three and more games: each coin by the rules alone.
void check_small_box(Input& input) {
  std::vector<std::string> names;
  std::vector<std::uint32_t> sizes;
  std::vector<LineGame> games;
  std::uint32_t coins = 1;
  for (std::uint32_t axes = 2 + input.below(3); axes > 0; --axes) {
    names.push_back(input.flag() ? pattern_game(input) : line_game_name(input, 4));
    games.push_back(*LineGame::parse(names.back()));
    sizes.push_back(1 + input.below(std::min(4U, 24 / coins)));
    coins *= sizes.back();
  }
  const test::BoxByRule box(names, sizes);
  const std::vector<Nimber> values = box.values();
  for (std::size_t index = 0; index < values.size(); ++index)
    must(solve_box(games, std::vector<BoxCoin>{box.coins[index]})->nimber == values[index],
         "the value of a coin of a box");
}

// A product of two lines by its rules, coin by coin.
struct ProductByRule {
  test::LineByRule rows, columns;

  /// Calls visit(set) for each set that ends at a coin, row by row.
  template <class Visit>
  void visit_sets(Coin corner, Visit visit) const {
    for (const test::Places& row_set : rows.sets[corner.row])
      for (const test::Places& column_set : columns.sets[corner.column]) {
        std::vector<Coin> set;
        for (const std::uint32_t row : row_set)
          for (const std::uint32_t column : column_set) set.push_back({row, column});
        visit(std::move(set));
      }
  }

  Nimber worth(const std::vector<Coin>& set, const std::vector<Nimber>& values) const {
    Nimber worth = 0;
    for (const auto [row, column] : set) worth ^= values[row * columns.size() + column];
    return worth;
  }

  /// Values by the definition alone.
  std::vector<Nimber> values() const {
    std::vector<Nimber> values(rows.size() * columns.size());
    for (std::uint32_t row = 0; row < rows.size(); ++row)
      for (std::uint32_t column = 0; column < columns.size(); ++column) {
        std::set<Nimber> options;
        visit_sets({row, column},
                   [&](const std::vector<Coin>& set) { options.insert(worth(set, values)); });
        Nimber& value = values[row * columns.size() + column];
        while (options.contains(value)) ++value;
      }
    return values;
  }
};

void check_table_refusals(Input& input, const BoardGame& game) {
  const std::uint64_t rows = input.of_any_size(), columns = input.of_any_size();
  if (rows < 1 || columns < 1 || rows > largest_value_table / columns)
    must(value_table(game, rows, columns).error() ==
             Error{ErrorKind::table_out_of_range, largest_value_table},
         "a table that is none");
  const std::uint64_t most_rows = game.rows.largest_size(),
                      most_columns = game.columns.largest_size();
  const bool has_rows = rows >= 1 && rows <= most_rows;
  if (has_rows && columns >= 1 && columns <= most_columns) return;
  must(value_table_by_definition(game, rows, columns).error() ==
           Error{ErrorKind::board_out_of_range, has_rows ? most_columns : most_rows},
       "a table whose lines are too long");
}

}  // namespace

void check_product_position(Input input) {
  const AnyLine rows(input), columns(input);
  const BoardGame game = *find_game(rows.name() + "*" + columns.name());
  std::vector<Coin> heads;
  for (std::uint32_t coins = input.below(20); coins > 0; --coins)
    add_if_new(heads, Coin{rows.place(input), columns.place(input)});
  std::vector<Nimber> values;
  for (const auto [row, column] : heads)
    values.push_back(nim_product_by_rule(rows.grundy()[row], columns.grundy()[column]));
  const Nimber nimber = sum_of(values);
  const auto solution = solve_position(game, heads);
  must(solution && solution->nimber == nimber, "the nimber of a product");
  const auto lowered = std::ranges::find_if(
      values, [=](Nimber value) { return nimber != 0 && (value ^ nimber) < value; });
  must(solution->head.has_value() == (nimber != 0), "a move of a product where it is not 0");
  if (!solution->head) return;
  const auto& [coin, value, wanted] = *solution->head;
  must(coin == heads.at(static_cast<std::size_t>(lowered - values.begin())),
       "the first head that would do");
  must(value == *lowered && wanted == (value ^ nimber), "what its others must be worth");
  check_line_move(rows, coin.row, solution->rows);
  check_line_move(columns, coin.column, solution->columns);
  must(nim_product_by_rule(solution->rows.value ^ solution->rows.wanted,
                           solution->columns.value ^ solution->columns.wanted) == nimber,
       "the move of a product leaves 0");
}

void check_box(Input input) {
  if (input.below(4) == 0) return check_small_box(input);
  std::vector<AnyLine> lines;
  for (std::uint32_t axes = 1 + input.below(largest_box_dimension); axes > 0; --axes)
    lines.emplace_back(input);
  const auto coin = [&] {
    BoxCoin places;
    for (const AnyLine& line : lines) places.push_back(line.place(input));
    return places;
  };
  std::vector<BoxCoin> heads;
  for (std::uint32_t coins = input.below(12); coins > 0; --coins) add_if_new(heads, coin());
  check_box_solution(lines, heads);
  if (lines.size() >= 2) check_slice(input, lines, coin());
}

void check_value_table(Input input) {
  const auto name = [&] {
    return input.below(4) == 0 ? pattern_game(input) : line_game_name(input, 9);
  };
  const std::string row_name = name(), column_name = name();
  const BoardGame game = *find_game(row_name + "*" + column_name);
  const std::uint32_t rows = 1 + input.below(6), columns = 1 + input.below(6);
  const ProductByRule rule{{row_name, rows}, {column_name, columns}};
  const std::vector<Nimber> values = rule.values();
  must(*value_table(game, rows, columns) == values, "a table by the theorem");
  must(*value_table_by_definition(game, rows, columns) == values, "a table by the definition");

  const Coin last{rows - 1, columns - 1};
  std::map<Nimber, std::vector<std::vector<Coin>>> sets_by_value;
  rule.visit_sets(last, [&](std::vector<Coin> set) {
    sets_by_value[rule.worth(set, values) ^ values.back()].push_back(std::move(set));
  });
  const auto options = coin_options(game, last);
  must(options && options->size() == sets_by_value.size(), "how many options a coin has");
  auto expected = sets_by_value.begin();
  for (const auto& [value, moves, turned] : *options) {
    must(value == expected->first && moves == expected->second.size(), "an option of a coin");
    must(std::ranges::count(expected->second, turned) == 1, "a move that leaves it");
    ++expected;
  }
  // Finding the longest line of a pattern takes some time.
  const bool has_pattern = row_name.starts_with("pattern:") || column_name.starts_with("pattern:");
  if (!has_pattern && input.below(8) == 0) check_table_refusals(input, game);
}

}  // namespace tartan::fuzz
