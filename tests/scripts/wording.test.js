/** The lint rule about the wording of comments and constants. */
import { expect, it } from 'vitest';
import { complaintsAbout } from '../../scripts/lint/wording.js';

const linesOf = (source) => complaintsAbout(source).map(({ line }) => line);

it.each(['Of', 'As', 'So', 'Those', 'Such', 'The same', 'Absent', 'Behind', 'Beside'])(
  'refuses a comment that begins with “%s”',
  (word) => {
    for (const comment of [
      `/** ${word} a thing. */`,
      `// ${word} a thing.`,
      `/// ${word} a thing.`,
    ])
      expect(linesOf(`\n  ${comment}\n`)).toEqual([2]);
  },
);

it('accepts a comment that begins with its subject or a verb', () => {
  expect(linesOf('/** The region. */\n/// Reads it.\n// Assets come first.\n')).toEqual([]);
});

it('only looks at the first line of a comment', () => {
  expect(linesOf('// The values below the limit.\n// As above, they are exact.\n')).toEqual([]);
  expect(linesOf('// The values.\nrun();\n// As above.\n')).toEqual([3]);
});

it('wants short units in the names of constants', () => {
  expect(
    linesOf('const REST = 120;\nconst LINE_HEIGHT = 14;\nconst WAIT_MILLISECONDS = 5;'),
  ).toEqual([1, 2, 3]);
  expect(linesOf('const WAIT_MS = 120;\nconst RESTART = 1;\nconst HEIGHT = shape.height;')).toEqual(
    [],
  );
});
