#include "tartan/chessboard_nim.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <catch_amalgamated.hpp>
#include <cstdint>
#include <numeric>
#include <random>
#include <set>
#include <vector>

#include "refusing_memory.hpp"

using namespace tartan;
using namespace tartan::test;
using Steps = std::vector<std::uint32_t>;

namespace {

const Steps low_primes{2, 3, 5, 7};

ChessboardNim board_of(const Steps& steps, std::uint64_t side) {
  auto board = ChessboardNim::create(steps, side);
  REQUIRE(board);
  return *std::move(board);
}

std::uint64_t winning(const Steps& steps, std::uint64_t side, std::uint64_t coins,
                      std::uint64_t modulus = largest_modulus) {
  const auto count = board_of(steps, side).count_modulo(coins, modulus);
  REQUIRE(count);
  CHECK((count->winning + count->losing) % modulus == count->all);
  return count->winning;
}

// Decides who wins by the rule alone: some move leads to a lost position. A position is a number
// whose digits, to the base of the side, are the coins' coordinates.
class PlainGame {
 public:
  PlainGame(Steps steps, std::uint32_t side, std::uint32_t coins)
      : steps_(std::move(steps)), side_(side), digits_(2 * coins) {
    std::size_t positions = 1;
    for (std::uint32_t digit = 0; digit < digits_; ++digit) positions *= side_;
    wins_.resize(positions);
    for (std::size_t position = 0; position < positions; ++position)
      wins_[position] = can_win(position);
  }

  std::uint64_t winning() const {
    return static_cast<std::uint64_t>(std::count(wins_.begin(), wins_.end(), true));
  }

 private:
  bool can_win(std::size_t position) const {
    std::size_t place_value = 1;
    for (std::uint32_t digit = 0; digit < digits_; ++digit, place_value *= side_)
      for (const std::uint32_t step : steps_)
        if (position / place_value % side_ >= step && !wins_[position - step * place_value])
          return true;
    return false;
  }

  Steps steps_;
  std::size_t side_;
  std::uint32_t digits_;
  std::vector<bool> wins_;
};

// The Grundy numbers by their definition, with a set for the mex.
std::vector<std::uint32_t> plain_grundy(const Steps& steps, std::size_t count) {
  std::vector<std::uint32_t> grundy;
  for (std::size_t place = 0; place < count; ++place) {
    std::set<std::uint32_t> options;
    for (const std::uint32_t step : steps)
      if (step <= place) options.insert(grundy[place - step]);
    std::uint32_t number = 0;
    while (options.contains(number)) ++number;
    grundy.push_back(number);
  }
  return grundy;
}

}  // namespace

TEST_CASE("chessboard nim of low primes", "[chessboard_nim]") {
  CHECK(winning(low_primes, 3, 1) == 4);
  CHECK(winning(low_primes, 3, 2) == 40);
  CHECK(winning(low_primes, 9, 3) == 450'304);
  const std::array<std::uint8_t, 10> first{0, 0, 1, 1, 2, 2, 3, 3, 4, 0};
  const ChessboardNim board = board_of(low_primes, 9);
  CHECK(std::equal(first.begin(), first.end(), board.grundy_numbers().begin()));
  CHECK(board.period() == CoordinatePeriod{0, 9});
}

TEST_CASE("chessboard nim agrees with every position played to its end", "[chessboard_nim]") {
  for (const Steps& steps : {low_primes, Steps{1}, Steps{1, 2}, Steps{1, 4}, Steps{2, 5, 6}})
    for (const auto& [largest, coins] : {std::pair{9U, 1U}, {9U, 2U}, {6U, 3U}, {3U, 4U}})
      for (std::uint32_t side = 1; side <= largest; ++side) {
        INFO("side " << side << ", " << coins << " coins, first step " << steps.front());
        CHECK(winning(steps, side, coins) == PlainGame(steps, side, coins).winning());
      }
}

TEST_CASE("the period of a coordinate is proved and shortest", "[chessboard_nim]") {
  std::minstd_rand random(649);
  for (int round = 0; round < 60; ++round) {
    Steps steps;
    const auto largest = 3 + random() % 24;
    while (steps.size() < 1 + static_cast<std::size_t>(round) % 5)
      steps.push_back(1 + static_cast<std::uint32_t>(random() % largest));
    const ChessboardNim board = board_of(steps, 1);
    REQUIRE(board.period());
    const auto [pre_period, period] = *board.period();
    const auto grundy = plain_grundy(steps, pre_period + 5 * period + 200);
    const auto holds = [&](std::size_t from, std::size_t distance) {
      return std::equal(grundy.begin() + static_cast<std::ptrdiff_t>(from + distance), grundy.end(),
                        grundy.begin() + static_cast<std::ptrdiff_t>(from));
    };
    CHECK(holds(pre_period, period));
    if (pre_period > 0) CHECK_FALSE(holds(pre_period - 1, period));
    for (std::size_t shorter = 1; shorter < period; ++shorter)
      CHECK_FALSE(holds(pre_period, shorter));
    CHECK(std::equal(grundy.begin(), grundy.begin() + 200, board.grundy_numbers().begin()));
  }
}

TEST_CASE("coordinates are counted one by one, and by their period", "[chessboard_nim]") {
  // The second set begins with 259 numbers that never recur.
  for (const Steps& steps : {low_primes, Steps{1, 4, 6, 9, 11, 13, 15, 20, 256}, Steps{255, 256}})
    for (const std::uint64_t side : {1U, 2U, 30U, 1024U, 1025U, 5000U, 20'000U}) {
      const ChessboardNim board = board_of(steps, side);
      std::vector<std::uint64_t> counts(board.coordinates().size());
      for (const std::uint32_t number : plain_grundy(steps, side)) ++counts.at(number);
      CHECK(std::equal(counts.begin(), counts.end(), board.coordinates().begin()));
      CHECK(std::has_single_bit(counts.size()));
      CHECK((counts.size() == 1 ||
             std::any_of(counts.begin() + static_cast<std::ptrdiff_t>(counts.size() / 2),
                         counts.end(), [](auto count) { return count > 0; })));
    }
}

TEST_CASE("the squares and their transform on the largest board", "[chessboard_nim]") {
  const ChessboardNim board = board_of(low_primes, largest_chessboard);
  const auto squares = board.squares();
  const Uint128 side = largest_chessboard;
  CHECK(std::accumulate(squares.begin(), squares.end(), Uint128{0}) == side * side);
  REQUIRE(squares.size() == 8);
  // Arithmetic modulo 2^128: negative numbers are in the upper half.
  const auto with_signs = [](std::size_t place, const auto& counts) {
    Uint128 sum = 0;
    for (std::size_t nimber = 0; nimber < counts.size(); ++nimber)
      sum += std::popcount(place & nimber) % 2 == 0 ? counts[nimber] : -Uint128{counts[nimber]};
    return sum;
  };
  for (std::size_t place = 0; place < squares.size(); ++place) {
    const auto value = static_cast<Uint128>(board.transform()[place]);
    CHECK(value == with_signs(place, board.coordinates()));
    CHECK(value * value == with_signs(place, squares));
  }
  // A single coin loses on the squares of value 0.
  const auto count = board.count_modulo(1, largest_modulus);
  REQUIRE(count);
  CHECK(count->losing == static_cast<std::uint64_t>(squares[0] % largest_modulus));
}

TEST_CASE("a modulus of a factor is the rest of the larger one", "[chessboard_nim]") {
  const Steps steps{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  for (const std::uint64_t side : {16U, 1'000'003U})
    for (const std::uint64_t coins : {1ULL, 2ULL, 77ULL, 1'000'000ULL}) {
      const std::uint64_t whole = winning(steps, side, coins, largest_modulus);
      for (const unsigned bits : {0U, 1U, 2U, 31U, 59U}) {
        const std::uint64_t modulus = std::uint64_t{1} << bits;
        CHECK(winning(steps, side, coins, modulus) == whole % modulus);
      }
      const std::uint64_t odd = 999'999'999'999'999'989;
      const std::uint64_t part = 3 * 333'667;
      CHECK(winning(steps, side, coins, odd) < odd);
      CHECK(winning(steps, side, coins, 1'001'001'000) % part == winning(steps, side, coins, part));
    }
}

TEST_CASE("where no coin can move nobody wins", "[chessboard_nim]") {
  CHECK(winning({9}, 9, 5) == 0);
  CHECK(board_of({9}, 9).coordinates().size() == 1);
  CHECK(winning({9}, 10, 1) == 18);
}

TEST_CASE("steps whose numbers do not repeat soon", "[chessboard_nim]") {
  const Steps steps{46, 47, 63, 69, 84, 87, 138, 154, 163, 165, 190, 191, 223, 236, 254};
  const ChessboardNim board = board_of(steps, searched_coordinates);
  CHECK_FALSE(board.period());
  const auto counts = board.coordinates();
  CHECK(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}) == searched_coordinates);
  CHECK(ChessboardNim::create(steps, searched_coordinates + 1).error() ==
        Error{ErrorKind::steps_do_not_repeat, searched_coordinates});
}

TEST_CASE("how far chessboard nim goes", "[chessboard_nim]") {
  CHECK(most_steps == 15);
  CHECK(largest_step == 256);
  CHECK(largest_chessboard == 1'000'000'000'000'000'000);
  CHECK(most_chessboard_coins == 1'000'000);
  CHECK(largest_modulus == std::uint64_t{1} << 60);
  CHECK(board_of(low_primes, 9).grundy_numbers().size() == 512);
}

TEST_CASE("what chessboard nim refuses", "[chessboard_nim]") {
  const auto refusal = [](const Steps& steps, std::uint64_t side) {
    return ChessboardNim::create(steps, side).error();
  };
  Steps many(most_steps + 1);
  std::iota(many.begin(), many.end(), 1U);
  for (const Steps& steps : {Steps{}, Steps{0, 2}, Steps{largest_step + 1}, many})
    CHECK(refusal(steps, 9) == Error{ErrorKind::bad_steps, largest_step});
  for (const std::uint64_t side : {std::uint64_t{0}, largest_chessboard + 1})
    CHECK(refusal(low_primes, side) ==
          Error{ErrorKind::chessboard_out_of_range, largest_chessboard});
  const ChessboardNim board = board_of({2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 7}, 9);
  for (const std::uint64_t coins : {std::uint64_t{0}, most_chessboard_coins + 1})
    CHECK(board.count_modulo(coins, 10).error() ==
          Error{ErrorKind::chessboard_out_of_range, most_chessboard_coins});
  for (const std::uint64_t modulus : {std::uint64_t{0}, largest_modulus + 1})
    CHECK(board.count_modulo(3, modulus).error() ==
          Error{ErrorKind::chessboard_out_of_range, largest_modulus});
  RefusingMemory memory;
  CHECK(ChessboardNim::create(low_primes, 9, memory).error() ==
        Error{ErrorKind::out_of_memory, searched_coordinates});
  CHECK(memory.asked_for == searched_coordinates);
}
