/**
 * The table of the frame's settings in web/src/outlets/element/README.md is generated from their declaration: a row for
 * each, with its comment. Checks it; `--write` writes it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import prettier from 'prettier';
import ts from 'typescript';
import { inProject } from '../tools/places.js';

const DECLARATION = inProject('web/src/outlets/element/settings.ts');
const README = inProject('web/src/outlets/element/README.md');
const BEGIN = '<!-- settings -->\n';
const END = '<!-- /settings -->';

const HEADS = ['key', 'what it says', 'a change'];

/** The comment on each setting in these constants of a source, by its name. */
export function commentsIn(source, constants) {
  const file = ts.createSourceFile('settings.ts', source, ts.ScriptTarget.Latest, true);
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList: { declarations } }) => declarations);
  return Object.fromEntries(
    constants.map((constant) => {
      const { initializer } = declared.find(({ name }) => name.getText() === constant);
      const settings = initializer.properties.filter(ts.isPropertyAssignment);
      return [constant, settings.map((setting) => [setting.name.getText(), commentOn(setting)])];
    }),
  );
}

function commentOn(node) {
  const texts = ts.getJSDocCommentsAndTags(node).map(({ comment }) => comment ?? '');
  return texts.join(' ').replace(/\s+/gu, ' ');
}

function tableOf(source) {
  const { FRAME_SETTINGS, LIVE_SETTINGS } = commentsIn(source, ['FRAME_SETTINGS', 'LIVE_SETTINGS']);
  const rows = [
    ...FRAME_SETTINGS.map(([name, comment]) => [`\`${name}\``, comment, 'loads the frame anew']),
    ...LIVE_SETTINGS.map(([name, comment]) => [`\`${name}\``, comment, 'is shown at once']),
  ];
  return [HEADS, HEADS.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

async function withTable(text) {
  const [before, rest] = text.split(BEGIN);
  const [, after] = (rest ?? '').split(END);
  if (after === undefined) throw new Error(`${README} lacks ${BEGIN.trim()} or ${END.trim()}.`);
  const table = await prettier.format(tableOf(readFileSync(DECLARATION, 'utf8')), {
    parser: 'markdown',
  });
  return `${before}${BEGIN}\n${table}\n${END}${after}`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = readFileSync(README, 'utf8');
  const wanted = await withTable(text);
  if (process.argv.includes('--write')) writeFileSync(README, wanted);
  else if (text !== wanted) {
    console.error(
      'web/src/outlets/element/README.md has other settings than settings.ts: npm run format.',
    );
    process.exitCode = 1;
  }
}
