import { expect, it } from 'vitest';
import { readWords } from '../../../../web/build/words.js';
import { READER_SETTINGS } from '../../../../web/src/pages/embed/embed_settings';

it.each(Object.entries(READER_SETTINGS))('the setting %s has its words', (name, { form }) => {
  const choices =
    form?.kind === 'number' ? ['auto', ...form.offered.map(String)] : (form?.names ?? []);
  expect(choices).not.toEqual([]);
  const needed = [`set-${name}`, ...choices.map((choice) => `set-${name}-${choice}`)];
  expect(Object.keys(readWords('embed'))).toEqual(expect.arrayContaining(needed));
});
