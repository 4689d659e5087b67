// Contracts of Chessboard Nim: numbers, periods and counts, compared with the definition and with
// every position.
#include <algorithm>
#include <bit>
#include <set>
#include <vector>

#include "contracts.hpp"
#include "tartan/chessboard_nim.hpp"

namespace tartan::fuzz {
namespace {

using Steps = std::vector<std::uint32_t>;

// More numbers than the board stores.
constexpr std::size_t most_numbers = 1'200;

// Many small steps, or one or two of any size; the numbers of all of these repeat soon.
Steps any_steps(Input& input) {
  const bool is_long = input.below(4) == 0;
  Steps steps(1 + input.below(is_long ? 2 : 8));
  for (std::uint32_t& step : steps) step = 1 + input.below(is_long ? largest_step : 12);
  return steps;
}

std::vector<std::uint32_t> grundy_by_rule(const Steps& steps) {
  std::vector<std::uint32_t> grundy;
  for (std::uint32_t place = 0; place < most_numbers; ++place) {
    std::set<std::uint32_t> options;
    for (const std::uint32_t step : steps)
      if (step <= place) options.insert(grundy[place - step]);
    std::uint32_t number = 0;
    while (options.contains(number)) ++number;
    grundy.push_back(number);
  }
  return grundy;
}

void check_numbers(const ChessboardNim& board, const std::vector<std::uint32_t>& grundy) {
  must(std::equal(board.grundy_numbers().begin(), board.grundy_numbers().end(), grundy.begin()),
       "the numbers of coordinates");
  must(board.grundy_numbers().size() == kept_coordinates && board.period().has_value(),
       "as many numbers as are kept, and their period");
  const auto [start, period] = *board.period();
  const auto holds = [&](std::size_t from, std::size_t distance) {
    for (std::size_t place = from; place + distance < grundy.size(); ++place)
      if (grundy[place] != grundy[place + distance]) return false;
    return true;
  };
  if (start + 3 * period > grundy.size()) return;
  must(holds(start, period), "the period of coordinates goes on");
  must(start == 0 || !holds(start - 1, period), "it begins no earlier");
  for (std::size_t shorter = 1; shorter < period; ++shorter)
    must(!holds(start, shorter), "no shorter one goes on");
}

// Checks the counts of a side by the period, and one by one if it is short.
void check_counts(const ChessboardNim& board, std::uint64_t side,
                  const std::vector<std::uint32_t>& grundy) {
  const auto coordinates = board.coordinates();
  std::uint64_t all = 0;
  for (const std::uint64_t count : coordinates) all += count;
  must(all == side && std::has_single_bit(coordinates.size()), "all coordinates are counted");
  must(coordinates.size() == 1 ||
           std::any_of(coordinates.begin() + static_cast<std::ptrdiff_t>(coordinates.size() / 2),
                       coordinates.end(), [](std::uint64_t count) { return count != 0; }),
       "no more counts than there are numbers");
  if (side <= grundy.size()) {
    std::vector<std::uint64_t> counts(coordinates.size());
    for (std::size_t place = 0; place < side; ++place) ++counts.at(grundy[place]);
    must(std::ranges::equal(counts, coordinates), "how often each number comes");
  }
  const auto squares = board.squares();
  std::vector<Uint128> expected(coordinates.size());
  for (std::size_t row = 0; row < expected.size(); ++row)
    for (std::size_t column = 0; column < expected.size(); ++column)
      expected[row ^ column] += Uint128{coordinates[row]} * coordinates[column];
  must(squares == expected, "what the squares are worth");
  for (std::size_t place = 0; place < coordinates.size(); ++place) {
    std::int64_t sum = 0;
    for (std::size_t number = 0; number < coordinates.size(); ++number) {
      const auto count = static_cast<std::int64_t>(coordinates[number]);
      sum += std::popcount(place & number) % 2 == 0 ? count : -count;
    }
    must(board.transform()[place] == sum, "the transform of the counts");
  }
}

// The arrangements of some coins by their value, modulo a number, adding one coin after another.
std::vector<Uint128> arrangements(const std::vector<Uint128>& squares, std::uint64_t coins,
                                  std::uint64_t modulus) {
  std::vector<Uint128> counts(squares.size());
  counts[0] = 1 % modulus;
  for (; coins > 0; --coins) {
    std::vector<Uint128> next(counts.size());
    for (std::size_t worth = 0; worth < counts.size(); ++worth)
      for (std::size_t square = 0; square < squares.size(); ++square) {
        Uint128& sum = next[worth ^ square];
        sum = (sum + counts[worth] * (squares[square] % modulus)) % modulus;
      }
    counts = std::move(next);
  }
  return counts;
}

void check_arrangements(Input& input, const ChessboardNim& board) {
  const std::uint64_t coins = 1 + input.below(12);
  const std::uint64_t modulus = 1 + input.of_any_size() % largest_modulus;
  const auto count = board.count_modulo(coins, modulus);
  must(static_cast<bool>(count), "a count of so many coins");
  const auto worth = arrangements(board.squares(), coins, modulus);
  Uint128 winning = 0;
  for (std::size_t number = 1; number < worth.size(); ++number) winning += worth[number];
  must(count->losing == worth[0], "the arrangements that lose");
  must(count->winning == winning % modulus, "the arrangements that win");
  must(count->all == (worth[0] + winning) % modulus, "all arrangements");

  // Doubling the coins squares each of the powers.
  const auto ring = Uint128{board.transform().size()} * modulus;
  const auto twice = board.count_modulo(2 * coins, modulus);
  for (std::size_t place = 0; place < count->powers.size(); ++place)
    must(twice->powers[place] == Uint128{count->powers[place]} * count->powers[place] % ring,
         "the powers of the transform");

  const std::uint64_t any_coins = input.of_any_size(), any_modulus = input.of_any_size();
  const bool has_coins = any_coins >= 1 && any_coins <= most_chessboard_coins;
  if (has_coins && any_modulus >= 1 && any_modulus <= largest_modulus) return;
  must(board.count_modulo(any_coins, any_modulus).error() ==
           Error{ErrorKind::chessboard_out_of_range,
                 has_coins ? largest_modulus : most_chessboard_coins},
       "a count that is refused");
}

// Searches a small board with one or two coins: every position, by its moves alone.
void check_by_search(const Steps& steps, std::uint32_t side, std::uint32_t coins) {
  std::size_t positions = 1;
  for (std::uint32_t digit = 0; digit < 2 * coins; ++digit) positions *= side;
  std::vector<bool> wins(positions);
  std::uint64_t winning = 0;
  for (std::size_t position = 0; position < positions; ++position) {
    std::size_t digit = 1;
    for (std::uint32_t coordinate = 0; coordinate < 2 * coins; ++coordinate, digit *= side)
      for (const std::uint32_t step : steps)
        if (position / digit % side >= step && !wins[position - step * digit])
          wins[position] = true;
    winning += wins[position];
  }
  const auto count = ChessboardNim::create(steps, side)->count_modulo(coins, largest_modulus);
  must(count->winning == winning && count->all == positions,
       "the positions from which the first player wins");
}

void check_refusals(Input& input) {
  Steps steps(input.below(20));
  for (std::uint32_t& step : steps) step = input.below(300);
  const std::uint64_t side = input.of_any_size();
  const std::set<std::uint32_t> different(steps.begin(), steps.end());
  const bool are_steps = !different.empty() && different.size() <= most_steps &&
                         *different.begin() >= 1 && *different.rbegin() <= largest_step;
  if (are_steps && side >= 1 && side <= largest_chessboard) return;
  must(ChessboardNim::create(steps, side).error() ==
           (are_steps ? Error{ErrorKind::chessboard_out_of_range, largest_chessboard}
                      : Error{ErrorKind::bad_steps, largest_step}),
       "steps and sides that are refused");
}

}  // namespace

void check_chessboard(Input input) {
  const Steps steps = any_steps(input);
  const std::uint64_t side = 1 + input.of_any_size() % largest_chessboard;
  const auto board = ChessboardNim::create(steps, side);
  must(static_cast<bool>(board), "a chessboard of this side");
  const auto grundy = grundy_by_rule(steps);
  check_numbers(*board, grundy);
  check_counts(*board, side, grundy);
  check_arrangements(input, *board);
  const std::uint32_t coins = 1 + input.below(2);
  check_by_search(steps, 1 + input.below(coins == 1 ? 30 : 6), coins);
  check_refusals(input);
}

}  // namespace tartan::fuzz
