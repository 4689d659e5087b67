/** The program `tartan`: answers on standard output, everything else on standard error. */
import { version } from '../../package.json';
import { SolverError, reasonOf } from '../src/solver/errors';
import type { Command } from './command';
import { moves } from './moves';
import { sequence } from './sequence';
import { solve } from './solve';
import { UsageError } from './usage_error';

const commands: readonly Command[] = [solve, sequence, moves];

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

async function answer(words: readonly string[]): Promise<readonly string[]> {
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

// These refusals are about what was asked for; all others about this machine.
const badInputKinds: readonly string[] = [
  'size-out-of-range',
  'board-out-of-range',
  'bad-length-family',
  'unknown-game',
  'too-many-lengths',
];

function statusOf(error: unknown): number {
  const badInput =
    error instanceof UsageError ||
    (error instanceof SolverError && badInputKinds.includes(error.kind));
  return badInput ? exitStatus.badInput : exitStatus.failed;
}

/** What was asked for is said again in refusals, and a terminal would obey some of its characters. */
function printable(sentence: string): string {
  return sentence.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

function report(error: unknown): void {
  process.stderr.write(`tartan: ${printable(reasonOf(error))}\n`);
  process.exitCode = statusOf(error);
}

// Who reads the lines may have enough of them before the last one, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') report(new Error(`Cannot write the answer: ${error.message}.`));
});

try {
  const lines = await answer(process.argv.slice(2));
  if (lines.length > 0) process.stdout.write(lines.map((line) => `${line}\n`).join(''));
} catch (error) {
  report(error);
}
