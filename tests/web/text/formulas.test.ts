/** Formulas run from left to right in every language: each message isolates them, like its arguments. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FORMULA = /\{"\\u2066"\}.*?\{"\\u2069"\}/gu;
const ARGUMENT = /\{ \$\w+ \}/gu;
/** In text from right to left, such a number would swap sides with the sign beside it. */
const LOOSE = /\d [=⊕⊗⊘]|[=⊕⊗⊘] \d/u;

function messagesOf(file: string): string[] {
  const address = new URL(`../../../web/src/text/en/${file}.ftl`, import.meta.url);
  return readFileSync(address, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace(/^[\w-]+ = /u, ''));
}

describe('a formula of a message', () => {
  it.each(['catalogue', 'counting', 'steps', 'tartan_table', 'terms', 'three_steps'])(
    'is kept from left to right: %s',
    (file) => {
      const outside = messagesOf(file).map((words) =>
        words.replaceAll(FORMULA, 'f').replaceAll(ARGUMENT, '2'),
      );
      expect(outside.filter((words) => LOOSE.test(words))).toEqual([]);
    },
  );
});
