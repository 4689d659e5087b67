// Games that turn up to a number of coins anywhere: Turning Turtles, Twins, Mock Turtles, Triplets,
// Moebius, ...
#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "lexicode.hpp"
#include "line_rules.hpp"

namespace tartan {
namespace {

// The number of Grundy numbers that are available if a move turns up to `most` coins. Up to 22
// coins there are as many as the lexicodes of even numbers have below 2^22. Beyond that only the
// first ones are given, which are 2^n.
constexpr std::uint64_t largest_count_up_to(std::uint32_t most) {
  constexpr std::array<std::uint64_t, 10> lexicodes_from_4{739, 101, 47, 35, 27,
                                                           24,  23,  23, 23, 23};
  if (most <= 3) return most_by_formula;
  if (most >= 64) return 64;
  const std::size_t index = most / 2 - 2;
  const std::uint64_t even =
      index < lexicodes_from_4.size() ? lexicodes_from_4[index] : most / 2 * 2;
  return even + most % 2;
}

void add_grundy_up_to(std::uint32_t most, std::uint64_t count, std::vector<Nimber>& grundy) {
  if (most % 2 == 0 && most >= 4 && most <= 22) {
    const std::vector<Nimber> columns = lexicode_columns(most, count);
    grundy.insert(grundy.end(), columns.begin(), columns.end());
    return;
  }
  if (most == 1 || most % 2 == 0) {
    for (std::uint64_t place = 0; place < count; ++place)
      grundy.push_back(most == 1 ? 1 : most == 2 ? place + 1 : Nimber{1} << place);
    return;
  }
  // The Mock Turtle theorem: with one coin more than an even number the Grundy numbers are 1, and
  // then those of the even number with a bit at their end that makes their ones an odd number.
  if (count == 0) return;
  std::vector<Nimber> even;
  add_grundy_up_to(most - 1, count - 1, even);
  grundy.push_back(1);
  for (const Nimber number : even)
    grundy.push_back(number * 2 + (std::popcount(number) % 2 == 0 ? 1 : 0));
}

// At most `most` places whose Grundy numbers, which ascend, have the nim-sum `wanted`. They are
// added to `places`, the last one first.
bool find_places(std::uint32_t most, Nimber wanted, std::span<const Nimber> grundy,
                 Places& places) {
  if (wanted == 0) return true;
  if (most == 0) return false;
  if (most == 1) {
    const auto found = std::ranges::lower_bound(grundy, wanted);
    if (found == grundy.end() || *found != wanted) return false;
    places.push_back(static_cast<std::uint32_t>(found - grundy.begin()));
    return true;
  }
  for (auto place = static_cast<std::uint32_t>(grundy.size()); place-- > 0;) {
    // Numbers without a bit as high as the wanted one's highest can't make it. Of powers of two
    // only the bits of what is wanted pass this, so that nothing is tried in vain.
    if (std::bit_width(grundy[place]) < std::bit_width(wanted)) return false;
    places.push_back(place);
    if (find_places(most - 1, wanted ^ grundy[place], grundy.first(place), places)) return true;
    places.pop_back();
  }
  return false;
}

// From `fewest` to `most` coins; fewest is 1 or most. With exactly `most` coins the first most - 1
// places are worth 0, as no move ends there. Behind them a move takes as many of those worthless
// coins as it needs, so the game goes on like that of up to `most` coins.
class Coins final : public LineRules {
 public:
  Coins(std::string name, std::uint32_t fewest, std::uint32_t most, std::uint32_t origin)
      : name_(std::move(name)),
        fewest_(fewest),
        most_(most),
        worthless_(fewest == most ? most - 1 : 0),
        origin_(origin) {}

  std::string name() const override { return name_; }
  std::uint32_t origin() const noexcept override { return origin_; }
  std::optional<OeisEntry> oeis() const noexcept override {
    if (most_ == 1) return OeisEntry{"A000012", 0};
    if (most_ == 2) return fewest_ == 1 ? OeisEntry{"A000027", 1} : OeisEntry{"A001477", 0};
    if (fewest_ == 1 && most_ == 3) return OeisEntry{"A000069", 1};
    if (fewest_ == 1 && most_ == 4) return OeisEntry{"A033623", 1};
    if (fewest_ == 1 && most_ == 5) return OeisEntry{"A054016", 1};
    return std::nullopt;
  }
  bool has_closed_form() const noexcept override { return most_ <= 3; }

  void add_sets(std::uint32_t place, MoveSets& sets) const override {
    Places distances{0};
    if (place == 0 && fewest_ == 1) sets.add(distances);
    if (place != 0) add_sets_from(distances, place, sets);
  }

  std::uint64_t largest_count() const override {
    return std::min(largest_count_up_to(most_) + worthless_, most_by_formula);
  }

  std::vector<Nimber> grundy_numbers(std::uint64_t count) const override {
    const std::uint64_t worthless = std::min<std::uint64_t>(count, worthless_);
    std::vector<Nimber> grundy(static_cast<std::size_t>(worthless));
    add_grundy_up_to(most_, count - worthless, grundy);
    return grundy;
  }

  std::optional<Places> find_move(std::uint32_t place, Nimber wanted,
                                  std::span<const Nimber> grundy) const override {
    if (place < worthless_) return std::nullopt;
    // The last place comes first.
    Places places{place};
    const auto worthy = grundy.subspan(worthless_, place - worthless_);
    if (!find_places(most_ - 1, wanted, worthy, places)) return std::nullopt;
    for (std::size_t index = 1; index < places.size(); ++index) places[index] += worthless_;
    for (std::uint32_t filler = worthless_; places.size() < fewest_;) places.push_back(--filler);
    std::ranges::reverse(places);
    return places;
  }

 private:
  // Adds the sets that begin with these distances and end with the place, by their next distance.
  void add_sets_from(Places& distances, std::uint32_t place, MoveSets& sets) const {
    for (std::uint32_t next = distances.back() + 1; next <= place; ++next) {
      const std::size_t coins = distances.size() + 1;  // with the next one
      if (coins + (place - next) < fewest_ || coins + (next < place ? 1 : 0) > most_) continue;
      distances.push_back(next);
      if (next == place)
        sets.add(distances);
      else
        add_sets_from(distances, place, sets);
      distances.pop_back();
    }
  }

  std::string name_;
  std::uint32_t fewest_, most_, worthless_, origin_;
};

}  // namespace

LineRulesPointer coin_rules(std::string name, std::uint32_t fewest, std::uint32_t most,
                            std::uint32_t origin) {
  return std::make_unique<const Coins>(std::move(name), fewest, most, origin);
}

}  // namespace tartan
