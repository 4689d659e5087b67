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
  const complained = (name, value) => linesOf(['const', name, '=', `${value};`].join(' ')).length;
  for (const name of ['REST', 'LINE_HEIGHT', 'WAIT_MILLISECONDS'])
    expect(complained(name, 120), name).toBe(1);
  expect(complained('WAIT_MS', 120)).toBe(0);
  expect(complained('RESTART', 1)).toBe(0);
  expect(complained('HEIGHT', 'shape.height')).toBe(0);
});
