#include "tartan/games/box.hpp"

#include <algorithm>
#include <utility>

#include "tartan/games/value_table.hpp"
#include "tartan/nim_product_option.hpp"

namespace tartan {
namespace {

using Values = std::vector<Nimber>;

// The coin's Grundy number along each axis.
Values values_at(const BoxCoin& coin, std::span<const Values> grundy) {
  Values values;
  for (std::size_t axis = 0; axis < grundy.size(); ++axis)
    values.push_back(grundy[axis][coin[axis]]);
  return values;
}

Nimber product_of(std::span<const Nimber> values) {
  Nimber product = 1;
  for (const Nimber value : values) product = nim_product(product, value);
  return product;
}

// Along each axis as far as the furthest head.
Result<std::vector<Values>> grundy_up_to(std::span<const LineGame> games,
                                         std::span<const BoxCoin> heads) {
  std::vector<Values> grundy;
  for (std::size_t axis = 0; axis < games.size(); ++axis) {
    std::uint64_t count = 0;
    for (const BoxCoin& head : heads) count = std::max(count, std::uint64_t{head[axis]} + 1);
    auto numbers = games[axis].grundy_numbers(count);
    if (!numbers) return numbers.error();
    grundy.push_back(std::move(*numbers));
  }
  return grundy;
}

// Finds u_i < v_i for each value v_i, such that the product of all u_i + v_i is `wanted` + the
// product of all v_i; `wanted` must be below that product.
Values wanted_along_axes(std::span<const Nimber> values, Nimber wanted) {
  Values along_axes;
  for (; values.size() > 1; values = values.subspan(1)) {
    const auto [first, rest] =
        nim_product_option(values.front(), product_of(values.subspan(1)), wanted);
    along_axes.push_back(first);
    wanted = rest;
  }
  along_axes.push_back(wanted);
  return along_axes;
}

}  // namespace

Result<std::vector<Nimber>> box_slice(std::span<const LineGame> games, const BoxCoin& through,
                                      const BoxSlice& slice) {
  if (slice.rows < 1 || slice.rows > largest_value_table || slice.columns < 1 ||
      slice.columns > largest_value_table / slice.rows)
    return Error{ErrorKind::table_out_of_range, largest_value_table};
  Nimber outside = 1;  // what all coins of the slice have from the other axes
  Values rows, columns;
  for (std::size_t axis = 0; axis < games.size(); ++axis) {
    const std::uint64_t count = axis == slice.row_axis      ? slice.rows
                                : axis == slice.column_axis ? slice.columns
                                                            : std::uint64_t{through[axis]} + 1;
    auto numbers = games[axis].grundy_numbers(count);
    if (!numbers) return numbers.error();
    if (axis == slice.row_axis)
      rows = std::move(*numbers);
    else if (axis == slice.column_axis)
      columns = std::move(*numbers);
    else
      outside = nim_product(outside, numbers->back());
  }
  Values values;
  values.reserve(static_cast<std::size_t>(slice.rows * slice.columns));
  for (const Nimber row : rows)
    for (const Nimber column : columns) values.push_back(product_of(Values{outside, row, column}));
  return values;
}

Result<BoxSolution> solve_box(std::span<const LineGame> games, std::span<const BoxCoin> heads) {
  const auto grundy = grundy_up_to(games, heads);
  if (!grundy) return grundy.error();
  BoxSolution solution{0, std::nullopt, {}};
  for (const BoxCoin& head : heads) solution.nimber ^= product_of(values_at(head, *grundy));
  if (solution.nimber == 0) return solution;
  // A head with this property exists: the bits of all values together make the nimber.
  const auto head = std::ranges::find_if(heads, [&](const BoxCoin& coin) {
    const Nimber value = product_of(values_at(coin, *grundy));
    return (value ^ solution.nimber) < value;
  });
  solution.head = static_cast<std::size_t>(head - heads.begin());
  const Values values = values_at(*head, *grundy);
  const Values along_axes = wanted_along_axes(values, product_of(values) ^ solution.nimber);
  for (std::size_t axis = 0; axis < games.size(); ++axis) {
    // This move exists, because the wanted value is below the place's own.
    auto turned = games[axis].find_move((*head)[axis], along_axes[axis], (*grundy)[axis]);
    solution.moves.push_back({values[axis], along_axes[axis], std::move(*turned)});
  }
  return solution;
}

}  // namespace tartan
