/** Runs the program `tartan` on its words: returns lines, or a refusal. */
import { version } from '../../package.json';
import { SolverError, reasonOf, type SolverErrorKind } from '../src/engine/api/errors';
import { chessboardNimCommand } from './chessboard_nim';
import type { Command } from './command';
import { courseCommand } from './course';
import { grundyCommand } from './grundy';
import { movesCommand } from './moves';
import { nimCommand } from './nim';
import { pictureCommand } from './picture';
import { productCommand } from './product';
import { regionCommand } from './region';
import { sequenceCommand } from './sequence';
import { solveCommand } from './solve';
import { turnCommand } from './turn';
import { UsageError } from './usage_error';

const commands: readonly Command[] = [
  solveCommand,
  sequenceCommand,
  regionCommand,
  pictureCommand,
  movesCommand,
  grundyCommand,
  productCommand,
  turnCommand,
  nimCommand,
  chessboardNimCommand,
  courseCommand,
];

const exitStatus = { badInput: 2, failed: 1 } as const;

function commandNamed(name: string): Command {
  const command = commands.find(({ synopsis }) => synopsis.split(' ')[0] === name);
  if (command === undefined) {
    throw new UsageError(`There is no command “${name}”; tartan --help lists them.`);
  }
  return command;
}

function help(): string {
  const list = commands.map(({ synopsis, summary }) => `  tartan ${synopsis}\n      ${summary}`);
  return `Tartan solves coin-turning games, exactly.

${list.join('\n')}

  tartan COMMAND --help     what a command takes
  tartan --version

Exit status: 0 for an answer, ${exitStatus.badInput} for a bad question, ${exitStatus.failed} for any other failure.`;
}

export async function answer(words: readonly string[]): Promise<readonly string[]> {
  const [first, ...rest] = words;
  if (first === undefined)
    throw new UsageError('Say what to do; tartan --help lists the commands.');
  if (first === '--help' || first === '-h' || first === 'help') return [help()];
  if (first === '--version') return [`tartan ${version}`];
  const command = commandNamed(first);
  if (rest.includes('--help') || rest.includes('-h')) {
    return [`tartan ${command.synopsis}\n\n${command.details}`];
  }
  return command.run(rest);
}

/** The exit status of each kind of error: bad input, or anything else. */
const causes: Readonly<Record<SolverErrorKind, keyof typeof exitStatus>> = {
  'size-out-of-range': 'badInput',
  'board-out-of-range': 'badInput',
  'bad-length-family': 'badInput',
  'too-many-lengths': 'badInput',
  'unknown-game': 'badInput',
  'bad-game-number': 'badInput',
  'bad-pattern': 'badInput',
  'pattern-without-corner': 'badInput',
  'large-pattern-number': 'badInput',
  'too-many-pattern-letters': 'badInput',
  'pattern-too-long': 'badInput',
  'too-many-grundy-numbers': 'badInput',
  'table-out-of-range': 'badInput',
  'value-too-large': 'badInput',
  'too-many-moves': 'badInput',
  'bad-steps': 'badInput',
  'chessboard-out-of-range': 'badInput',
  'steps-do-not-repeat': 'badInput',
  'too-many-digits': 'badInput',
  'wrong-coin-count': 'failed',
  'too-many-steps': 'failed',
  'out-of-memory': 'failed',
  'module-failed': 'failed',
  'simd-missing': 'failed',
  'wasm-off': 'failed',
  'wasm-forbidden': 'failed',
  'worker-forbidden': 'failed',
  'worker-failed': 'failed',
};

function statusOf(error: unknown): number {
  if (error instanceof UsageError) return exitStatus.badInput;
  return exitStatus[error instanceof SolverError ? causes[error.kind] : 'failed'];
}

/** Refusals repeat the input, and a terminal would execute some of its characters. */
function printable(sentence: string): string {
  return sentence.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** The line for an error on standard error, and its exit status. */
export function refusal(error: unknown): { readonly line: string; readonly status: number } {
  return { line: `tartan: ${printable(reasonOf(error))}\n`, status: statusOf(error) };
}
