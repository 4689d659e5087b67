/**
 * Downloads from a Debian suite that this system does not use, with signatures checked. Everything happens in one
 * scratch folder: the system's own sources, lists and packages stay as they are.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { debianRelease } from './host.js';
import { ask, run } from '../tools/run.js';
import { Problem } from '../tools/say.js';

/** `type` is deb for packages, deb-src for sources. The returned function takes apt-get's arguments. */
export async function openDebianSuite({ type, suite, folder }) {
  const mirror = await debianMirror();
  const configuration = join(folder, 'apt.conf');
  for (const name of ['lists/partial', 'cache/archives/partial']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(
    join(folder, 'sources.list'),
    `${type} [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${mirror} ${suite} main\n`,
  );
  writeFileSync(
    configuration,
    [
      `Dir::Etc::sourcelist "${join(folder, 'sources.list')}";`,
      `Dir::Etc::sourceparts "-";`,
      `Dir::State::lists "${join(folder, 'lists')}";`,
      `Dir::Cache "${join(folder, 'cache')}";`,
      // apt's own user could not write to the folder of the user who runs the set-up.
      `APT::Sandbox::User "root";`,
      // Otherwise a suite that can't be fetched would only be a warning.
      `APT::Update::Error-Mode "any";`,
      `Acquire::Retries "3";`,
      '',
    ].join('\n'),
  );
  const aptGet = (...args) =>
    run(['apt-get', '-q', ...args], {
      cwd: folder,
      env: { APT_CONFIG: configuration },
      trouble: `Debian's suite ${suite} could not be read from ${mirror}: check the network, then try again.`,
    });
  await aptGet('update');
  return aptGet;
}

/** The address that this system's own Debian packages come from. */
async function debianMirror() {
  const { number, codename } = debianRelease();
  const byList = ['Origin: Debian', `Codename: ${codename}`];
  const byName = ['--no-release-info', `Release: ${codename}`, 'Component: main'];
  for (const filter of [byList, byName]) {
    const { output } = await ask([
      ...['apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages'],
      ...filter,
    ]);
    if (output) return output.split('\n')[0];
  }
  throw new Problem(
    `No Debian ${number} mirror is among the sources of apt: add one to /etc/apt/sources.list.d, then try again.`,
  );
}
