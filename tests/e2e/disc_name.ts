/**
 * Matches the start of a disc button's name: its row and column, or just its number on a board of one row or column.
 */
export function discName(column: number, row: number): RegExp {
  const coin = row === 1 ? column : column === 1 ? row : undefined;
  const place = `Row ${row}, column ${column}`;
  return new RegExp(`^(?:${place}${coin === undefined ? '' : `|Coin ${coin}`}),`, 'u');
}
