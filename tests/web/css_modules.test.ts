import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/* Class names are looked up at run time, so a misspelt one would be silently undefined. */
const sources = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).map((path) =>
  join('web/src', path),
);
const classesOf = new Map<string, Set<string>>();
const usedIn = new Map<string, Set<string>>();

for (const sheet of sources.filter((path) => path.endsWith('.module.css'))) {
  const rules = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gsu, '');
  classesOf.set(
    sheet,
    new Set([...rules.matchAll(/\.([a-z][\w-]*)/giu)].map(([, name = '']) => name)),
  );
  usedIn.set(sheet, new Set());
}
for (const component of sources.filter((path) => /\.tsx?$/u.test(path))) {
  const source = readFileSync(component, 'utf8');
  for (const [, name = '', path = ''] of source.matchAll(
    /import (\w+) from '(\S+\.module\.css)'/gu,
  )) {
    const uses = usedIn.get(join(dirname(component), path));
    const rest = source.replace(/^import .*$/gmu, '');
    for (const [, used = ''] of rest.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'gu')))
      uses?.add(used);
  }
}

describe('the style sheets of components', () => {
  it.each([...classesOf])('%s has the classes that are used, and no others', (sheet, classes) => {
    expect([...(usedIn.get(sheet) ?? [])].sort()).toEqual([...classes].sort());
  });

  it('are told apart by their names and folders, which their classes are called by in the page', () => {
    const names = [...classesOf.keys()].map((sheet) => sheet.split('/').slice(-2).join('/'));
    expect(names).toHaveLength(new Set(names).size);
  });
});
