// Contracts of finding a move of a line game with a wanted number, as far along as the game has
// Grundy numbers.
#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "contracts.hpp"
#include "sets_by_rule.hpp"
#include "tartan/games/line_game.hpp"

namespace tartan::fuzz {
namespace {

using Coins = std::uint64_t;  // a bit for each

// All sets of coins with a given XOR, stored as one of them and the differences between any two.
class SetsWorth {
 public:
  SetsWorth(std::span<const Nimber> values, Nimber wanted) {
    for (std::size_t coin = 0; coin < values.size(); ++coin) add(values[coin], Coins{1} << coin);
    Coins coins = 0;
    reduce(wanted, coins);
    if (wanted == 0) one_ = coins;
  }

  /// The fewest coins in such a set; empty if there is no set.
  std::optional<std::uint32_t> fewest() const {
    if (!one_) return std::nullopt;
    Coins set = *one_;
    int least = std::popcount(set);
    for (std::uint64_t step = 1; step >> worthless_.size() == 0; ++step) {
      set ^= worthless_[static_cast<std::size_t>(std::countr_zero(step))];
      least = std::min(least, std::popcount(set));
    }
    return static_cast<std::uint32_t>(least);
  }

  /// The number of basis differences; 2 to this power sets are tried.
  std::size_t differences() const { return worthless_.size(); }

 private:
  void add(Nimber value, Coins coins) {
    reduce(value, coins);
    if (value == 0)
      worthless_.push_back(coins);
    else
      basis_.push_back({value, coins});
  }
  void reduce(Nimber& value, Coins& coins) const {
    for (const auto& [known, known_coins] : basis_)
      if ((value & std::bit_floor(known)) != 0) {
        value ^= known;
        coins ^= known_coins;
      }
  }

  std::vector<std::pair<Nimber, Coins>> basis_;
  std::vector<Coins> worthless_;
  std::optional<Coins> one_;
};

// The number of places whose Grundy numbers take some milliseconds.
std::uint32_t most_places(const std::string& name, const test::SetsByRule& rule) {
  if (name == "sym") return 20;
  const std::uint32_t most = rule.most();
  const std::uint32_t worthless = rule.fewest() == most && most != 0 ? most - 1 : 0;
  if (most == 0 || most <= 2) return 400;
  return worthless + (most == 3 ? 100 : most <= 23 ? 20 : 64);
}

// True if the number is an option; empty if finding out would take too long.
std::optional<bool> is_option(const test::SetsByRule& rule, std::uint32_t place, Nimber wanted,
                              std::span<const Nimber> grundy) {
  if (rule.most() < 4) {
    bool is_found = false;
    rule.visit(place, grundy, [&](Nimber value) { is_found = is_found || value == wanted; });
    return is_found;
  }
  // If the number of coins is fixed, coins of value 0 fill up any set.
  const std::uint32_t fillers = rule.fewest() == rule.most() ? rule.most() - 1 : 0;
  if (place < fillers) return false;
  const SetsWorth sets(grundy.subspan(fillers, place - fillers), wanted);
  if (sets.differences() > 12) return std::nullopt;
  const auto fewest = sets.fewest();
  return fewest && *fewest < rule.most();
}

// Any number, or the XOR of some coins of the line.
Nimber wanted_number(Input& input, std::uint32_t place, const std::vector<Nimber>& grundy) {
  switch (input.below(4)) {
    case 0:
      return input.of_any_size();
    case 1:
      return grundy[place] == 0 ? 0 : input.of_any_size() % grundy[place];
    default: {
      Nimber wanted = 0;
      if (place == 0) return wanted;
      for (std::uint32_t coins = input.below(8); coins > 0; --coins)
        wanted ^= grundy[place - 1 - input.below(std::min(place, 64U))];
      return wanted;
    }
  }
}

}  // namespace

void check_find_move(Input input) {
  const std::string name = line_game_name(input, 1'000);
  const auto game = LineGame::parse(name);
  must(static_cast<bool>(game), "a game by its name");
  const test::SetsByRule rule(name);
  const auto most = static_cast<std::uint32_t>(
      std::min<std::uint64_t>(most_places(name, rule), game->largest_count()));
  // Mostly a late place, because the first ones of games with many coins are worth nothing.
  const std::uint32_t place = input.flag() ? input.below(most) : most - 1 - input.below(most) % 64;
  if (place >= most) return;
  const auto grundy = game->grundy_numbers(place + 1);
  must(static_cast<bool>(grundy), "so many Grundy numbers");
  const Nimber wanted = wanted_number(input, place, *grundy);
  const auto found = game->find_move(place, wanted, *grundy);
  if (found) {
    must(found->back() == place && rule.has(*found), "a move that is found is one of the rules");
    Nimber others = (*grundy)[place];
    for (const std::uint32_t turned : *found) others ^= (*grundy)[turned];
    must(others == wanted, "it is worth what was wanted");
    return;
  }
  must(wanted >= (*grundy)[place], "there is a move for each smaller number");
  must(is_option(rule, place, wanted, *grundy) != true, "none is found where there is none");
}

}  // namespace tartan::fuzz
