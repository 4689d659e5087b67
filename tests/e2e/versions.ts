/** Versions of the built page, and a host that serves one of them or none. */
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptFiles, versionOf } from '../../web/build/kept_files';
import { StaticHost } from './static_host';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** A text in the page's footer, which a later version changes. */
const COLOPHON = 'Nothing you type leaves it.';
export const NEW_COLOPHON = 'Nothing you type leaves it, as before.';

export interface Host {
  readonly address: string;
  /** Switches to the built version, a later one, one with a missing file, or a host that closes every connection. */
  serve(what: 'built' | 'later' | 'broken' | 'nothing'): void;
  /** The paths requested since the last call. */
  asked(): string[];
  close(): void;
}

export async function startHost(): Promise<Host> {
  const scratch = mkdtempSync(join(tmpdir(), 'tartan-versions-'));
  const later = makeLaterVersion(join(scratch, 'later'));
  const folders = { built: dist, later, broken: makeBroken(later, join(scratch, 'broken')) };
  let served: Parameters<Host['serve']>[0] = 'built';
  let asked: string[] = [];
  const server = await StaticHost.start((pathname) => {
    asked.push(pathname);
    return served === 'nothing' ? undefined : { path: '/', folder: folders[served] };
  });
  return {
    address: `${server.address}/`,
    serve: (what) => (served = what),
    asked() {
      const all = asked;
      asked = [];
      return all;
    },
    close() {
      server.stop();
      rmSync(scratch, { recursive: true });
    },
  };
}

/** A copy of the page with another footer. */
function makeLaterVersion(folder: string): string {
  cpSync(dist, folder, { recursive: true });
  const assets = readdirSync(join(folder, 'assets'));
  // Changed files get new names, like in a build.
  const renamed = assets.filter((name) => name.endsWith('.js'));
  const nameOf = (name: string) => name.replace(/\.js$/u, '2.js');
  const before = versionOf(keptFiles(dist));
  const scripts = ['index.html', ...renamed.map((name) => `assets/${name}`)];
  let isSaid = false;
  for (const script of scripts) {
    const old = readFileSync(join(folder, script), 'utf8');
    let text = old.replaceAll(COLOPHON, NEW_COLOPHON);
    isSaid ||= text !== old;
    for (const name of renamed) text = text.replaceAll(name, nameOf(name));
    writeFileSync(join(folder, script), text);
  }
  if (!isSaid) throw new Error(`No script of the page says “${COLOPHON}”`);
  for (const name of renamed)
    renameSync(join(folder, 'assets', name), join(folder, 'assets', nameOf(name)));
  const after = versionOf(keptFiles(folder));
  let worker = readFileSync(join(dist, 'service-worker.js'), 'utf8').replace(
    before.name,
    after.name,
  );
  for (const name of renamed) worker = worker.replaceAll(name, nameOf(name));
  for (const { path, sha256 } of before.files) {
    const newPath = renamed.reduce((known, name) => known.replace(name, nameOf(name)), path);
    const changed = after.files.find((file) => file.path === newPath);
    worker = worker.replace(sha256, changed?.sha256 ?? '');
  }
  writeFileSync(join(folder, 'service-worker.js'), worker);
  return folder;
}

/** A host during an upload: the last file is truncated. */
function makeBroken(later: string, folder: string): string {
  cpSync(later, folder, { recursive: true });
  const file = join(folder, keptFiles(folder).at(-1)?.file ?? '');
  writeFileSync(file, readFileSync(file).subarray(0, 100));
  return folder;
}
