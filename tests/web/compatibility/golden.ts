/** What earlier versions wrote and understood: `tests/golden/compatibility`, a folder for each version. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';

const folder = new URL('../../golden/compatibility/', import.meta.url);

/** The cases of all versions, each with the version that wrote it. */
export function compatibilityCases<Case>(file: string): (readonly [version: string, Case])[] {
  const versions = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  return versions.flatMap(({ name }) =>
    casesIn(name, file).map((one) => [name, one as Case] as const),
  );
}

/** None where a version added nothing of this kind. */
function casesIn(version: string, file: string): unknown[] {
  if (!readdirSync(new URL(`${version}/`, folder)).includes(`${file}.json`)) return [];
  const text = readFileSync(new URL(`${version}/${file}.json`, folder), 'utf8');
  return JSON.parse(text) as unknown[];
}

/** Sentences may be said better, and times differ: they are there, whatever they are. */
const VARYING: readonly string[] = ['message', 'prompt', 'milliseconds'];

/** A value as JSON: big integers become texts, and what varies from run to run only the name of its kind. */
function comparable(value: unknown): unknown {
  const text = JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    return VARYING.includes(key) ? typeof part : part;
  });
  return JSON.parse(text) as unknown;
}

/** Everything that an earlier version said is still said; more may be. */
export function expectStill(answer: unknown, earlier: unknown): void {
  expect(comparable(answer)).toMatchObject(comparable(earlier) as object);
}
