// Contracts of games of the plane: values, moves with a wanted number, and winning moves.
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "contracts.hpp"
#include "plane_by_rule.hpp"
#include "tartan/games/block_moves.hpp"
#include "tartan/games/value_table.hpp"
#include "tartan/games/winning_move.hpp"

namespace tartan::fuzz {
namespace {

using test::CoinSet;

constexpr std::uint32_t most_searched_coins = 9;

// A small board by its rules; each is searched once for all inputs.
struct SmallPlane {
  PlaneGame game;
  std::uint32_t rows, columns;
  std::vector<test::SmallMove> moves;
  std::vector<std::uint16_t> grundy;  // of every set of heads

  std::vector<Coin> coins_of(CoinSet set) const {
    std::vector<Coin> coins;
    for (std::uint32_t index = 0; set >> index != 0; ++index)
      if ((set >> index & 1U) != 0) coins.push_back({index / columns, index % columns});
    return coins;
  }
  CoinSet set_of(const std::vector<Coin>& coins) const {
    CoinSet set = 0;
    for (const Coin coin : coins) {
      must(coin.row < rows && coin.column < columns, "a coin of the board");
      must((set >> (coin.row * columns + coin.column) & 1U) == 0, "each coin once");
      set |= CoinSet{1} << (coin.row * columns + coin.column);
    }
    return set;
  }
  bool has_move(Coin corner, CoinSet set) const {
    return std::ranges::any_of(moves, [&](const test::SmallMove& move) {
      return move.corner == set_of({corner}) && move.turned == set;
    });
  }
};

const SmallPlane& small_plane(PlaneGame game, std::uint32_t rows, std::uint32_t columns) {
  static std::map<std::tuple<PlaneGame, std::uint32_t, std::uint32_t>, SmallPlane> known;
  SmallPlane& plane = known[{game, rows, columns}];
  if (plane.grundy.empty()) {
    auto moves = test::moves_by_rule(game, rows, columns);
    auto grundy = test::search_all_positions(rows * columns, moves);
    plane = {game, rows, columns, std::move(moves), std::move(grundy)};
  }
  return plane;
}

const SmallPlane& small_plane(Input& input, PlaneGame game) {
  const std::uint32_t rows = 1 + input.below(most_searched_coins);
  return small_plane(game, rows, 1 + input.below(most_searched_coins / rows));
}

PlaneGame plane_game(Input& input) {
  return input.flag() ? PlaneGame::acrostic_twins : PlaneGame::connected_blocks;
}

// Checks each coin alone, and its moves to all smaller numbers.
void check_small(const SmallPlane& plane) {
  const auto table = value_table(plane.game, plane.rows, plane.columns);
  must(static_cast<bool>(table), "a table of values");
  for (std::size_t index = 0; index < table->size(); ++index) {
    const Nimber value = plane.grundy[std::size_t{1} << index];
    const Coin coin = plane.coins_of(CoinSet{1} << index).front();
    must((*table)[index] == value && *coin_value(plane.game, coin) == value, "a coin's value");
    for (Nimber wanted = 0; wanted < value; ++wanted) {
      const auto turned = find_move(plane.game, coin, wanted);
      must(turned.front() == coin, "the corner comes first");
      const CoinSet set = plane.set_of(turned), corner = plane.set_of({coin});
      must(plane.has_move(coin, set), "a set that is found is one of the rules");
      must(plane.grundy[set ^ corner] == wanted, "it is worth what was wanted");
    }
  }
}

// True if a move turns these few coins: the corner and then the others.
bool is_move(PlaneGame game, std::vector<Coin> coins) {
  const Coin corner = coins.front();
  for (const Coin coin : coins)
    if (coin.row > corner.row || coin.column > corner.column) return false;
  if (game == PlaneGame::acrostic_twins)
    return coins.size() == 2 && coins[1] != corner &&
           (coins[1].row == corner.row || coins[1].column == corner.column);
  if (!test::is_one_block(coins)) return false;
  std::ranges::sort(coins);
  return std::ranges::adjacent_find(coins) == coins.end();
}

// A far coin with a value; in the first row and column near enough that a run isn't too long.
Coin far_coin(Input& input, PlaneGame game) {
  const bool is_twins = game == PlaneGame::acrostic_twins;
  const std::uint32_t row = input.below(is_twins ? largest_plane_side : 64);
  if (!is_twins && row == 0) return {0, input.below(300)};
  const std::uint32_t column = input.below(is_twins ? largest_plane_side : 64 - row);
  return !is_twins && column == 0 ? Coin{input.below(300), 0} : Coin{row, column};
}

Nimber value_of(PlaneGame game, const std::vector<Coin>& coins) {
  Nimber nimber = 0;
  for (const Coin coin : coins) nimber ^= *coin_value(game, coin);
  return nimber;
}

void check_far(Input& input, PlaneGame game) {
  const Coin corner = far_coin(input, game);
  const auto value = coin_value(game, corner);
  must(static_cast<bool>(value), "a coin that has a value");
  if (*value == 0) return;
  const Nimber wanted = input.of_any_size() % *value;
  const std::vector<Coin> turned = find_move(game, corner, wanted);
  must(turned.front() == corner && is_move(game, turned), "a move that is found is one");
  must(value_of(game, turned) == (*value ^ wanted), "its others are worth what was wanted");
}

// Checks coins that may have no value, and sizes that may have no table.
void check_refusals(Input& input, PlaneGame game) {
  const Coin coin{static_cast<std::uint32_t>(input.of_any_size()),
                  static_cast<std::uint32_t>(input.of_any_size())};
  const bool is_there = coin.row < largest_plane_side && coin.column < largest_plane_side;
  const bool has_power = game == PlaneGame::connected_blocks && coin.row != 0 && coin.column != 0;
  const bool is_small = !has_power || std::uint64_t{coin.row} + coin.column <= 63;
  const auto value = coin_value(game, coin);
  must(static_cast<bool>(value) == (is_there && is_small), "which coins have a value");
  if (!value)
    must(
        value.error() == (is_there ? Error{ErrorKind::value_too_large, 63}
                                   : Error{ErrorKind::too_many_grundy_numbers, largest_plane_side}),
        "why a coin has none");
  const std::uint64_t rows = input.of_any_size(), columns = input.of_any_size();
  if (rows != 0 && columns != 0 && rows <= largest_value_table / columns) return;
  must(value_table(game, rows, columns).error() ==
           Error{ErrorKind::table_out_of_range, largest_value_table},
       "a table that is none");
}

void check_solution(PlaneGame game, const std::vector<Coin>& heads, const PlaneSolution& solution) {
  const Nimber nimber = value_of(game, heads);
  must(solution.nimber == nimber, "the nimber of a position");
  must(solution.head.has_value() == (nimber != 0), "a move where the nimber is not 0");
  if (!solution.head) {
    must(solution.turned.empty(), "and no coins where it is");
    return;
  }
  const auto [coin, value, wanted] = *solution.head;
  must(std::ranges::count(heads, coin) == 1, "its corner is heads");
  must(value == *coin_value(game, coin) && wanted == (value ^ nimber) && wanted < value,
       "what its others must be worth");
  must(solution.turned.front() == coin && is_move(game, solution.turned), "a winning move is one");
  must(value_of(game, solution.turned) == nimber, "it leaves 0");
}

}  // namespace

void check_plane_game(Input input) {
  const PlaneGame game = plane_game(input);
  must(find_plane_game(game == PlaneGame::acrostic_twins ? "acrostic-twins" : "connected-blocks") ==
           game,
       "a plane game by its name");
  check_refusals(input, game);
  check_small(small_plane(input, game));
  for (std::uint32_t corners = 1 + input.below(8); corners > 0; --corners) check_far(input, game);
}

void check_plane_position(Input input) {
  const PlaneGame game = plane_game(input);
  const SmallPlane& plane = small_plane(input, game);
  const CoinSet heads = input.take<std::uint32_t>() % plane.grundy.size();
  const auto solution = solve_position(game, plane.coins_of(heads));
  must(static_cast<bool>(solution), "a position of coins that have values");
  must(solution->nimber == plane.grundy[heads], "the Grundy number of the whole game");
  check_solution(game, plane.coins_of(heads), *solution);
  if (solution->head) {
    const CoinSet set = plane.set_of(solution->turned);
    must(plane.has_move(solution->head->coin, set) && plane.grundy[heads ^ set] == 0,
         "the move that wins the whole game");
  }
  std::vector<Coin> far;
  for (std::uint32_t coins = input.below(12); coins > 0; --coins) {
    const Coin coin = far_coin(input, game);
    if (std::ranges::count(far, coin) == 0) far.push_back(coin);
  }
  check_solution(game, far, *solve_position(game, far));
  far.push_back({largest_plane_side + input.below(100), 0});
  must(solve_position(game, far).error().kind == ErrorKind::too_many_grundy_numbers,
       "a position with a coin that has no value");
}

void check_block_moves(Input input) {
  const SmallPlane& plane = small_plane(input, PlaneGame::connected_blocks);
  const CoinSet heads = input.take<std::uint32_t>() % plane.grundy.size();
  std::vector<std::uint8_t> coins(plane.rows * plane.columns);
  for (std::size_t index = 0; index < coins.size(); ++index)
    coins[index] = (heads >> index & 1U) != 0 ? 1 + input.below(255) : 0;
  const auto moves = list_block_moves(plane.rows, plane.columns, coins);
  must(static_cast<bool>(moves), "the moves of a small board");
  must(moves->nimber == plane.grundy[heads], "the nimber of blocks");
  std::uint64_t legal = 0;
  std::vector<CoinSet> winning, listed;
  for (const auto& [move, corner, turned] : plane.moves) {
    if ((heads & corner) == 0) continue;
    ++legal;
    if (plane.grundy[heads ^ turned] == 0) winning.push_back(turned);
  }
  for (const std::vector<Coin>& block : moves->winning) {
    must(std::ranges::is_sorted(block), "the coins of a block by row and column");
    listed.push_back(plane.set_of(block));
  }
  // Sorted by the corner, which is a block's last coin.
  must(std::ranges::is_sorted(moves->winning, {}, [](const auto& block) { return block.back(); }),
       "blocks by their corner");
  std::ranges::sort(winning);
  std::ranges::sort(listed);
  must(moves->legal == legal && listed == winning, "the blocks that may be turned, and that win");

  const std::uint64_t rows = input.of_any_size(), columns = input.of_any_size();
  const bool is_long = std::min(rows, columns) < 1 || std::max(rows, columns) > largest_block_board;
  if (!is_long && rows * columns == coins.size()) return;
  const Error expected = is_long ? Error{ErrorKind::board_out_of_range, largest_block_board}
                         : rows * columns > largest_block_board
                             ? Error{ErrorKind::too_many_moves, largest_block_board}
                             : Error{ErrorKind::wrong_coin_count, rows * columns};
  must(list_block_moves(rows, columns, coins).error() == expected, "a board that is refused");
}

}  // namespace tartan::fuzz
