/**
 * Checks the wording of comments and constants, see docs/contributing.md. A comment begins with the thing that it
 * describes, or with a verb. The name of a constant of time or length ends with its unit.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inProject } from '../tools/places.js';

const SOURCES = ['*.ts', '*.tsx', '*.js', '*.cpp', '*.hpp', '*.css'];

/** A comment's first line, if the comment begins where its line does. */
const COMMENT = /^\s*\{?(?:\/\*\*?|\/\/\/?<?)\s*(\S.*)$/u;
const RIDDLE = /^(?:Of|As|So|Those|Such|The same|Absent|Behind|Beside)\b/u;

const LONG_UNIT = /_(?:MILLISECONDS|PIXELS|MILLIMETRES)(?:_|$)/u;
const MEASURE =
  /(?:^|_)(?:DELAY|DURATION|GAP|HEIGHT|INTERVAL|MARGIN|PATIENCE|RADIUS|REST|TIMEOUT|WIDTH)$/u;
const CONSTANT = /\bconst ([A-Z][A-Z0-9_]*) = ([\d._]+|[\w. ]+ [*/] [\w. ]+);/u;

/** The complaints about a source, each as { line, words } with lines from 1. */
export function complaintsAbout(source) {
  const complaints = [];
  let isInComment = false;
  for (const [index, text] of source.split('\n').entries()) {
    const complain = (words) => complaints.push({ line: index + 1, words });
    const comment = COMMENT.exec(text)?.[1];
    // Lines of `//` that follow each other are one comment.
    const [riddle] = (!isInComment && comment !== undefined && RIDDLE.exec(comment)) || [];
    isInComment = /^\s*\/\//u.test(text);
    if (riddle !== undefined)
      complain(`A comment begins with “${riddle}”: begin with the thing that it describes.`);
    const name = CONSTANT.exec(text)?.[1] ?? '';
    if (LONG_UNIT.test(name)) complain(`“${name}”: units are _MS, _PX and _MM.`);
    else if (MEASURE.test(name)) complain(`“${name}” names no unit, such as _MS or _PX.`);
  }
  return complaints;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const listed = execFileSync('git', ['ls-files', '--', ...SOURCES], {
    cwd: inProject('.'),
    encoding: 'utf8',
  });
  for (const file of listed.trim().split('\n'))
    for (const { line, words } of complaintsAbout(readFileSync(inProject(file), 'utf8'))) {
      console.error(`${file}:${line}: ${words}`);
      process.exitCode = 1;
    }
}
