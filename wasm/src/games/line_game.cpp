#include "tartan/games/line_game.hpp"

#include <array>
#include <utility>

#include "lines/line_rules.hpp"
#include "tartan/games/line.hpp"

namespace tartan {
namespace {

constexpr std::string_view runs_prefix = "runs:";

// Distances are bytes.
static_assert(largest_board_side <= 256);

// Games that turn so many coins, wherever they are.
struct CoinGame {
  std::string_view name;
  std::uint32_t fewest, most, origin;
};
constexpr std::array coin_games{
    CoinGame{"single", 1, 1, 1},
    CoinGame{"twins", 2, 2, 0},
};

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
  for (const auto& [known, fewest, most, origin] : coin_games)
    if (name == known) return LineGame(coin_rules(std::string(name), fewest, most, origin));
  if (name == "ruler") return runs(LengthFamily(LengthFamily::Kind::all));
  if (!name.starts_with(runs_prefix)) return Error{ErrorKind::unknown_game, 0};
  const auto lengths = LengthFamily::parse(name.substr(runs_prefix.size()));
  if (!lengths) return lengths.error();
  return runs(*lengths);
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
