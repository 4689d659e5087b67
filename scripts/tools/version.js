import { ask } from './run.js';

/**
 * The version that a program, by its name or its path, prints, like '3.25.0'; undefined if it's missing or has none.
 */
export async function versionOf(program) {
  const { output } = await ask([program, '--version']);
  return /\d+\.\d+\.\d+/.exec(output)?.[0];
}

/** True if a program is installed in version `oldest` or newer. */
export async function hasVersion(program, oldest) {
  const version = await versionOf(program);
  return version !== undefined && compareVersions(version, oldest) >= 0;
}

/** Below 0 if a version is older than another one, above 0 if it's newer. */
export function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const i = left.findIndex((part, index) => part !== right[index]);
  return i < 0 ? 0 : left[i] - right[i];
}
