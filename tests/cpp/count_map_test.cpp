#include "tartan/counting/detail/count_map.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cstddef>
#include <random>
#include <vector>

using tartan::detail::CountMap;
using Values = std::vector<std::uint16_t>;

namespace {

// Values whose high byte changes after each value with this probability.
Values values_with_changes(std::mt19937_64& engine, std::size_t count, double probability) {
  std::bernoulli_distribution changes(probability);
  Values values(count);
  std::uint16_t high = 0;
  for (std::uint16_t& value : values) {
    value = static_cast<std::uint16_t>(high | engine() % 256);
    if (changes(engine)) high = static_cast<std::uint16_t>(engine() % 256 << 8);
  }
  return values;
}

std::size_t next_change(const Values& values, std::size_t i) {
  const auto changed = std::find_if(values.begin() + static_cast<std::ptrdiff_t>(i), values.end(),
                                    [&](std::uint16_t x) { return x >> 8 != values[i] >> 8; });
  return static_cast<std::size_t>(changed - values.begin());
}

struct Mapped {
  explicit Mapped(const Values& values)
      : size(static_cast<std::uint32_t>(values.size() - 1)),
        memory((CountMap::bytes(size) + 3) / 4),
        map(size, reinterpret_cast<std::byte*>(memory.data())) {
    map.make(values);
  }

  std::uint32_t size;
  std::vector<std::uint32_t> memory;
  CountMap map;
};

}  // namespace

TEST_CASE("a count map tells for how long the high byte stays", "[count_map]") {
  std::mt19937_64 engine(1121);
  const double probability = GENERATE(0.0, 0.001, 0.01, 0.2, 1.0);
  for (const std::size_t count : {1, 2, 15, 16, 17, 33, 1024, 1025, 9000}) {
    INFO(count << " values, each before a change with probability " << probability);
    const Values values = values_with_changes(engine, count, probability);
    const Mapped mapped(values);
    bool is_true = true, is_known = true;
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::size_t change = next_change(values, i);
      const std::uint32_t told = mapped.map.steady_positions(i);
      // After the last value the map may hold anything.
      is_true = is_true && (i + told <= change || change == count);
      // Steady stretches end with a whole group, and after 255 groups at the latest.
      const std::size_t group_end = (i / CountMap::group_size + 1) * CountMap::group_size;
      const std::size_t known = std::min(change, i + 254 * std::size_t{CountMap::group_size});
      const bool whole_group =
          next_change(values, i / CountMap::group_size * CountMap::group_size) >=
          std::min(group_end, count);
      is_known = is_known && (!whole_group || i + told + CountMap::group_size > known);
      CHECK(mapped.map.low_bytes()[i] == values[i] % 256);
    }
    CHECK(is_true);
    CHECK(is_known);
  }
}

TEST_CASE("a count map tells how many groups change their high byte", "[count_map]") {
  constexpr std::uint32_t block = 1024;
  std::mt19937_64 engine(1122);
  const Values values = values_with_changes(engine, 20'000, 0.02);
  const Mapped mapped(values);
  const auto changes_in = [&](std::uint32_t first, std::uint32_t end) {
    std::uint32_t groups = 0;
    for (std::uint32_t group = first; group < end; group += CountMap::group_size)
      groups += next_change(values, group) < std::min(group + CountMap::group_size, end);
    return groups;
  };
  for (int round = 0; round < 200; ++round) {
    const auto last = static_cast<std::uint32_t>(engine() % values.size());
    const auto first = static_cast<std::uint32_t>(engine() % (last + 1));
    const auto end = std::min<std::size_t>(values.size(), (last / block + 1) * block);
    CHECK(mapped.map.changing_groups(first, last) ==
          changes_in(first / block * block, static_cast<std::uint32_t>(end)));
  }
}
