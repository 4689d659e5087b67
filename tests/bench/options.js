/** What npm run bench is asked for. */

import { canBeWritten } from './result_file.js';

const WAYS = 'the options are --quick and --json FILE, or --compare OLD.json NEW.json alone';

/**
 * { quick, json } of a measurement, json being the file to write or undefined; or { compare }, two
 * files; or { problem }, a sentence.
 */
export function readOptions(words) {
  if (words[0] === '--compare') return readComparison(words.slice(1));
  const options = { quick: false, json: undefined };
  for (let i = 0; i < words.length; i += 1) {
    if (words[i] === '--quick') {
      options.quick = true;
    } else if (words[i] === '--json') {
      i += 1;
      if (!isFile(words[i])) return { problem: '--json needs the name of a file to write.' };
      if (!canBeWritten(words[i])) {
        return { problem: `${words[i]} cannot be written: name a file in a folder that exists.` };
      }
      options.json = words[i];
    } else {
      return { problem: `“${words[i]}” is not known here: ${WAYS}.` };
    }
  }
  return options;
}

function readComparison(files) {
  if (files.length === 2 && files.every(isFile)) return { compare: files };
  return {
    problem: '--compare needs the names of two files, the old one first, and nothing else.',
  };
}

const isFile = (word) => word !== undefined && word !== '' && !word.startsWith('--');
