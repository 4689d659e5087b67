/**
 * The addresses of version 1, which knew the Flipping Game alone: a rectangle was written by its upper right
 * corner, `column.row.width.height`, players by colours, and a hint with its grade.
 */

/** An address with all old keys and values written as those of today. */
export function withoutOldKeys(query: URLSearchParams): URLSearchParams {
  const fresh = new URLSearchParams(query);
  const rewrite = (key: string, to: string, write: (value: string) => string) => {
    const value = query.get(key);
    if (value === null) return;
    fresh.delete(key);
    fresh.set(to, write(value));
  };
  rewriteSelection(query, fresh);
  rewrite('moves', 'moves', movesOfToday);
  rewriteReview(query, fresh);
  rewrite('branches', 'variations', (value) =>
    value
      .split('_')
      .map((branch) => movesOfToday(branch.replace('.younger', '')))
      .join('_'),
  );
  rewrite('hints', 'hints', (value) => value.replaceAll(/\.\d/gu, ''));
  rewrite('middle', 'middle', (value) => swapped(value));
  rewrite('listed', 'listed', kindsOfToday);
  const first = query.get('first') === 'white' ? 'white' : 'black';
  rewrite('you', 'you', (value) => playerOfToday(value, first));
  if (first === 'white' && !query.has('you')) fresh.set('you', 'second');
  return fresh;
}

function rewriteSelection(query: URLSearchParams, fresh: URLSearchParams) {
  const [column, row, width, height] = ['column', 'row', 'width', 'height'].map((key) => {
    fresh.delete(key);
    return query.get(key);
  });
  if (column === null && row === null) return;
  if (width === null && height === null) fresh.set('corner', `${row ?? ''}x${column ?? ''}`);
  else
    fresh.set(
      'move',
      rectangleText(column, row, width, height) ?? [column, row, width, height].join('.'),
    );
}

/** The move of a review was shown without being named. */
function rewriteReview(query: URLSearchParams, fresh: URLSearchParams) {
  const isOld = !(query.get('moves') ?? 'x').includes('x') && !fresh.has('move');
  const reviewed = fresh.get('moves')?.split('-')[Number(query.get('review')) - 1];
  if (isOld && reviewed !== undefined) fresh.set('move', reviewed);
}

/** Undefined where these are no rectangle. */
export function rectangleText(
  column: unknown,
  row: unknown,
  width: unknown,
  height: unknown,
): string | undefined {
  if (![column, row, width, height].every((number) => /^\d+$/u.test(String(number))))
    return undefined;
  const first = (last: unknown, length: unknown) => Number(last) - Number(length) + 1;
  return `${first(row, height)}~${String(row)}x${first(column, width)}~${String(column)}`;
}

function movesOfToday(value: string): string {
  return value
    .split('-')
    .map((move) => {
      const [column, row, width, height, ...more] = move.split('.');
      const isOld = height !== undefined && more.length === 0 && !move.includes('x');
      return (isOld ? rectangleText(column, row, width, height) : undefined) ?? move;
    })
    .join('-');
}

/** `4,3`, a column and a row, as `3x4`. */
function swapped(value: string): string {
  const [column, row] = value.split(',');
  return row === undefined ? value : `${row}x${String(column)}`;
}

/** `4,3`, a square width and a triangular height, as the kinds of both: 1 and 2² are the first two squares. */
function kindsOfToday(value: string): string {
  const [width = 0, height = 0] = value.split(',').map(Number);
  const kinds = [(Math.sqrt(8 * height + 1) - 1) / 2 - 1, Math.sqrt(width) - 1];
  return kinds.every((kind) => Number.isInteger(kind) && kind >= 0) ? kinds.join('x') : value;
}

export function playerOfToday(you: string, first: string): string {
  const isColour = you === 'black' || you === 'white';
  return isColour ? (you === first ? 'first' : 'second') : you;
}
