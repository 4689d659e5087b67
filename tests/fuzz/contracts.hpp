// Contracts of the core for any input: a refusal is a value, and an answer agrees with the plain
// rules.
#pragma once

#include <cstddef>
#include <cstdint>

#include "input.hpp"

namespace tartan::fuzz {

void check_length_family(Input input);
void check_sweep(Input input);
void check_given_axis(Input input);
void check_openings(Input input);
void check_sequence(Input input);
void check_position(Input input);
void check_review(Input input);
void check_opponent(Input input);
void check_products(Input input);
void check_pattern(Input input);
void check_expression(Input input);
void check_line(Input input);
void check_grundy_numbers(Input input);
void check_find_move(Input input);
void check_plane_game(Input input);
void check_plane_position(Input input);
void check_block_moves(Input input);
void check_product_position(Input input);
void check_box(Input input);
void check_value_table(Input input);
void check_sum(Input input);
void check_period(Input input);
void check_chessboard(Input input);
void check_product_option(Input input);
void check_nim_field(Input input);
void check_written_expression(Input input);
void check_acrostic_twins(Input input);
void check_cloth(Input input);

extern const std::size_t contract_count;

/// Checks one contract with the bytes, of which the first selects it. Throws if the contract is
/// broken.
void check_contract(std::span<const std::uint8_t> bytes);

}  // namespace tartan::fuzz
