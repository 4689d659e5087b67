import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commentsIn } from '../../scripts/lint/settings_table.js';
import { FRAME_SETTINGS } from '../../web/src/outlets/element/settings';

const source = readFileSync(
  new URL('../../web/src/outlets/element/settings.ts', import.meta.url),
  'utf8',
);
const comments = Object.fromEntries(
  Object.values(commentsIn(source, ['FRAME_SETTINGS', 'LIVE_SETTINGS'])).flat(),
);

it.each(Object.entries(FRAME_SETTINGS))(
  '%s is explained with all that it may be',
  (name, setting) => {
    const { form } = setting;
    const explained = (comments[name].match(/`[^`]+`|\d+/gu) ?? []).map((word) =>
      word.replaceAll('`', ''),
    );
    if (form.kind === 'text') return expect(explained).toContain(form.like);
    const allowed = form.kind === 'number' ? [form.least, form.most].map(String) : form.names;
    // `none` stands for an empty choice and is no name.
    expect(new Set(explained.filter((word) => word !== 'none'))).toEqual(new Set(allowed));
  },
);
