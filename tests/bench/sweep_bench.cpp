// Times P(N) once, in one thread, and prints the seconds and the answer:
//   tartan_bench straightforward|kernels N
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "straightforward_axis.hpp"
#include "tartan/axis_sweep.hpp"
#include "tartan/move_count.hpp"
#include "tartan/openings.hpp"

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

// As the page does it, one axis after the other.
Uint128 solve_by_kernels(std::uint32_t size) {
  auto rows = AxisSweep::create(size, LengthFamily(Kind::triangular));
  auto columns = AxisSweep::create(size, LengthFamily(Kind::square));
  rows->advance(rows->pairs_total());
  columns->advance(columns->pairs_total());
  const WantedNimbers wanted =
      wanted_nimbers(rows->total(), rows->width(), columns->total(), columns->width());
  auto row_moves = MoveCount::of_wanted(*rows, wanted.rows);
  auto column_moves = MoveCount::of_wanted(*columns, wanted.columns);
  row_moves.advance(rows->pairs_total());
  column_moves.advance(columns->pairs_total());
  return count_openings({rows->total(), rows->pairs_total(), row_moves.histogram()},
                        {columns->total(), columns->pairs_total(), column_moves.histogram()})
      .winning;
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::string_view method = argument_count == 3 ? arguments[1] : "";
  const std::uint64_t size = argument_count == 3 ? std::strtoull(arguments[2], nullptr, 10) : 0;
  const bool is_straightforward = method == "straightforward";
  if ((!is_straightforward && method != "kernels") || size < 1 || size > largest_axis_size) {
    std::fputs("usage: tartan_bench straightforward|kernels N, with N up to 10^8\n", stderr);
    return 2;
  }
  const auto axis_size = static_cast<std::uint32_t>(size);
  const auto start = std::chrono::steady_clock::now();
  const Uint128 winning =
      is_straightforward ? solve_straightforward(axis_size) : solve_by_kernels(axis_size);
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  std::printf("%.6f %s\n", elapsed.count(), to_decimal(winning).c_str());
}
