// Chessboard Nim: coins on an n x n chessboard, of which several may share a square. A turn moves
// one of them left or up by a step of a given set, and whoever cannot move loses. (Project Euler,
// problem 649, with the steps 2, 3, 5 and 7.)
//
// A coin is two coordinates that move apart from each other, and each of them is a subtraction
// game: g(x) = mex{ g(x - s) : s is a step, s <= x } for x = 0 ... n - 1. A square is worth g(row)
// + g(column), a position the XOR of its coins' squares, and the first player loses where that is 0
// (Sprague and Grundy; the addition is that of nimbers, and so it is below).
//
// M(n, c) counts the arrangements of c coins, all different, that the first player wins. With
// k(a) = #{ x : g(x) = a } and W a power of two above all g, the Walsh-Hadamard transform
//
//   h(w) = sum of (-1)^|a & w| k(a)   over a < W, where |..| counts bits,
//
// turns nim-addition into multiplication: the squares have the transform h(w)^2, and the
// arrangements of c coins h(w)^(2c). Back again, those worth 0 are sum h(w)^(2c) / W over w < W,
// and
//
//   M(n, c) = n^(2c) - sum h(w)^(2c) / W.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tartan/memory.hpp"
#include "tartan/result.hpp"
#include "tartan/uint128.hpp"

namespace tartan {

/// With no more steps all nimbers are below 16: h(w)^2 times 16 stays within 127 bits, and 16
/// moduli within 2^64.
inline constexpr std::size_t most_steps = 15;
/// With the largest step s, a number follows from the s numbers before it. So a period is proved by
/// s numbers in a row that are found twice.
inline constexpr std::uint32_t largest_step = 256;
inline constexpr std::uint64_t largest_chessboard = 1'000'000'000'000'000'000;
inline constexpr std::uint64_t most_chessboard_coins = 1'000'000;
inline constexpr std::uint64_t largest_modulus = std::uint64_t{1} << 60U;
/// Among so many coordinates a period is looked for.
inline constexpr std::uint32_t searched_coordinates = std::uint32_t{1} << 22U;
/// The first coordinates, whose Grundy numbers are stored.
inline constexpr std::uint32_t kept_coordinates = 512;

/// g(x + period) = g(x) for every x >= pre_period, and neither number can be smaller. It is proved:
/// with the largest step s, s numbers in a row were found twice at this distance, and all numbers
/// behind them follow from those.
struct CoordinatePeriod {
  std::uint32_t pre_period;
  std::uint32_t period;  ///< at least 1

  friend bool operator==(const CoordinatePeriod&, const CoordinatePeriod&) = default;
};

/// Arrangements of coins, modulo a modulus m.
struct ArrangementCount {
  std::uint64_t winning;  ///< M(n, c)
  std::uint64_t losing;
  std::uint64_t all;  ///< n^(2c)
  std::vector<std::uint64_t>
      powers;  ///< h(w)^(2c) modulo W * m, by w, so that W can divide their sum
};

/// The chessboard of a side, with what its arrangements are counted by.
class ChessboardNim {
 public:
  /// The steps come in any order; repeats do not matter. Errors: ErrorKind::bad_steps with
  /// largest_step unless there are 1 ... most_steps, each 1 ... largest_step;
  /// ErrorKind::chessboard_out_of_range with largest_chessboard unless the side is from 1 to that;
  /// ErrorKind::steps_do_not_repeat with searched_coordinates where the side is longer and no
  /// period was found; ErrorKind::out_of_memory.
  static Result<ChessboardNim> create(std::vector<std::uint32_t> steps, std::uint64_t side,
                                      Memory& memory = system_memory());

  /// g of the first kept_coordinates, whatever the side is.
  std::span<const std::uint8_t> grundy_numbers() const noexcept { return grundy_; }

  /// None where no period was found among searched_coordinates. The counts don't need one.
  const std::optional<CoordinatePeriod>& period() const noexcept { return period_; }

  /// k(a) for a < W; W is the smallest power of two above all g of the side.
  std::span<const std::uint64_t> coordinates() const noexcept { return coordinates_; }

  /// The number of squares of each value a < W, exact; together they are n^2.
  std::vector<Uint128> squares() const;

  /// h(w) for w < W; h(0) = n, and |h(w)| <= n for all others.
  std::span<const std::int64_t> transform() const noexcept { return transform_; }

  /// Errors: ErrorKind::chessboard_out_of_range with the largest that would do, unless the coins
  /// are 1 ... most_chessboard_coins and the modulus 1 ... largest_modulus.
  Result<ArrangementCount> count_modulo(std::uint64_t coins, std::uint64_t modulus) const;

 private:
  ChessboardNim() = default;

  std::vector<std::uint8_t> grundy_;
  std::optional<CoordinatePeriod> period_;
  std::vector<std::uint64_t> coordinates_;
  std::vector<std::int64_t> transform_;
};

}  // namespace tartan
