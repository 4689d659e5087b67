#include "tartan/games/board.hpp"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <optional>
#include <string>
#include <vector>

#include "nim_product_by_rule.hpp"
#include "swept.hpp"

using namespace tartan;

namespace {

using Lengths = std::vector<std::uint32_t>;

const std::vector<std::string> families{"triangular",    "square", "all",       "odd",
                                        "powers-of-two", "primes", "fibonacci", "2,5",
                                        "3,7,199",       "300"};

LengthFamily family(const std::string& text) { return *LengthFamily::parse(text); }

BoardAxis axis(std::uint64_t size, const std::string& lengths) {
  auto created = BoardAxis::create(size, family(lengths));
  REQUIRE(created);
  return std::move(*created);
}

Board board(std::uint64_t rows, std::uint64_t columns) {
  auto created = Board::create(rows, columns);
  REQUIRE(created);
  return std::move(*created);
}

template <class Number>
std::vector<std::uint32_t> wide(std::span<const Number> numbers) {
  return {numbers.begin(), numbers.end()};
}

// By the sweep of an axis, which is held against the definition, and by the choices that it has at
// a position.
void check_axis(std::uint32_t size, const std::string& lengths_text) {
  INFO("size " << size << ", lengths " << lengths_text);
  const BoardAxis checked = axis(size, lengths_text);
  const Lengths lengths = *family(lengths_text).lengths_up_to(size);
  const AxisSweep sweep = test::swept(size, family(lengths_text));
  const auto x = sweep.prefix_xors();
  CHECK(checked.size() == size);
  CHECK(std::ranges::equal(checked.lengths(), lengths));
  CHECK(std::ranges::equal(checked.prefix_xors(), x));
  CHECK(checked.total() == x[size]);
  for (std::uint32_t length = 0; length <= size + 300; ++length)
    if (checked.has_length(length) != std::ranges::binary_search(lengths, length)) FAIL(length);

  for (std::uint32_t position = 1; position <= size; ++position) {
    INFO("position " << position);
    if (checked.grundy_number(position) != (x[position] ^ x[position - 1])) FAIL();
    std::vector<Lengths> lengths_by_nimber(256);
    Lengths fitting;
    for (const std::uint32_t length : lengths)
      if (length <= position) {
        fitting.push_back(length);
        lengths_by_nimber[x[position] ^ x[position - length]].push_back(length);
      }
    if (!std::ranges::equal(checked.lengths_at(position), fitting)) FAIL();
    for (Nimber nimber = 0; nimber < 256; ++nimber)
      if (wide(checked.lengths_with(position, nimber)) !=
          lengths_by_nimber[static_cast<std::size_t>(nimber)])
        FAIL("nimber " << nimber);
    // Were only the low bits looked at, nimber 1 would be found.
    if (!checked.lengths_with(position, 257).empty()) FAIL();
    if (!checked.lengths_with(position, (Nimber{1} << 32) + 1).empty()) FAIL();
  }
}

}  // namespace

TEST_CASE("an axis groups the choices of its positions by move nimber", "[board]") {
  for (const std::string& lengths : families)
    for (const std::uint32_t size : {1, 2, 3, 16, 17, 99, 200}) check_axis(size, lengths);
}

TEST_CASE("a side of a board has 1 to 200 discs", "[board]") {
  for (const std::uint64_t size : {std::uint64_t{0}, std::uint64_t{201}, ~std::uint64_t{0}}) {
    const Error expected{ErrorKind::board_out_of_range, size};
    const auto no_axis = BoardAxis::create(size, family("square"));
    REQUIRE_FALSE(no_axis);
    CHECK(no_axis.error() == expected);
    const auto no_rows = Board::create(size, 5);
    REQUIRE_FALSE(no_rows);
    CHECK(no_rows.error() == expected);
    const auto no_columns = Board::create(5, size);
    REQUIRE_FALSE(no_columns);
    CHECK(no_columns.error() == expected);
  }
  const auto neither = Board::create(0, 999);
  REQUIRE_FALSE(neither);
  CHECK(neither.error() == Error{ErrorKind::board_out_of_range, 0});

  CHECK(board(1, 200).disc_count() == 200);
  CHECK(board(200, 1).disc_count() == 200);
  CHECK(board(200, 200).disc_count() == 40'000);
}

TEST_CASE("heights are triangular and widths square, if nothing else is said", "[board]") {
  const Board flipping_game = board(12, 20);
  CHECK(wide(flipping_game.rows().lengths()) == Lengths{1, 3, 6, 10});
  CHECK(wide(flipping_game.columns().lengths()) == Lengths{1, 4, 9, 16});
  const auto other = Board::create(12, 20, family("2,3"), family("primes"));
  REQUIRE(other);
  CHECK(wide(other->rows().lengths()) == Lengths{2, 3});
  CHECK(wide(other->columns().lengths()) == Lengths{2, 3, 5, 7, 11, 13, 17, 19});
}

TEST_CASE("the values of the discs of 5 rows and 5 columns", "[board]") {
  const Board five = board(5, 5);
  const std::vector<std::uint32_t> row{1, 1, 1, 2, 1};  // every row's Grundy number is 1
  std::vector<std::uint32_t> values;
  for (int count = 0; count < 5; ++count) values.insert(values.end(), row.begin(), row.end());
  CHECK(wide(five.disc_values()) == values);
  CHECK(five.full_nimber() == 2);
}

TEST_CASE("discs lie row by row from the lower left", "[board]") {
  const Board oblong = board(3, 7);
  CHECK(oblong.disc_index(1, 1) == 0);
  CHECK(oblong.disc_index(7, 1) == 6);
  CHECK(oblong.disc_index(1, 2) == 7);
  CHECK(oblong.disc_index(7, 3) == 20);
}

TEST_CASE("a disc is worth the product of its Grundy numbers", "[board]") {
  for (const std::string& row_lengths : families)
    for (const std::string& column_lengths : families) {
      INFO(row_lengths << " and " << column_lengths);
      const auto oblong = Board::create(200, 90, family(row_lengths), family(column_lengths));
      REQUIRE(oblong);
      Nimber sum = 0;
      for (std::uint32_t row = 1; row <= 200; ++row)
        for (std::uint32_t column = 1; column <= 90; ++column) {
          const Nimber value = oblong->disc_values()[oblong->disc_index(column, row)];
          const Nimber g_row = oblong->rows().grundy_number(row);
          const Nimber g_column = oblong->columns().grundy_number(column);
          if (value != nim_product_by_rule(g_row, g_column, 4)) FAIL(column << ", " << row);
          sum ^= value;
        }
      CHECK(oblong->full_nimber() == sum);
    }
}

TEST_CASE("a rectangle changes the board by the values of its discs", "[board]") {
  const Board oblong = board(28, 25);
  for (std::uint8_t row = 1; row <= 28; row += 3)
    for (std::uint8_t column = 1; column <= 25; column += 2)
      for (std::uint8_t height = 0; height <= row; ++height)
        for (std::uint8_t width = 0; width <= column; ++width) {
          Nimber sum = 0;
          for (std::uint32_t y = row - height + 1U; y <= row; ++y)
            for (std::uint32_t x = column - width + 1U; x <= column; ++x)
              sum ^= oblong.disc_values()[oblong.disc_index(x, y)];
          const RectangleNimbers nimbers = oblong.nimbers_of({column, row, width, height});
          if (nimbers.product != sum) FAIL(+column << ", " << +row);
          if (nim_product(nimbers.rows, nimbers.columns) != sum) FAIL(+column << ", " << +row);
        }
  // Rows are 1 1 1 1 1 and columns are 1 1 1 2 1: 3 rows of 1, and 1 2 1 1.
  CHECK(board(5, 5).nimbers_of({5, 4, 4, 3}) == RectangleNimbers{1, 3, 3});
}

TEST_CASE("a rectangle lies on the board or not", "[board]") {
  const Board oblong = board(3, 5);
  CHECK(oblong.contains({1, 1, 1, 1}));
  CHECK(oblong.contains({5, 3, 5, 3}));
  CHECK(oblong.contains({5, 3, 0, 0}));
  CHECK_FALSE(oblong.contains({6, 3, 1, 1}));
  CHECK_FALSE(oblong.contains({5, 4, 1, 1}));
  CHECK_FALSE(oblong.contains({0, 1, 0, 1}));
  CHECK_FALSE(oblong.contains({1, 0, 1, 0}));
  CHECK_FALSE(oblong.contains({4, 3, 5, 1}));
  CHECK_FALSE(oblong.contains({5, 2, 1, 3}));
  CHECK_FALSE(oblong.contains({255, 255, 255, 255}));
}
