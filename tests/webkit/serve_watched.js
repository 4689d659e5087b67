/**
 * Serves a copy of dist/ in the folder /on/some/host/, with a script before all others that records errors, because
 * WebDriver doesn't report the console. In /site/ is a package for course sites, with a page that opens it like such a
 * site. PORT is the port.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { choosePort } from '../../scripts/serve/port.js';
import { serve } from '../../scripts/serve/server.js';
import { inProject } from '../../scripts/tools/places.js';
import { main } from '../../scripts/tools/say.js';

const root = mkdtempSync(join(tmpdir(), 'tartan-watched-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

await main(async () => {
  const folder = join(root, 'on/some/host');
  cpSync(inProject('dist'), folder, { recursive: true });
  cpSync(inProject('tests/webkit/note_complaints.js'), join(folder, 'note_complaints.js'));
  const index = join(folder, 'index.html');
  const [before, ...after] = readFileSync(index, 'utf8').split('<script ');
  if (after.length === 0) throw new Error('The page has no script to come before.');
  const first = 'src="./note_complaints.js"></script>\n    ';
  writeFileSync(index, [before, first, ...after].join('<script '));
  const site = join(root, 'site');
  mkdirSync(site);
  const zip = readFileSync(inProject('dist/courses/puzzles-scorm-2004.zip'));
  for (const [name, contents] of Object.entries(unzipSync(zip)))
    writeFileSync(join(site, name), contents);
  cpSync(inProject('tests/webkit/course_site.html'), join(site, 'course_site.html'));
  console.log(await serve(root, choosePort()));
});
