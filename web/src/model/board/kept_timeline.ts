/**
 * The timeline as it is kept over a reload. Positions are packed, and those that several entries
 * share are kept once. What cannot be read back whole is as if it were not there.
 */
import type { SessionStore } from '../session_store';
import { isSide, isWholeBetween } from './board_size';
import { BOARD_MODES } from './board_state';
import type { BoardState, Selection } from './board_state';
import type { Cell, Position, Rectangle } from './position';
import { printPosition, readPosition } from './position_text';
import { isObject, readView, storedSelection, storedView } from './stored_state';
import { timelineFrom } from './timeline';
import type { BoardAction, Timeline, TimelineEntry } from './timeline';

const NAME = 'timeline';
const VERSION = 1;
const MOST_ENTRIES = 1_000;
/** Of the packed positions, in characters: browsers give a site some five million. */
const MOST_POSITION_TEXT = 1_000_000;

/**
 * `seen`: what an address says of what is seen. `leftAt`: an address that stands for the state shown,
 * although it is of an older one.
 */
export function keepTimeline(
  store: SessionStore,
  timeline: Timeline,
  seen: string,
  leftAt?: string,
): void {
  try {
    store.write(JSON.stringify({ ...stored(worthKeeping(timeline)), seen, leftAt }));
  } catch {
    // No room, or no storage: the address alone survives a reload.
  }
}

export interface KeptTimeline {
  readonly timeline: Timeline;
  readonly seen: string;
  readonly leftAt: string | undefined;
}

export function keptTimeline(store: SessionStore): KeptTimeline | undefined {
  try {
    const text = store.read();
    return text === undefined ? undefined : readKept(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The entry that is shown, those that were undone, and as many of those before as there is room for. */
function worthKeeping({ entries, current }: Timeline): Timeline {
  const positions = new Set<Position>();
  let text = 0;

  /** Whether there is room for an entry, which takes it. */
  function fits({ state: { position } }: TimelineEntry, kept: number): boolean {
    if (kept >= MOST_ENTRIES) return false;
    if (!positions.has(position)) text += printPosition(position).length;
    positions.add(position);
    return text <= MOST_POSITION_TEXT;
  }

  let start = current;
  let end = current;
  for (const entry of entries.slice(current)) {
    // The one that is shown is kept however large it is.
    if (!fits(entry, end - start) && end > current) break;
    end += 1;
  }
  for (const entry of entries.slice(0, current).reverse()) {
    if (!fits(entry, end - start)) break;
    start -= 1;
  }
  return timelineFrom(start, { entries: entries.slice(0, end), current });
}

function stored({ entries, current }: Timeline) {
  const places = new Map<Position, number>();
  for (const { state } of entries)
    if (!places.has(state.position)) places.set(state.position, places.size);
  return {
    tartan: NAME,
    version: VERSION,
    current,
    positions: Array.from(places.keys(), (position) => ({
      rows: position.rows,
      columns: position.columns,
      discs: printPosition(position),
    })),
    entries: entries.map(({ action, state: { position, ...view } }) => ({
      action: storedAction(action),
      position: places.get(position),
      ...storedView(view),
    })),
  };
}

function storedAction(action: BoardAction) {
  return action.kind === 'choose'
    ? { kind: action.kind, selection: action.selection && storedSelection(action.selection) }
    : action;
}

function readKept(kept: unknown): KeptTimeline | undefined {
  if (!isObject(kept) || kept.tartan !== NAME || kept.version !== VERSION) return undefined;
  const timeline = readTimeline(kept);
  const { seen, leftAt } = kept;
  return (
    timeline && {
      timeline,
      seen: typeof seen === 'string' ? seen : '',
      leftAt: typeof leftAt === 'string' ? leftAt : undefined,
    }
  );
}

function readTimeline({
  positions,
  entries,
  current,
}: Readonly<Record<string, unknown>>): Timeline | undefined {
  if (!Array.isArray(positions) || !Array.isArray(entries)) return undefined;
  if (!isWholeBetween(current, 0, entries.length - 1)) return undefined;
  const readPositions = allOf(positions, readKeptPosition);
  const readEntries = readPositions && allOf(entries, (entry) => readEntry(entry, readPositions));
  return readEntries && { entries: readEntries, current };
}

function readKeptPosition(kept: unknown): Position | undefined {
  if (!isObject(kept)) return undefined;
  const { rows, columns, discs } = kept;
  if (!isSide(rows) || !isSide(columns) || typeof discs !== 'string') return undefined;
  return readPosition(discs, { rows, columns });
}

function readEntry(kept: unknown, positions: readonly Position[]): TimelineEntry | undefined {
  if (!isObject(kept)) return undefined;
  const place = kept.position;
  const position = typeof place === 'number' ? positions[place] : undefined;
  const view = position && readView(kept, position);
  const action = readAction(kept.action);
  if (position === undefined || view?.ok !== true || action === undefined) return undefined;
  return { action, state: { position, ...view.value } satisfies BoardState };
}

function readAction(kept: unknown): BoardAction | undefined {
  if (!isObject(kept)) return undefined;
  switch (kept.kind) {
    case 'start':
    case 'cut':
    case 'open':
    case 'white':
    case 'black':
    case 'random':
    case 'reveal':
    case 'heat':
    case 'values':
    case 'grundy':
      return { kind: kept.kind };
    case 'resize': {
      const { rows, columns } = kept;
      return isSide(rows) && isSide(columns) ? { kind: 'resize', rows, columns } : undefined;
    }
    case 'flip': {
      const rectangle = readRectangle(kept.rectangle);
      return rectangle && { kind: 'flip', rectangle };
    }
    case 'choose': {
      if (kept.selection === undefined) return { kind: 'choose', selection: undefined };
      const selection = readActionSelection(kept.selection);
      return selection && { kind: 'choose', selection };
    }
    case 'turn': {
      const cell = readCell(kept.cell);
      const { discs } = kept;
      return cell && isWholeBetween(discs, 1, Infinity) ? { kind: 'turn', cell, discs } : undefined;
    }
    case 'mode': {
      const mode = BOARD_MODES.find((name) => name === kept.mode);
      return mode && { kind: 'mode', mode };
    }
    default:
      return undefined;
  }
}

function readActionSelection(kept: unknown): Selection | undefined {
  const corner = readCell(kept);
  const rectangle = readRectangle(kept);
  if (corner === undefined) return undefined;
  const size = rectangle && { width: rectangle.width, height: rectangle.height };
  return { corner, size };
}

function readCell(kept: unknown): Cell | undefined {
  if (!isObject(kept)) return undefined;
  const { column, row } = kept;
  return isSide(column) && isSide(row) ? { column, row } : undefined;
}

function readRectangle(kept: unknown): Rectangle | undefined {
  const corner = readCell(kept);
  if (corner === undefined || !isObject(kept)) return undefined;
  const { width, height } = kept;
  return isSide(width) && isSide(height) ? { ...corner, width, height } : undefined;
}

function allOf<T>(
  values: readonly unknown[],
  read: (value: unknown) => T | undefined,
): T[] | undefined {
  const results: T[] = [];
  for (const value of values) {
    const result = read(value);
    if (result === undefined) return undefined;
    results.push(result);
  }
  return results;
}
