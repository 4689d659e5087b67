/** Writes the results of the tests of the course pages into the table of web/src/outlets/element/README.md. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { inProject } from './tools/places.js';
import { main, say } from './tools/say.js';

const readme = inProject('web/src/outlets/element/README.md');
const reports = inProject('build/reports/courses');

await main(async () => {
  const outcomes = readdirSync(reports)
    .sort()
    .map((name) => JSON.parse(readFileSync(`${reports}/${name}`, 'utf8')));
  const before = readFileSync(readme, 'utf8');
  const after = before.replace(
    /(<!-- courses -->)[^]*(<!-- \/courses -->)/u,
    (_, start, end) => `${start}\n\n${tableOf(outcomes)}\n\n${end}`,
  );
  const layout = await resolveConfig(readme);
  writeFileSync(readme, await format(after, { ...layout, parser: 'markdown' }));
  say(`The table in web/src/outlets/element/README.md tells of ${outcomes.length} outcomes.`);
});

function tableOf(outcomes) {
  const boards = [...new Set(outcomes.map(({ page, board }) => `\`${page}\` | ${board}`))];
  const seen = (key, browser) =>
    outcomes.find(
      (outcome) => `\`${outcome.page}\` | ${outcome.board}` === key && outcome.browser === browser,
    )?.seen ?? 'not seen';
  const rows = boards.map(
    (key) => `| ${key} | ${seen(key, 'chromium')} | ${seen(key, 'firefox')} |`,
  );
  return ['| page | board | Chromium | Firefox |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
