#include "tartan/chessboard_nim.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <iterator>
#include <utility>

namespace tartan {
namespace {

using Numbers = std::span<std::uint8_t>;

// Sorts the steps and drops duplicates; empty if some of them can't be used.
std::vector<std::uint32_t> usable_steps(std::vector<std::uint32_t> steps) {
  std::sort(steps.begin(), steps.end());
  steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
  if (!steps.empty() &&
      (steps.front() == 0 || steps.back() > largest_step || steps.size() > most_steps))
    steps.clear();
  return steps;
}

// The mex by bits: the numbers are at most as many as the steps, so they fit 16.
void fill_grundy(Numbers grundy, std::size_t from, std::span<const std::uint32_t> steps) {
  for (std::size_t place = from; place < grundy.size(); ++place) {
    std::uint32_t seen = 0;
    for (const std::uint32_t step : steps)
      if (step <= place) seen |= std::uint32_t{1} << grundy[place - step];
    grundy[place] = static_cast<std::uint8_t>(std::countr_one(seen));
  }
}

// Looks for an earlier copy of the last `window` numbers, as close to the end as there is one. From
// there on the numbers between the two copies repeat. Nothing shorter repeats, as then a copy would
// be closer.
std::optional<CoordinatePeriod> find_period(std::span<const std::uint8_t> grundy,
                                            std::size_t window) {
  const auto end = grundy.rbegin();
  const auto found =
      std::search(end + 1, grundy.rend(), end, end + static_cast<std::ptrdiff_t>(window));
  if (found == grundy.rend()) return std::nullopt;
  const auto period = static_cast<std::size_t>(found - end);
  std::size_t start = grundy.size() - period;
  while (start > 0 && grundy[start - 1] == grundy[start - 1 + period]) --start;
  return CoordinatePeriod{static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(period)};
}

// k(a) for a < 16. What is not known of a longer side repeats itself.
std::vector<std::uint64_t> count_coordinates(std::span<const std::uint8_t> grundy,
                                             const std::optional<CoordinatePeriod>& period,
                                             std::uint64_t side) {
  std::vector<std::uint64_t> counts(most_steps + 1);
  const auto add = [&](std::uint64_t from, std::uint64_t to, std::uint64_t times) {
    for (std::uint64_t place = from; place < to; ++place)
      counts[grundy[static_cast<std::size_t>(place)]] += times;
  };
  if (side <= grundy.size()) {
    add(0, side, 1);
    return counts;
  }
  assert(period);
  const std::uint64_t start = period->pre_period;
  const std::uint64_t rest = (side - start) % period->period;
  add(0, start, 1);
  add(start, start + period->period, (side - start) / period->period);
  add(start, start + rest, 1);
  return counts;
}

// Keeps the counts up to the largest nimber that occurs, and so many more that their number is a
// power of two.
void trim_counts(std::vector<std::uint64_t>& counts) {
  const auto last =
      std::find_if(counts.rbegin(), counts.rend(), [](std::uint64_t count) { return count != 0; });
  counts.resize(std::bit_ceil(static_cast<std::size_t>(counts.rend() - last)));
}

// No sum of the counts with any signs passes the side, which is far below 2^63.
std::vector<std::int64_t> walsh_hadamard(std::span<const std::uint64_t> counts) {
  std::vector<std::int64_t> values(counts.begin(), counts.end());
  for (std::size_t half = 1; half < values.size(); half *= 2)
    for (std::size_t place = 0; place < values.size(); ++place)
      if ((place & half) == 0) {
        const std::int64_t low = values[place];
        const std::int64_t high = std::exchange(values[place + half], low - values[place + half]);
        values[place] = low + high;
      }
  return values;
}

// The modulus is at most 2^64, so that a product of two remainders stays below 2^128.
Uint128 power_modulo(Uint128 base, std::uint64_t exponent, Uint128 modulus) {
  Uint128 power = 1 % modulus;
  for (base %= modulus; exponent > 0; exponent /= 2) {
    if (exponent % 2 != 0) power = power * base % modulus;
    base = base * base % modulus;
  }
  return power;
}

Uint128 square(std::int64_t value) {
  const auto size = static_cast<Uint128>(value < 0 ? -value : value);
  return size * size;
}

}  // namespace

Result<ChessboardNim> ChessboardNim::create(std::vector<std::uint32_t> steps, std::uint64_t side,
                                            Memory& memory) {
  steps = usable_steps(std::move(steps));
  if (steps.empty()) return Error{ErrorKind::bad_steps, largest_step};
  if (side < 1 || side > largest_chessboard)
    return Error{ErrorKind::chessboard_out_of_range, largest_chessboard};
  const ReservedMemory bytes = reserve(searched_coordinates, memory);
  if (!bytes) return Error{ErrorKind::out_of_memory, searched_coordinates};

  // Most steps repeat soon, so the search begins with few numbers.
  ChessboardNim board;
  auto* const first = reinterpret_cast<std::uint8_t*>(bytes.get());
  Numbers grundy;
  for (std::size_t size = 1024; size <= searched_coordinates && !board.period_; size *= 4) {
    const std::size_t known = std::exchange(grundy, Numbers(first, size)).size();
    fill_grundy(grundy, known, steps);
    board.period_ = find_period(grundy, steps.back());
  }
  if (!board.period_ && side > grundy.size())
    return Error{ErrorKind::steps_do_not_repeat, searched_coordinates};

  board.grundy_.assign(grundy.begin(), grundy.begin() + kept_coordinates);
  board.coordinates_ = count_coordinates(grundy, board.period_, side);
  trim_counts(board.coordinates_);
  board.transform_ = walsh_hadamard(board.coordinates_);
  return board;
}

std::vector<Uint128> ChessboardNim::squares() const {
  std::vector<Uint128> squares(coordinates_.size());
  for (std::size_t row = 0; row < squares.size(); ++row)
    for (std::size_t column = 0; column < squares.size(); ++column)
      squares[row ^ column] += Uint128{coordinates_[row]} * coordinates_[column];
  return squares;
}

Result<ArrangementCount> ChessboardNim::count_modulo(std::uint64_t coins,
                                                     std::uint64_t modulus) const {
  if (coins < 1 || coins > most_chessboard_coins)
    return Error{ErrorKind::chessboard_out_of_range, most_chessboard_coins};
  if (modulus < 1 || modulus > largest_modulus)
    return Error{ErrorKind::chessboard_out_of_range, largest_modulus};
  const auto width = static_cast<Uint128>(transform_.size());
  const Uint128 ring = width * modulus;
  ArrangementCount count{};
  Uint128 sum = 0;
  for (const std::int64_t value : transform_) {
    const Uint128 power = power_modulo(square(value), coins, ring);
    count.powers.push_back(static_cast<std::uint64_t>(power));
    sum += power;
  }
  count.all = count.powers.front() % modulus;
  count.losing = static_cast<std::uint64_t>(sum % ring / width);
  count.winning = (count.all + modulus - count.losing) % modulus;
  return count;
}

}  // namespace tartan
