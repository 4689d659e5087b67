#include "tartan/games/line_game.hpp"

#include <array>
#include <charconv>
#include <utility>

#include "lines/line_rules.hpp"
#include "tartan/games/line.hpp"

namespace tartan {

// Makers of the games, each in its file of lines/.
LineRulesPointer sym_rules();
LineRulesPointer grunt_rules();
LineRulesPointer turnips_rules();

namespace {

// Distances are bytes.
static_assert(largest_board_side <= 256);

using Rules = Result<LineRulesPointer>;

// Games that turn so many coins, wherever they are.
struct CoinGame {
  std::string_view name;
  std::uint32_t fewest, most, origin;
};
constexpr std::array coin_games{
    CoinGame{"single", 1, 1, 1},       CoinGame{"turning-turtles", 1, 2, 1},
    CoinGame{"mock-turtles", 1, 3, 0}, CoinGame{"moebius", 1, 5, 0},
    CoinGame{"mogul", 1, 7, 0},        CoinGame{"moidores", 1, 9, 0},
    CoinGame{"twins", 2, 2, 0},        CoinGame{"triplets", 3, 3, 0},
};

LineRulesPointer ruler_rules() { return run_rules(LengthFamily(LengthFamily::Kind::all)); }

// The other games whose name says all of them.
struct PlainGame {
  std::string_view name;
  LineRulesPointer (*rules)();
};
constexpr std::array plain_games{
    PlainGame{"ruler", ruler_rules},
    PlainGame{"sym", sym_rules},
    PlainGame{"grunt", grunt_rules},
    PlainGame{"turnips", turnips_rules},
};

// The number behind a game's name, 1 ... largest.
Result<std::uint32_t> read_number(std::string_view text, std::uint32_t largest) {
  std::uint32_t number = 0;
  const auto [rest, status] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (status != std::errc{} || rest != text.data() + text.size() || number < 1 || number > largest)
    return Error{ErrorKind::bad_game_number, largest};
  return number;
}

Rules runs_of(std::string_view text) {
  const auto lengths = LengthFamily::parse(text);
  if (!lengths) return lengths.error();
  return run_rules(*lengths);
}

// By the usual name where it has one.
LineRulesPointer numbered_coin_rules(std::string_view prefix, std::uint32_t fewest,
                                     std::uint32_t most) {
  for (const CoinGame& known : coin_games)
    if (known.fewest == fewest && known.most == most && known.origin == 0)
      return coin_rules(std::string(known.name), fewest, most, 0);
  return coin_rules(std::string(prefix) + std::to_string(most), fewest, most, 0);
}

constexpr std::uint32_t most_coins = 1'000;
constexpr std::uint32_t most_apart = 999'999;

Rules up_to_coins(std::string_view text) {
  const auto number = read_number(text, most_coins);
  if (!number) return number.error();
  return numbered_coin_rules("up-to-coins:", 1, *number);
}

Rules exactly_coins(std::string_view text) {
  const auto number = read_number(text, most_coins);
  if (!number) return number.error();
  return numbered_coin_rules("exactly-coins:", *number, *number);
}

Rules twins_within(std::string_view text) {
  const auto number = read_number(text, most_apart);
  if (!number) return number.error();
  return twins_within_rules(*number);
}

// Games whose name goes on behind a colon.
struct DetailGame {
  std::string_view name;
  std::uint32_t origin;
  Rules (*rules)(std::string_view detail);
};
constexpr std::array detail_games{
    DetailGame{"runs", 1, runs_of},
    DetailGame{"up-to-coins", 0, up_to_coins},
    DetailGame{"exactly-coins", 0, exactly_coins},
    DetailGame{"twins-within", 1, twins_within},
    DetailGame{"pattern", 1, pattern_rules},
};

Rules rules_of(std::string_view name) {
  for (const auto& [known, fewest, most, origin] : coin_games)
    if (name == known) return coin_rules(std::string(name), fewest, most, origin);
  for (const auto& [known, rules] : plain_games)
    if (name == known) return rules();
  const std::size_t colon = name.find(':');
  if (colon != std::string_view::npos)
    for (const auto& [known, origin, rules] : detail_games)
      if (name.substr(0, colon) == known) return rules(name.substr(colon + 1));
  return Error{ErrorKind::unknown_game, 0};
}

}  // namespace

bool MoveSets::add(std::span<const std::uint32_t> distances) {
  if (size() == most_line_moves) overflowed_ = true;
  if (overflowed_) return false;
  for (std::size_t index = 0; index < distances.size(); ++index) {
    const auto distance = static_cast<std::uint8_t>(distances[index]);
    if (index != 0 && distance == stretches_.back().furthest + 1)
      stretches_.back().furthest = distance;
    else
      stretches_.push_back({distance, distance});
  }
  starts_.push_back(static_cast<std::uint32_t>(stretches_.size()));
  return true;
}

std::vector<LineName> line_names() {
  std::vector<LineName> names;
  for (const CoinGame& game : coin_games) names.push_back({game.name, game.origin, false});
  for (const PlainGame& game : plain_games)
    names.push_back({game.name, game.rules()->origin(), false});
  for (const DetailGame& game : detail_games) names.push_back({game.name, game.origin, true});
  return names;
}

LineGame::LineGame(std::shared_ptr<const LineRules> rules)
    : rules_(std::move(rules)), name_(rules_->name()) {}

LineGame LineGame::runs(const LengthFamily& lengths) { return LineGame(run_rules(lengths)); }

Result<LineGame> LineGame::parse(std::string_view name) {
  auto rules = rules_of(name);
  if (!rules) return rules.error();
  return LineGame(std::move(*rules));
}

std::uint32_t LineGame::origin() const noexcept { return rules_->origin(); }

std::optional<OeisEntry> LineGame::oeis() const noexcept { return rules_->oeis(); }

bool LineGame::has_closed_form() const noexcept { return rules_->has_closed_form(); }

std::uint32_t LineGame::largest_size() const { return Line(*rules_, largest_board_side).size(); }

std::uint64_t LineGame::largest_count() const { return rules_->largest_count(); }

Result<std::vector<Nimber>> LineGame::grundy_numbers(std::uint64_t count) const {
  if (count > largest_count()) return Error{ErrorKind::too_many_grundy_numbers, largest_count()};
  return rules_->grundy_numbers(count);
}

std::optional<Places> LineGame::find_move(std::uint32_t place, Nimber wanted,
                                          std::span<const Nimber> grundy) const {
  return rules_->find_move(place, wanted, grundy);
}

}  // namespace tartan
