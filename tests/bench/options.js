/** Reads the options of npm run bench. */
import { parseArgs } from 'node:util';

const WAYS = 'npm run bench -- [--quick] [--json FILE], or --compare OLD.json NEW.json';

/**
 * Returns { quick, json } for a measurement, where json is the file to write or undefined; { compare } with two files;
 * or { problem }, a sentence.
 */
export function readOptions(words) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: {
        quick: { type: 'boolean', default: false },
        json: { type: 'string' },
        compare: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const { compare, quick, json } = values;
    if (positionals.length !== (compare ? 2 : 0) || (compare && (quick || json)))
      return { problem: `Ask for ${WAYS}.` };
    return compare ? { compare: positionals } : { quick, json };
  } catch (error) {
    return { problem: `${error.message.split('.')[0]}. Ask for ${WAYS}.` };
  }
}
