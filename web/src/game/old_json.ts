/** The JSON of version 1: a board or a game, each as its addresses of that time had it. */
import { playerOfToday, rectangleText } from './old_address';
import { isObject } from './reading';

type Raw = Readonly<Record<string, unknown>>;

/** The fields of an old board or game; undefined where it is neither. */
export function fieldsOfOldJson(old: Raw): Raw | undefined {
  if (old.version !== 1) return undefined;
  if (old.tartan === 'board') {
    const { selection, ...fields } = old;
    return { ...fields, ...selectionFields(selection) };
  }
  if (old.tartan !== 'game') return undefined;
  const { first = 'black', you = 'black', start, moves, branches, hints, ...fields } = old;
  return {
    ...fields,
    mode: 'play',
    position: start,
    you: typeof you === 'string' ? playerOfToday(you, String(first)) : you,
    moves: mapped(moves, moveText),
    variations: mapped(branches, (branch) =>
      isObject(branch) ? { after: branch.after, moves: mapped(branch.moves, moveText) } : branch,
    ),
    hints: mapped(hints, (hint) => (isObject(hint) ? hint.after : hint)),
  };
}

function selectionFields(selection: unknown): Raw {
  if (selection === undefined || selection === null) return {};
  if (!isObject(selection)) return { corner: selection };
  const { column, row, width, height } = selection;
  if (width !== undefined || height !== undefined) return { move: moveText(selection) };
  const isCell = typeof row === 'number' && typeof column === 'number';
  return { corner: isCell ? `${row}x${column}` : selection };
}

function moveText(rectangle: unknown): unknown {
  if (!isObject(rectangle)) return rectangle;
  const { column, row, width, height } = rectangle;
  return rectangleText(column, row, width, height) ?? rectangle;
}

function mapped(list: unknown, map: (value: unknown) => unknown): unknown {
  return Array.isArray(list) ? list.map(map) : list;
}
