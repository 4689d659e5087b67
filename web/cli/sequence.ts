import { largestAxisSize } from '../src/engine/api/axes';
import {
  winningOpeningsAt,
  type SequenceChunk,
  type SequenceQuestion,
} from '../src/engine/api/sequence';
import { createSequenceSolver } from '../src/engine/client/sequence';
import type { Command } from './command';
import { lengthOptions, solverThreads } from './flipping_board';
import { readOptions, readPositiveNumber } from './options';
import { writingToOutput } from './piecewise_output';
import { progressLine } from './progress_line';
import { UsageError } from './usage_error';

interface SequenceRequest {
  readonly question: SequenceQuestion;
  readonly asJson: boolean;
}

export const sequenceCommand: Command = {
  synopsis: 'sequence FROM TO',
  summary: 'count them for every board from FROM × FROM to TO × TO',
  details: `Prints a line for each N from FROM to TO, in the format of b-files:

  N P(N)

FROM and TO are whole numbers from 1 to ${largestAxisSize.toLocaleString('en')}.

  --row-lengths F           the heights of a rectangle (default: triangular)
  --column-lengths F        the widths of a rectangle (default: square)
  --json                    one JSON object with the list of all P(N)

F is as for tartan solve.`,
  run: async (words) => {
    const { question, asJson } = readRequest(words);
    const format = asJson ? jsonFormat(question) : lineFormat;
    const solver = createSequenceSolver(solverThreads);
    const progress = progressLine(process.stderr);
    try {
      await writingToOutput(async (write, signal) => {
        await solver.sequence(question, {
          signal,
          onProgress: progress.reportShare,
          onChunk: (chunk) => {
            progress.clear();
            return write(format(chunk));
          },
        }).done;
      });
    } finally {
      progress.clear();
      solver.dispose();
    }
    return [];
  },
};

function readRequest(words: readonly string[]): SequenceRequest {
  const { values, positionals } = readOptions(words, {
    ...lengthOptions,
    json: { type: 'boolean', default: false },
  });
  const [first, last, ...others] = positionals;
  if (first === undefined || last === undefined) {
    throw new UsageError('Say the first size and the last one: tartan sequence FROM TO.');
  }
  if (others.length > 0) {
    throw new UsageError(`Two sizes are enough: “${others.join(' ')}” is too much.`);
  }
  const from = readPositiveNumber(first, 'FROM', largestAxisSize);
  const to = readPositiveNumber(last, 'TO', largestAxisSize);
  if (from > to) throw new UsageError(`FROM must not be larger than TO: ${from} is, than ${to}.`);
  return {
    question: {
      from,
      to,
      rowLengths: values['row-lengths'],
      columnLengths: values['column-lengths'],
    },
    asJson: values.json,
  };
}

function valuesOf(chunk: SequenceChunk): bigint[] {
  return Array.from(chunk.boardNimbers, (_, place) => winningOpeningsAt(chunk, place));
}

function lineFormat(chunk: SequenceChunk): string {
  return valuesOf(chunk)
    .map((value, place) => `${chunk.first + place} ${value.toString()}\n`)
    .join('');
}

/** Counts are decimal text. The object is written piece by piece, as it may be large. */
function jsonFormat({ from, to }: SequenceQuestion) {
  return (chunk: SequenceChunk): string => {
    const values = valuesOf(chunk).map((value) => `"${value.toString()}"`);
    const head = chunk.first === from ? `{"from":${from},"to":${to},"winningOpenings":[` : ',';
    const tail = chunk.first + values.length > to ? ']}\n' : '';
    return head + values.join(',') + tail;
  };
}
