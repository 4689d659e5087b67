/** Formats rows in columns: the first left-aligned, all others right-aligned. */
export function textTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[column]) : text.padStart(widths[column] + 3),
      )
      .join('')
      .trimEnd(),
  );
}
