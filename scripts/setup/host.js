/** The system that the set-up runs on, and its permissions there. */
import { readFileSync } from 'node:fs';
import { findProgram } from '../tools/find_program.js';
import { ask } from '../tools/run.js';
import { Problem } from '../tools/say.js';

const OLDEST_NODE = [20, 19];

/** Throws a Problem on Windows, and if Node is too old. */
export function checkSystem() {
  if (process.platform === 'win32') {
    throw new Problem(
      "On Windows, run this command in WSL, where it sets itself up as on Linux: https://learn.microsoft.com/windows/wsl/install. Keep the project in WSL's own file system.",
    );
  }
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Problem(
    `Tartan needs Node ${OLDEST_NODE.join('.')} or newer, and this is ${process.versions.node}: get one from https://nodejs.org.`,
  );
}

/** The releases of Debian whose packages the set-up knows by name, with their code names. */
const DEBIAN_NAMES = { 12: 'bookworm', 13: 'trixie' };

/** The release of Debian that runs here, as { number, codename }; undefined on any other system. */
export function debianRelease() {
  if (!['x64', 'arm64'].includes(process.arch)) return undefined;
  try {
    const release = readFileSync('/etc/os-release', 'utf8');
    const number = /^ID=debian$/m.test(release) && /^VERSION_ID="(\d+)"$/m.exec(release)?.[1];
    return number in DEBIAN_NAMES ? { number, codename: DEBIAN_NAMES[number] } : undefined;
  } catch {
    return undefined;
  }
}

/** WebKitGTK exists for no other system. */
export const isLinux = () => process.platform === 'linux';

/** The prefix that runs a command as root: nothing, or sudo, or undefined if neither works. */
export async function rootPrefix() {
  if (process.getuid() === 0) return [];
  if (!findProgram('sudo')) return undefined;
  const { ok: asksNoPassword } = await ask(['sudo', '-n', 'true']);
  return asksNoPassword || process.stdin.isTTY ? ['sudo'] : undefined;
}
