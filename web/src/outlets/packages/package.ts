/** A package for course sites: a zip with `imsmanifest.xml` at its root and all files of the activity beside it. */
import { strToU8, zipSync } from 'fflate';
import type { NamedActivity } from './activity';
import { activityPage } from './activity_page';
import { builtFiles, builtScriptName } from './built_files';
import { packageManifest } from './manifest';

const START = 'index.html';

/** A constant date, so that the same activity is the same package, byte by byte. */
const DATE = new Date(2026, 0, 1);

/** `built` has the contents of each of `builtFiles` for the activity's language. */
export function packageOf(
  activity: NamedActivity,
  built: Readonly<Record<string, Uint8Array>>,
): Uint8Array {
  const { graded, lang } = activity;
  const files = {
    [START]: strToU8(activityPage(activity, builtScriptName(graded))),
    ...Object.fromEntries(builtFiles(graded, lang).map((name) => [name, contentsOf(name, built)])),
  };
  const first = strToU8(packageManifest(activity, START, Object.keys(files)));
  return zipSync({ 'imsmanifest.xml': first, ...files }, { level: 9, mtime: DATE });
}

function contentsOf(name: string, built: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const contents = built[name];
  if (contents === undefined) throw new Error(`A package needs the file ${name}.`);
  return contents;
}
