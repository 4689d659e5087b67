import { createBoardAnalyst } from '../src/solver/board_analyst_client';
import { largestBoardSide, type BoardQuestion, type PositionFacts } from '../src/solver/protocol';
import type { Command } from './command';
import { flippingGameLengths, readRowsAndColumns, solverThreads } from './flipping_board';
import { note } from './note';
import { readOptions } from './options';
import { readPosition } from './position_file';
import { UsageError } from './usage_error';

interface MovesRequest {
  readonly rows: number;
  readonly columns: number;
  /** Where the position is written; without it the board is all white. */
  readonly position: string | undefined;
  readonly asJson: boolean;
}

/** A rectangle to flip, by the place of its upper right corner and its size. */
interface Move {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

export const moves: Command = {
  synopsis: 'moves --rows M --columns N [--position FILE]',
  summary: 'list the winning moves of a position of the Flipping Game',
  details: `Prints the winning moves, one on each line, as

  column row width×height

where column and row are those of the upper right corner: columns count from the
left, rows from the bottom. Where no move wins, it prints nothing.

  --rows M, --columns N     the two sizes, each from 1 to ${largestBoardSide}
  --position FILE           the position (default: all discs are white)
  --json                    one JSON object, with the nimber of the position and
                            the number of its legal moves

FILE, or standard input where it is -, has M lines from the top row to the bottom,
each of N letters: W for a white disc, B for a black one.`,
  run: async (words) => {
    const request = readRequest(words);
    const { rows, columns } = request;
    const discs = await discsOf(request);
    const facts = await examine(rows, columns, discs);
    const winning = movesOf(facts);
    if (request.asJson) return [JSON.stringify(jsonOf(rows, columns, facts, winning))];
    if (winning.length === 0) note(process.stderr, 'No move wins.');
    return winning.map(({ column, row, width, height }) => `${column} ${row} ${width}×${height}`);
  },
};

function readRequest(words: readonly string[]): MovesRequest {
  const { values, positionals } = readOptions(words, {
    rows: { type: 'string' },
    columns: { type: 'string' },
    position: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (positionals.length > 0) {
    throw new UsageError(
      `“${positionals.join(' ')}” is too much: say the size of the board by --rows and --columns.`,
    );
  }
  const sizes = readRowsAndColumns(values, largestBoardSide);
  if (sizes === undefined) {
    throw new UsageError('Say the size of the board: both --rows and --columns.');
  }
  return { ...sizes, position: values.position, asJson: values.json };
}

async function discsOf({ rows, columns, position }: MovesRequest): Promise<Uint8Array> {
  if (position === undefined) return new Uint8Array(rows * columns).fill(1);
  return readPosition(position, rows, columns);
}

async function examine(rows: number, columns: number, discs: Uint8Array): Promise<PositionFacts> {
  const board: BoardQuestion = {
    rows: { size: rows, lengths: flippingGameLengths.rows },
    columns: { size: columns, lengths: flippingGameLengths.columns },
  };
  const analyst = createBoardAnalyst(solverThreads);
  try {
    return await analyst.examine(board, discs);
  } finally {
    analyst.dispose();
  }
}

function movesOf({ winning }: PositionFacts): Move[] {
  const list: Move[] = [];
  for (let start = 0; start < winning.length; start += 4) {
    const [column = 0, row = 0, width = 0, height = 0] = winning.subarray(start, start + 4);
    list.push({ column, row, width, height });
  }
  return list;
}

/** The nimber is decimal text, as it is in every command. */
function jsonOf(rows: number, columns: number, facts: PositionFacts, winning: readonly Move[]) {
  const { boardNimber, legal } = facts;
  return { rows, columns, boardNimber: boardNimber.toString(), legal, winning };
}
