/** Packages of the Debian that runs here. */
import { ask, run } from '../tools/run.js';

/** Those of the named packages that are not installed. */
export async function missingPackages(names) {
  const status = ['--show', '--showformat', '${db:Status-Status}'];
  const answers = await Promise.all(names.map((name) => ask(['dpkg-query', ...status, name])));
  return names.filter((_, i) => answers[i].output !== 'installed');
}

/** `asRoot` is what goes before a command to run it as root. */
export async function installPackages(names, asRoot) {
  // Another apt may be at work, as on a machine that has just been started.
  const aptGet = 'apt-get -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3';
  const commands = [
    'export DEBIAN_FRONTEND=noninteractive',
    // A source that cannot be read may be none that matters here, hence no `set -e`.
    `${aptGet} update`,
    `${aptGet} install -y --no-install-recommends ${names.join(' ')}`,
  ];
  await run([...asRoot, 'sh', '-c', commands.join('\n')], {
    trouble: `apt-get could not install ${names.join(' ')}: mend what it says above, then run the same command again.`,
  });
}
