// Times P(N) once, in one thread, and prints the seconds and the answer; `histograms` counts all
// moves for it, and `sequence` finds all of P(1) ... P(N) on its way. `rows` only sweeps the rows
// axis and prints its total:
//   tartan_bench straightforward|kernels|histograms|sequence|rows N
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "counting/straightforward_axis.hpp"
#include "tartan/counting/axis_sweep.hpp"
#include "tartan/counting/move_count.hpp"
#include "tartan/counting/openings.hpp"
#include "tartan/counting/sequence.hpp"

using namespace tartan;

namespace {

using Kind = LengthFamily::Kind;

Uint128 solve_straightforward(std::uint32_t size) {
  const auto row_lengths = *LengthFamily(Kind::triangular).lengths_up_to(size);
  const auto column_lengths = *LengthFamily(Kind::square).lengths_up_to(size);
  const StraightforwardAxis rows = straightforward_axis(size, row_lengths);
  const StraightforwardAxis columns = straightforward_axis(size, column_lengths);
  return count_openings({rows.prefix_xors.back(), 0, rows.histogram},
                        {columns.prefix_xors.back(), 0, columns.histogram})
      .winning;
}

// Solves like the page, one axis after the other; counts what the answer needs, or all moves.
Uint128 solve_by_kernels(std::uint32_t size, bool counts_all) {
  auto rows = AxisSweep::create(size, LengthFamily(Kind::triangular));
  auto columns = AxisSweep::create(size, LengthFamily(Kind::square));
  rows->advance(rows->pairs_total());
  columns->advance(columns->pairs_total());
  const WantedNimbers wanted =
      wanted_nimbers(rows->total(), rows->width(), columns->total(), columns->width());
  const auto count = [&](const AxisSweep& axis, const std::vector<std::uint16_t>& nimbers) {
    return counts_all ? MoveCount::of_all(axis) : MoveCount::of_wanted(axis, nimbers);
  };
  auto row_moves = count(*rows, wanted.rows);
  auto column_moves = count(*columns, wanted.columns);
  row_moves.advance(rows->pairs_total());
  column_moves.advance(columns->pairs_total());
  return count_openings({rows->total(), rows->pairs_total(), row_moves.histogram()},
                        {columns->total(), columns->pairs_total(), column_moves.histogram()})
      .winning;
}

Uint128 solve_by_kernels(std::uint32_t size) { return solve_by_kernels(size, false); }

Uint128 solve_with_histograms(std::uint32_t size) { return solve_by_kernels(size, true); }

Uint128 solve_sequence(std::uint32_t size) {
  const LengthFamily row_family(Kind::triangular), column_family(Kind::square);
  auto rows = AxisSweep::create(size, row_family);
  auto columns = AxisSweep::create(size, column_family);
  auto sequence = OpeningSequence::create(size, row_family, column_family);
  rows->advance(rows->pairs_total());
  columns->advance(columns->pairs_total());
  sequence->begin(swept_axis(*rows), swept_axis(*columns));
  Uint128 last = 0;
  for_each_board(*sequence, {1, size},
                 [&](std::uint32_t, const SequenceValue& value) { last = value.winning; });
  return last;
}

Uint128 sweep_rows(std::uint32_t size) {
  auto rows = AxisSweep::create(size, LengthFamily(Kind::triangular));
  rows->advance(rows->pairs_total());
  return rows->total();
}

struct Method {
  std::string_view name;
  Uint128 (*solve)(std::uint32_t size);
};
constexpr std::array methods{Method{"straightforward", solve_straightforward},
                             Method{"kernels", solve_by_kernels},
                             Method{"histograms", solve_with_histograms},
                             Method{"sequence", solve_sequence}, Method{"rows", sweep_rows}};

}  // namespace

int main(int argument_count, char** arguments) {
  const std::string_view name = argument_count == 3 ? arguments[1] : "";
  const std::uint64_t size = argument_count == 3 ? std::strtoull(arguments[2], nullptr, 10) : 0;
  const auto* const method = std::find_if(methods.begin(), methods.end(),
                                          [&](const Method& known) { return known.name == name; });
  if (method == methods.end() || size < 1 || size > largest_axis_size) {
    std::fputs(
        "usage: tartan_bench straightforward|kernels|histograms|sequence|rows N, with N up to "
        "10^8\n",
        stderr);
    return 2;
  }
  const auto start = std::chrono::steady_clock::now();
  const Uint128 winning = method->solve(static_cast<std::uint32_t>(size));
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  std::printf("%.6f %s\n", elapsed.count(), to_decimal(winning).c_str());
}
