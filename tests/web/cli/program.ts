import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { answer, refusal } from '../../../web/cli/tartan';

const program = fileURLToPath(new URL('../../../build/cli/main.js', import.meta.url));

export interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

/** Runs the built program with `input` on its standard input. */
export function tartanReading(input: string | Uint8Array, ...words: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [program, ...words]);
  child.stdin.on('error', () => undefined); // the program may end without reading
  child.stdin.end(input);
  return outcomeOf(child);
}

export const tartan = (...words: string[]) => tartanReading('', ...words);

/** Runs the program's code in this process, because starting it takes longer than refusing bad input. */
export async function tartanHere(...words: string[]): Promise<Outcome> {
  try {
    const lines = await answer(words);
    return success(lines.map((line) => `${line}\n`).join(''));
  } catch (error) {
    const { line, status } = refusal(error);
    return { stdout: '', stderr: line, status };
  }
}

/** Runs the program, and closes its standard output after the first piece. */
export function tartanIntoBrokenPipe(...words: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [program, ...words]);
  child.stdout.once('data', () => child.stdout.destroy());
  return outcomeOf(child);
}

/** Runs the program with its standard output in an open file. */
export function tartanIntoFile(file: number, ...words: string[]): Promise<Outcome> {
  return outcomeOf(
    spawn(process.execPath, [program, ...words], { stdio: ['ignore', file, 'pipe'] }),
  );
}

function outcomeOf(child: ChildProcess): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.setEncoding('utf8').on('data', (text: string) => (output[name] += text));
    }
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({ ...output, status });
    });
  });
}

export const success = (stdout: string): Outcome => ({ stdout, stderr: '', status: 0 });

/** Expects one line on standard error, status 2, and nothing on standard output. */
export function expectRefusal({ stdout, stderr, status }: Outcome, expected: string): void {
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
  expect(stderr).toMatch(/^tartan: .+\n$/);
  expect(stderr).toContain(expected);
}
