#include "line_by_rule.hpp"

#include <set>

#include "tartan/length_family.hpp"

namespace tartan::test {
namespace {

std::vector<Places> runs_at(std::uint32_t place, const LengthFamily& family) {
  std::vector<Places> runs;
  const auto lengths = family.lengths_up_to(place + 1);
  for (const std::uint32_t length : *lengths) {
    Places run;
    for (std::uint32_t turned = place + 1 - length; turned <= place; ++turned)
      run.push_back(turned);
    runs.push_back(run);
  }
  return runs;
}

std::vector<Places> twins_at(std::uint32_t place) {
  std::vector<Places> twins;
  for (std::uint32_t other = place; other-- > 0;) twins.push_back({other, place});
  return twins;
}

std::vector<Places> sets_at(std::uint32_t place, const std::string& game) {
  if (game == "single") return {{place}};
  if (game == "twins") return twins_at(place);
  if (game == "ruler") return runs_at(place, LengthFamily(LengthFamily::Kind::all));
  return runs_at(place, *LengthFamily::parse(game.substr(game.find(':') + 1)));
}

}  // namespace

LineByRule::LineByRule(const std::string& game, std::uint32_t size) {
  for (std::uint32_t place = 0; place < size; ++place) {
    sets.push_back(sets_at(place, game));
    grundy.push_back(0);  // so that a set is worth what its other coins are
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
