/**
 * Shortens a state for a course site: SCORM 1.2 stores 4,096 characters. In a board's state the start position and the
 * moves take almost all of it. They become `lines` (`packed_lines.ts`), and all other fields stay as they are:
 *
 *     {"tartan":"packed-study","version":1,"rows":30,"columns":30,"mode":"play","seed":17,"lines":"…"}
 */
import type { BoardState, FrameState } from '../element/messages';
import { packLineFields, unpackLineFields, type LineFields } from './packed_lines';

const NAME = 'packed-study';
const VERSION = 1;
/** The version of board states that version 1 of the packed form stands for. */
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

/** A state that can't be packed, such as a lesson's, is returned unchanged. */
export function packedState(state: FrameState): object {
  return (state.tartan === 'study' ? packedStudy(state) : undefined) ?? state;
}

/** The inverse. Anything not packed, or damaged, is returned unchanged, and the frame refuses it. */
export function unpackedState(read: unknown): unknown {
  return (isPacked(read) ? unpackedStudy(read) : undefined) ?? read;
}

/** The match restarted from the same position with the same settings. */
export function withoutMoves(state: FrameState): FrameState {
  const kept = Object.entries(state).filter(([field]) => !FIELDS_OF_MOVES.includes(field));
  return Object.fromEntries(kept) as unknown as FrameState;
}

function packedStudy(state: BoardState): PackedStudy | undefined {
  const { position, moves, variations, hints, ...others } = state as BoardState & PlainFields;
  // On a board with a side above 30 the position is a packed text already.
  const [rest, rows] = typeof position === 'string' ? [{ position }] : [{}, position];
  const lines = packLineFields(others, { position: rows, moves, variations, hints });
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
  const fields = unpackLineFields(others, lines);
  return fields && { ...others, tartan: 'study', version: STATE_VERSION, ...fields };
}
