/** The files of a built page that the service worker stores. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COPIED_FILES } from './copied_files.js';
import { APP_ICONS, TOUCH_ICON } from './icons.js';
import { manifestFile } from './manifest.js';
import { LANGUAGES, TRANSLATIONS } from './words.js';

/** The page, under its folder's address, and everything it may load. */
const PAGE = { path: './', file: 'index.html' };
const BESIDE = [
  'favicon.svg',
  ...[...APP_ICONS, TOUCH_ICON].map(({ file }) => file),
  ...LANGUAGES.map(({ tag }) => manifestFile(tag)),
];
const FOLDER = 'assets';
/**
 * Copies are stored under addresses that exist on no host, so that a course which frames the file itself is never
 * answered from here.
 */
const COPIES = 'kept/';

/**
 * `{path, file, sha256}` of each file, and the `language` of texts in a language other than English, in an order that
 * does not depend on the machine.
 */
export function keptFiles(built) {
  const isBuilt = (name) => existsSync(join(built, name));
  const assets = readdirSync(join(built, FOLDER), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(built.length + 1));
  return [
    PAGE,
    ...COPIED_FILES.filter(isBuilt).map((file) => ({ path: `${COPIES}${file}`, file })),
    ...[...BESIDE.filter(isBuilt), ...assets.sort()].map((file) => ({ path: file, file })),
  ].map(({ path, file }) => ({
    path,
    // Not by its file name: some hosts redirect from there to its folder.
    file: path === PAGE.path ? path : file,
    sha256: sha256(readFileSync(join(built, file))),
    language: TRANSLATIONS.find(
      ({ tag }) => path.startsWith(`${FOLDER}/${tag}/`) || path === manifestFile(tag),
    )?.tag,
  }));
}

/** Changes as soon as anything in any of its files differs. */
export function versionOf(files) {
  return { name: sha256(JSON.stringify(files)).slice(0, 16), files };
}

function sha256(contents) {
  return createHash('sha256').update(contents).digest('hex');
}
