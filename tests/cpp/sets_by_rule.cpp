#include "sets_by_rule.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tartan::test {

SetsByRule::SetsByRule(const std::string& game) {
  const std::map<std::string, std::pair<std::uint32_t, std::uint32_t>> numbers_of_coins{
      {"single", {1, 1}},  {"turning-turtles", {1, 2}}, {"mock-turtles", {1, 3}},
      {"moebius", {1, 5}}, {"mogul", {1, 7}},           {"moidores", {1, 9}},
      {"twins", {2, 2}},   {"triplets", {3, 3}}};
  const std::map<std::string, Rule> others{{"ruler", Rule::runs},
                                           {"sym", Rule::sym},
                                           {"turnips", Rule::turnips},
                                           {"grunt", Rule::grunt}};
  const std::string kind = game.substr(0, game.find(':')), rest = game.substr(game.find(':') + 1);
  if (const auto found = numbers_of_coins.find(game); found != numbers_of_coins.end()) {
    std::tie(fewest_, most_) = found->second;
  } else if (const auto other = others.find(game); other != others.end()) {
    rule_ = other->second;
  } else if (kind == "runs") {
    rule_ = Rule::runs;
    lengths_ = *LengthFamily::parse(rest);
  } else if (kind == "twins-within") {
    rule_ = Rule::twins_within;
    furthest_ = static_cast<std::uint32_t>(std::stoul(rest));
  } else {
    most_ = static_cast<std::uint32_t>(std::stoul(rest));
    fewest_ = kind == "up-to-coins" ? 1 : most_;
  }
}

bool SetsByRule::has(const Places& places) const {
  if (std::ranges::adjacent_find(places, std::greater_equal()) != places.end()) return false;
  const std::uint32_t first = places.front(), last = places.back();
  const auto size = static_cast<std::uint32_t>(places.size());
  switch (rule_) {
    case Rule::coins:
      return fewest_ <= size && size <= most_;
    case Rule::runs: {
      const auto lengths = lengths_.lengths_up_to(size);
      return last - first == size - 1 && !lengths->empty() && lengths->back() == size;
    }
    case Rule::twins_within:
      return size == 2 && last - first <= furthest_;
    case Rule::sym:
      return std::ranges::all_of(places, [&](std::uint32_t place) {
        return std::ranges::binary_search(places, first + last - place);
      });
    case Rule::turnips:
      return size == 3 && places[1] - first == last - places[1];
    case Rule::grunt:
      return size == 4 && first == 0 && places[1] == last - places[2];
  }
  return false;
}

void SetsByRule::visit(std::uint32_t place, std::span<const Nimber> grundy, const See& see) const {
  switch (rule_) {
    case Rule::coins:
      return visit_coins(place, 1, grundy, 0, see);
    case Rule::runs: {
      const auto lengths = lengths_.lengths_up_to(place + 1);
      Nimber value = 0;
      for (std::uint32_t length = 1; length <= place + 1; ++length) {
        if (length > 1) value ^= grundy[place + 1 - length];
        if (std::ranges::binary_search(*lengths, length)) see(value);
      }
      return;
    }
    case Rule::twins_within:
      for (std::uint32_t apart = 1; apart <= std::min(place, furthest_); ++apart)
        see(grundy[place - apart]);
      return;
    case Rule::sym:
      return visit_sym(place, grundy, see);
    case Rule::turnips:
      for (std::uint32_t apart = 1; 2 * apart <= place; ++apart)
        see(grundy[place - apart] ^ grundy[place - 2 * apart]);
      return;
    case Rule::grunt:
      for (std::uint32_t k = 1; 2 * k < place; ++k) see(grundy[0] ^ grundy[k] ^ grundy[place - k]);
      return;
  }
}

// Visits the sets that have `coins` coins, with the XOR so far, and the others below a place.
void SetsByRule::visit_coins(std::uint32_t below, std::uint32_t coins,
                             std::span<const Nimber> grundy, Nimber value, const See& see) const {
  if (coins >= fewest_) see(value);
  if (coins == most_ || coins + below < fewest_) return;
  for (std::uint32_t next = 0; next < below; ++next)
    visit_coins(next, coins + 1, grundy, value ^ grundy[next], see);
}

void SetsByRule::visit_sym(std::uint32_t place, std::span<const Nimber> grundy,
                           const See& see) const {
  see(0);
  for (std::uint32_t reach = 1; reach <= place; ++reach)
    for (std::uint64_t pairs = 0; pairs >> reach / 2 == 0; ++pairs) {
      Nimber value = grundy[place - reach];
      for (std::uint32_t away = 1; away < reach; ++away)
        if ((pairs >> (std::min(away, reach - away) - 1) & 1U) != 0) value ^= grundy[place - away];
      see(value);
    }
}

std::vector<Nimber> SetsByRule::grundy_numbers(std::uint32_t count) const {
  std::vector<Nimber> grundy;
  for (std::uint32_t place = 0; place < count; ++place) {
    std::vector<bool> seen(64);
    visit(place, grundy, [&](Nimber value) {
      // A set of places up to 22 is worth less than this; no mex is larger than what it misses.
      if (value >> 22U != 0) return;
      if (value >= seen.size()) seen.resize(2 * static_cast<std::size_t>(value) + 1);
      seen[static_cast<std::size_t>(value)] = true;
    });
    grundy.push_back(static_cast<Nimber>(std::ranges::find(seen, false) - seen.begin()));
  }
  return grundy;
}

}  // namespace tartan::test
