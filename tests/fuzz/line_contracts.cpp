// Contracts of line games: reading their names, the sets of their moves, and the values of their
// coins.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "contracts.hpp"
#include "sets_by_rule.hpp"
#include "tartan/games/line.hpp"

namespace tartan::fuzz {
namespace {

constexpr std::uint32_t most_places_of_all_sets = 9;

test::Places turned_places(const Line& line, std::uint32_t place, Kind kind) {
  test::Places places;
  for (const auto [nearest, furthest] : line.turned(place, kind))
    for (std::uint32_t away = nearest; away <= furthest; ++away) places.push_back(place - away);
  std::ranges::reverse(places);
  return places;
}

void check_place(const Line& line, const test::LineByRule& rule, std::uint32_t place) {
  must(line.grundy_numbers()[place] == rule.grundy[place], "the Grundy number of a place");
  must(line.kinds_at(place) == rule.sets[place].size(), "how many sets end at a place");
  std::vector<std::vector<Kind>> by_nimber(board_nimber_limit);
  for (Kind kind = 0; kind < line.kinds_at(place); ++kind) {
    const test::Places& places = rule.sets[place][kind];
    must(turned_places(line, place, kind) == places, "the places of a set");
    const Nimber nimber = rule.value_of(places);
    must(nimber != 0 && line.move_nimber(place, kind) == nimber, "a move nimber");
    by_nimber.at(static_cast<std::size_t>(nimber)).push_back(kind);
  }
  for (Nimber nimber = 0; nimber < board_nimber_limit + 2; ++nimber)
    must(
        std::ranges::equal(line.kinds_with(place, nimber),
                           nimber < board_nimber_limit ? by_nimber[static_cast<std::size_t>(nimber)]
                                                       : std::vector<Kind>{}),
        "the kinds with a move nimber");
}

// Checks a board's line with at most as many places as the rule has.
void check_line_of_board(const LineGame& game, const test::LineByRule& rule) {
  const auto line = Line::create(game, rule.size());
  if (!line) {
    const auto largest = static_cast<std::uint32_t>(line.error().amount);
    must(line.error() == Error{ErrorKind::board_out_of_range, game.largest_size()},
         "how long a line may be");
    must(largest < rule.size() && rule.grundy[largest] >= board_nimber_limit,
         "only nimbers that are too large end a short line");
    return;
  }
  std::size_t kinds = 0;
  for (std::uint32_t place = 0; place < rule.size(); ++place) {
    check_place(*line, rule, place);
    kinds = std::max(kinds, rule.sets[place].size());
  }
  must(line->size() == rule.size() && line->kind_count() == kinds, "the most kinds of a place");
}

// Checks, for each small number, the move that is found for it, or that none is.
void check_moves(const LineGame& game, const test::LineByRule& rule) {
  for (std::uint32_t place = 0; place < rule.size(); ++place)
    for (Nimber wanted = 0; wanted < std::min<Nimber>(2 * rule.grundy[place] + 4, 70); ++wanted) {
      const auto& sets = rule.sets[place];
      const auto found = game.find_move(place, wanted, rule.grundy);
      const auto is_wanted = [&](const test::Places& places) {
        return (rule.value_of(places) ^ rule.grundy[place]) == wanted;
      };
      must(found.has_value() == std::ranges::any_of(sets, is_wanted), "a move where there is one");
      if (!found) continue;
      must(std::ranges::count(sets, *found) == 1, "it is one of the rules");
      must(is_wanted(*found), "it is worth what was wanted");
    }
}

void check_by_sets(const LineGame& game, const test::LineByRule& rule) {
  const auto grundy = game.grundy_numbers(rule.size());
  must(grundy && *grundy == rule.grundy, "the first Grundy numbers");
  check_line_of_board(game, rule);
  check_moves(game, rule);
}

// The number of Grundy numbers that the definition gives within some milliseconds.
std::uint32_t most_by_definition(Input& input, const std::string& name,
                                 const test::SetsByRule& rule) {
  const std::uint32_t most = rule.most();
  if (name == "sym") return 14;
  // Long lists of pairs are searched by another method.
  if (name == "turnips" || name == "grunt") return input.below(64) == 0 ? 2'400 : 300;
  if (most == 0 || most <= 2) return 300;
  if (most == 3) return 60;
  if (rule.fewest() == 1) return 12;
  return most - 1 + (most <= 12 ? 3 : most <= 40 ? 2 : 1);
}

}  // namespace

void check_line(Input input) {
  const std::string name =
      input.flag() ? pattern_game(input) : line_game_name(input, most_places_of_all_sets);
  const auto game = LineGame::parse(name);
  must(static_cast<bool>(game), "a game by its name");
  must(*LineGame::parse(game->name()) == *game, "the same game by its name");
  must(game->origin() <= 1, "places begin with 0 or 1");
  check_by_sets(*game, {name, 1 + input.below(most_places_of_all_sets)});
}

void check_grundy_numbers(Input input) {
  const std::string name = line_game_name(input, 1'000);
  const auto game = LineGame::parse(name);
  must(static_cast<bool>(game), "a game by its name");
  const std::uint64_t largest = game->largest_count();
  const std::uint64_t too_many = largest + 1 + input.of_any_size() % (~std::uint64_t{0} - largest);
  must(game->grundy_numbers(too_many).error() == Error{ErrorKind::too_many_grundy_numbers, largest},
       "too many Grundy numbers");
  const test::SetsByRule rule(name);
  const std::uint32_t most = most_by_definition(input, name, rule);
  const auto count =
      static_cast<std::uint32_t>(std::min<std::uint64_t>(input.below(most + 1), largest));
  must(*game->grundy_numbers(count) == rule.grundy_numbers(count),
       "Grundy numbers are those of the definition");
}

// A valid pattern is read again from its own name, and its first Grundy numbers and moves follow
// the rules; an invalid one names its faulty letter.
void check_pattern(Input input) {
  constexpr std::string_view alphabet = "0123456789,,,,....;;nnddettsapofw--sym";
  std::string text = input.flag() ? "0;0," : "";
  for (std::uint32_t letters = input.below(24); letters > 0; --letters)
    text += alphabet[input.below(alphabet.size())];
  const auto game = LineGame::parse("pattern:" + text);
  if (!game) {
    must(1 <= game.error().amount && game.error().amount <= text.size() + 1, "where it ends");
    return;
  }
  must(*LineGame::parse(game->name()) == *game, "the same game by its name");
  check_by_sets(*game, {game->name(), 1 + input.below(6)});
}

}  // namespace tartan::fuzz
