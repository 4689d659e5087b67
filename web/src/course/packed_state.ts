/**
 * A state as text, short enough for a course site: SCORM 1.2 keeps 4,096 characters. In a board's state the start position
 * and the moves take almost all of it. They become `lines` (`packed_lines.ts`), and all other fields stay as they are:
 *
 *     {"tartan":"packed-study","version":1,"rows":30,"columns":30,"mode":"play","seed":17,"lines":"…"}
 */
import type { BoardState, FrameState } from '../widget/messages';
import { readKept } from './kept_work';
import { packLines, unpackLines } from './packed_lines';
import type { LineFields } from './packed_lines';

const NAME = 'packed-study';
const VERSION = 1;
/** The version of a board's state that version 1 of a packed one stands for. */
const STATE_VERSION = 2;

interface PackedStudy {
  readonly tartan: typeof NAME;
  readonly version: typeof VERSION;
  readonly rows: number;
  readonly columns: number;
  readonly lines: string;
}

type PlainFields = Omit<LineFields, 'position'> & {
  readonly position?: LineFields['position'] | string;
};

/** Fields of a board's state that mean nothing without its moves. */
const FIELDS_OF_MOVES = [
  ...['moves', 'variations', 'hints', 'at'],
  ...['corner', 'move', 'revealed', 'step', 'review'],
];

/** Prints printable ASCII. A state that can't be packed, such as a lesson's, is printed as plain JSON. */
export function packState(state: FrameState): string {
  const packed = state.tartan === 'study' ? packedStudy(state) : undefined;
  return JSON.stringify(packed ?? state).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Reads what a site has kept: a packed state, the plain JSON of earlier packages, or undefined if there is nothing. Work that
 * is damaged comes back as it is, and the frame refuses it.
 */
export function unpackState(kept: unknown): unknown {
  const read = readKept(kept);
  return (isPacked(read) ? unpackedStudy(read) : undefined) ?? read;
}

/**
 * Packs a state into at most `most` characters. If that needs more, it drops the moves, so that the match starts over from the same
 * start and with the same settings. If even that doesn't fit, the text is empty, which stands for no work at all.
 */
export function fitState(
  state: FrameState,
  most: number,
): { readonly text: string; readonly isCut: boolean } {
  const text = packState(state);
  if (text.length <= most) return { text, isCut: false };
  const start = packState(withoutMoves(state));
  return { text: start.length <= most ? start : '', isCut: true };
}

function withoutMoves(state: FrameState): FrameState {
  const kept = Object.entries(state).filter(([field]) => !FIELDS_OF_MOVES.includes(field));
  return Object.fromEntries(kept) as unknown as FrameState;
}

function packedStudy(state: BoardState): PackedStudy | undefined {
  const { position, moves, variations, hints, ...others } = state as BoardState & PlainFields;
  // On a board with a side above 30 the position is a packed text already.
  const [rest, rows] = typeof position === 'string' ? [{ position }] : [{}, position];
  const lines = packLines(others, { position: rows, moves, variations, hints });
  if (lines === undefined) return undefined;
  return { ...others, ...rest, tartan: NAME, version: VERSION, lines };
}

function isPacked(read: unknown): read is PackedStudy {
  if (typeof read !== 'object' || read === null) return false;
  const { tartan, version, rows, columns, lines } = read as Partial<PackedStudy>;
  return (
    tartan === NAME &&
    version === VERSION &&
    typeof lines === 'string' &&
    [rows, columns].every((side = 0) => Number.isInteger(side) && side >= 1 && side < 1_000)
  );
}

function unpackedStudy({ lines, ...others }: PackedStudy): BoardState | undefined {
  const fields = unpackLines(others, lines);
  return fields && { ...others, tartan: 'study', version: STATE_VERSION, ...fields };
}
