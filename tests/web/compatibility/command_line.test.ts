/** Compatibility: the JSON of the command line keeps what programs read from it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tartan } from '../cli/program';
import { compatibilityCases, expectStill } from './golden';

const folder = mkdtempSync(join(tmpdir(), 'tartan-compatibility-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface CommandCase {
  /** `FILE.png` stands for the file to write. */
  readonly words: readonly string[];
  readonly prints: object;
}

it.each(compatibilityCases<CommandCase>('command_line'))(
  '%s: tartan $words',
  async (_, { words, prints }) => {
    const inFolder = words.map((word) => (word === 'FILE.png' ? join(folder, word) : word));
    const { stdout, status } = await tartan(...inFolder);
    expect(status).toBe(0);
    expectStill(JSON.parse(stdout), prints);
  },
);
