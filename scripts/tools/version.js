import { ask } from './run.js';

/** Whether a program, by its name or its path, is there in version `oldest`, like '3.25.0', or newer. */
export async function hasVersion(program, oldest) {
  const { output } = await ask([program, '--version']);
  const version = /\d+\.\d+\.\d+/.exec(output)?.[0];
  return version !== undefined && compare(version, oldest) >= 0;
}

function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const i = left.findIndex((part, index) => part !== right[index]);
  return i < 0 ? 0 : left[i] - right[i];
}
