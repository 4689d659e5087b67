#include "line_by_rule.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "tartan/length_family.hpp"

namespace tartan::test {
namespace {

using Distances = std::vector<std::uint32_t>;  // from the corner, ascending

bool is_in_family(const LengthFamily& family, std::uint32_t length) {
  const auto lengths = family.lengths_up_to(length);
  return !lengths->empty() && lengths->back() == length;
}

std::vector<Distances> runs_at(std::uint32_t place, const LengthFamily& family) {
  std::vector<Distances> runs;
  Distances run;
  for (std::uint32_t away = 0; away <= place; ++away) {
    run.push_back(away);
    if (is_in_family(family, away + 1)) runs.push_back(run);
  }
  return runs;
}

// Adds all sets of `fewest` to `most` coins.
void add_coins_at(std::uint32_t place, std::uint32_t fewest, std::uint32_t most, Distances& set,
                  std::vector<Distances>& sets) {
  if (set.size() >= fewest) sets.push_back(set);
  if (set.size() == most) return;
  for (std::uint32_t away = set.back() + 1; away <= place; ++away) {
    set.push_back(away);
    add_coins_at(place, fewest, most, set, sets);
    set.pop_back();
  }
}

std::vector<Distances> coins_at(std::uint32_t place, std::uint32_t fewest, std::uint32_t most) {
  std::vector<Distances> sets;
  Distances set{0};
  add_coins_at(place, fewest, most, set, sets);
  return sets;
}

std::vector<Distances> twins_within_at(std::uint32_t place, std::uint32_t furthest) {
  auto sets = coins_at(place, 2, 2);
  std::erase_if(sets, [=](const Distances& set) { return set.back() > furthest; });
  return sets;
}

// Tries all sets, so it only works for a few places.
std::vector<Distances> sym_at(std::uint32_t place) {
  auto sets = coins_at(place, 1, place + 1);
  std::erase_if(sets, [](const Distances& set) {
    return !std::ranges::all_of(set, [&](std::uint32_t away) {
      return std::ranges::binary_search(set, set.back() - away);
    });
  });
  return sets;
}

std::vector<Distances> turnips_at(std::uint32_t place) {
  auto sets = coins_at(place, 3, 3);
  std::erase_if(sets, [](const Distances& set) { return set[1] - set[0] != set[2] - set[1]; });
  return sets;
}

std::vector<Distances> grunt_at(std::uint32_t place) {
  std::vector<Distances> sets;
  for (std::uint32_t k = 1; k < place - k && k < place; ++k)
    sets.push_back({0, k, place - k, place});
  return sets;
}

std::vector<std::string> split(const std::string& text, const std::string& separator) {
  const std::size_t end = text.find(separator);
  if (end == std::string::npos) return {text};
  auto rest = split(text.substr(end + separator.size()), separator);
  rest.insert(rest.begin(), text.substr(0, end));
  return rest;
}

using Letters = std::map<char, std::uint32_t>;

bool is_letter(char c) { return c >= 'a' && c <= 'z' && c != 'n'; }

std::int64_t distance(const std::string& text, std::uint32_t place, const Letters& letters) {
  if (text == "n") return place;
  if (text[0] == 'n') return place - distance(text.substr(2), place, letters);
  const std::int64_t times = is_letter(text.front()) ? 1 : std::stoll(text);
  return is_letter(text.back()) ? times * letters.at(text.back()) : times;
}

// The set that one pattern gives with these letters; empty if it gives none.
std::optional<Distances> pattern_set(const std::string& text, std::uint32_t place,
                                     const Letters& letters) {
  std::vector<std::int64_t> set;
  for (const std::string& stretch : split(text, ",")) {
    const auto ends = split(stretch, "..");
    const std::int64_t first = distance(ends.front(), place, letters);
    const std::int64_t end = ends.size() == 1 ? first + 1 : distance(ends[1], place, letters);
    if (first >= end || first < 0 || end > place + std::int64_t{1}) return std::nullopt;
    for (std::int64_t away = first; away < end; ++away) set.push_back(away);
  }
  std::ranges::sort(set);
  if (std::ranges::adjacent_find(set) != set.end()) return std::nullopt;
  return Distances(set.begin(), set.end());
}

bool is_value(char letter, std::uint32_t value) {
  using Family = LengthFamily::Kind;
  const std::map<char, Family> families{{'t', Family::triangular}, {'s', Family::square},
                                        {'o', Family::odd},        {'w', Family::powers_of_two},
                                        {'p', Family::primes},     {'f', Family::fibonacci}};
  return !families.contains(letter) || is_in_family(LengthFamily(families.at(letter)), value);
}

// Tries all values of the letters, one letter after the other.
void add_pattern_sets(const std::string& text, std::uint32_t place, std::string unknown,
                      Letters letters, std::vector<Distances>& sets) {
  if (unknown.empty()) {
    if (const auto set = pattern_set(text, place, letters)) sets.push_back(*set);
    return;
  }
  const char letter = unknown.back();
  unknown.pop_back();
  for (std::uint32_t value = 1; value <= place + 1; ++value) {
    if (!is_value(letter, value)) continue;
    letters[letter] = value;
    add_pattern_sets(text, place, unknown, letters, sets);
  }
}

std::vector<Distances> pattern_at(std::uint32_t place, const std::string& patterns) {
  std::vector<Distances> sets;
  for (const std::string& text : split(patterns, ";")) {
    if (text == "sym") {
      for (const Distances& set : sym_at(place)) sets.push_back(set);
      continue;
    }
    std::set<char> letters;
    std::ranges::copy_if(text, std::inserter(letters, letters.end()), is_letter);
    add_pattern_sets(text, place, std::string(letters.begin(), letters.end()), {}, sets);
  }
  return sets;
}

std::vector<Distances> distances_at(std::uint32_t place, const std::string& game) {
  const std::map<std::string, std::pair<std::uint32_t, std::uint32_t>> numbers_of_coins{
      {"single", {1, 1}},  {"turning-turtles", {1, 2}}, {"mock-turtles", {1, 3}},
      {"moebius", {1, 5}}, {"mogul", {1, 7}},           {"moidores", {1, 9}},
      {"twins", {2, 2}},   {"triplets", {3, 3}}};
  if (const auto found = numbers_of_coins.find(game); found != numbers_of_coins.end())
    return coins_at(place, found->second.first, found->second.second);
  if (game == "ruler") return runs_at(place, LengthFamily(LengthFamily::Kind::all));
  if (game == "sym") return sym_at(place);
  if (game == "turnips") return turnips_at(place);
  if (game == "grunt") return grunt_at(place);
  const std::string kind = game.substr(0, game.find(':')), rest = game.substr(game.find(':') + 1);
  if (kind == "pattern") return pattern_at(place, rest);
  if (kind == "runs") return runs_at(place, *LengthFamily::parse(rest));
  const auto number = static_cast<std::uint32_t>(std::stoul(rest));
  if (kind == "twins-within") return twins_within_at(place, number);
  return coins_at(place, kind == "up-to-coins" ? 1 : number, number);
}

// Sorts sets by how far back they reach, then by their distances, and drops duplicates.
std::vector<Places> sets_at(std::uint32_t place, const std::string& game) {
  std::set<std::pair<std::uint32_t, Distances>> ordered;
  for (const Distances& set : distances_at(place, game)) ordered.insert({set.back(), set});
  std::vector<Places> sets;
  for (const auto& [reach, set] : ordered) {
    Places& places = sets.emplace_back(set.rbegin(), set.rend());
    for (std::uint32_t& turned : places) turned = place - turned;
  }
  return sets;
}

}  // namespace

LineByRule::LineByRule(const std::string& game, std::uint32_t size) {
  for (std::uint32_t place = 0; place < size; ++place) {
    sets.push_back(sets_at(place, game));
    grundy.push_back(0);  // the corner counts 0, so a set's XOR is that of its other coins
    std::set<Nimber> options;
    for (const Places& places : sets.back()) options.insert(value_of(places));
    while (options.contains(grundy.back())) ++grundy.back();
  }
}

Nimber LineByRule::value_of(const Places& places) const {
  Nimber value = 0;
  for (const std::uint32_t place : places) value ^= grundy[place];
  return value;
}

}  // namespace tartan::test
