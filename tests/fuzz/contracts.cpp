#include "contracts.hpp"

namespace tartan::fuzz {

namespace {

// The corpus depends on their order: append new ones.
constexpr void (*contracts[])(Input) = {
    check_length_family,
    check_sweep,
    check_given_axis,
    check_openings,
    check_sequence,
    check_position,
    check_review,
    check_opponent,
    check_products,
    check_pattern,
    check_expression,
    check_line,
    check_grundy_numbers,
    check_find_move,
    check_plane_game,
    check_plane_position,
    check_block_moves,
    check_product_position,
    check_box,
    check_value_table,
    check_sum,
    check_period,
    check_chessboard,
    check_product_option,
    check_nim_field,
    check_written_expression,
    check_acrostic_twins,
    check_cloth,
};

}  // namespace

const std::size_t contract_count = std::size(contracts);

void check_contract(std::span<const std::uint8_t> bytes) {
  Input input(bytes);
  const std::uint8_t choice = input.take();
  if (choice < contract_count) contracts[choice](input);
}

}  // namespace tartan::fuzz
