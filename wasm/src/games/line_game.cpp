#include "tartan/games/line_game.hpp"

#include <array>
#include <charconv>
#include <utility>

#include "lines/line_rules.hpp"
#include "tartan/games/line.hpp"

namespace tartan {
namespace {

// Distances are bytes.
static_assert(largest_board_side <= 256);

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
constexpr std::uint32_t most_coins = 1'000;
constexpr std::uint32_t most_apart = 999'999;

// By the usual name where it has one.
LineRulesPointer numbered_coin_rules(std::string_view prefix, std::uint32_t fewest,
                                     std::uint32_t most) {
  for (const CoinGame& known : coin_games)
    if (known.fewest == fewest && known.most == most && known.origin == 0)
      return coin_rules(std::string(known.name), fewest, most, 0);
  return coin_rules(std::string(prefix) + std::to_string(most), fewest, most, 0);
}

// The number behind a game's name, 1 ... largest.
Result<std::uint32_t> read_number(std::string_view text, std::uint32_t largest) {
  std::uint32_t number = 0;
  const auto [rest, status] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (status != std::errc{} || rest != text.data() + text.size() || number < 1 || number > largest)
    return Error{ErrorKind::bad_game_number, largest};
  return number;
}

using Rules = Result<LineRulesPointer>;

// A game whose name has a colon, by what is behind that.
Rules parametric_rules(std::string_view prefix, std::string_view text) {
  if (prefix == "pattern:") return pattern_rules(text);
  if (prefix == "runs:") {
    const auto lengths = LengthFamily::parse(text);
    if (!lengths) return lengths.error();
    return run_rules(*lengths);
  }
  const bool up_to = prefix == "up-to-coins:", apart = prefix == "twins-within:";
  if (!up_to && !apart && prefix != "exactly-coins:") return Error{ErrorKind::unknown_game, 0};
  const auto number = read_number(text, apart ? most_apart : most_coins);
  if (!number) return number.error();
  if (apart) return twins_within_rules(*number);
  return numbered_coin_rules(prefix, up_to ? 1 : *number, *number);
}

Rules rules_of(std::string_view name) {
  for (const auto& [known, fewest, most, origin] : coin_games)
    if (name == known) return coin_rules(std::string(name), fewest, most, origin);
  if (name == "ruler") return run_rules(LengthFamily(LengthFamily::Kind::all));
  if (name == "sym") return sym_rules();
  if (name == "grunt") return grunt_rules();
  if (name == "turnips") return turnips_rules();
  const std::size_t colon = name.find(':');
  if (colon == std::string_view::npos) return Error{ErrorKind::unknown_game, 0};
  return parametric_rules(name.substr(0, colon + 1), name.substr(colon + 1));
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

LineGame::LineGame(std::shared_ptr<const LineRules> rules)
    : rules_(std::move(rules)), name_(rules_->name()) {}

LineGame LineGame::runs(const LengthFamily& lengths) { return LineGame(run_rules(lengths)); }

Result<LineGame> LineGame::parse(std::string_view name) {
  auto rules = rules_of(name);
  if (!rules) return rules.error();
  return LineGame(std::move(*rules));
}

std::uint32_t LineGame::origin() const noexcept { return rules_->origin(); }

std::string_view LineGame::oeis() const noexcept { return rules_->oeis(); }

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
