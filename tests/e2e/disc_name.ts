/** How the name of a disc’s button begins: by its row and column, or on one row or one column by its number alone. */
export function discName(column: number, row: number): RegExp {
  const coin = row === 1 ? column : column === 1 ? row : undefined;
  const place = `Row ${row}, column ${column}`;
  return new RegExp(`^(?:${place}${coin === undefined ? '' : `|Coin ${coin}`}),`, 'u');
}
