/** Lessons as the build compiles them. */
import { expect, it } from 'vitest';
import { lessons } from '../../../web/build/lessons.js';

it('No line begins with the comma after a formula', async () => {
  const made = await lessons().transform('Take $u$, **or $v$; then** $w$ as well.', 'one.mdx');
  for (const text of ['\u2060, ', '\u2060; then', ' as well.'])
    expect(made?.code).toContain(JSON.stringify(text));
});
