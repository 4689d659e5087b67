/** Checks that one exported name has one meaning in web/: no two files declare the same. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { inProject } from '../tools/places.js';

const FOLDERS = ['web/src', 'web/cli', 'web/lessons'].map((folder) => inProject(folder));

/** By its name, the files that declare and export it, where there are several. */
export function sharedNames(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => join(folder, name)),
  );
  const found = new Map();
  for (const file of files)
    for (const name of exportedNames(file)) found.set(name, [...(found.get(name) ?? []), file]);
  return [...found].filter(([, declaring]) => declaring.length > 1);
}

/** What a file passes on from another one, and its default export, are no names of its own. */
function exportedNames(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const names = source.statements
    .filter(isExported)
    .flatMap((statement) =>
      ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
        : [statement.name.text],
    );
  // The signatures of one function, or a type and a value that go together.
  return new Set(names);
}

function isExported(statement) {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (wanted) => modifiers.some(({ kind }) => kind === wanted);
  return has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword);
}

/** A name, or those that a pattern takes apart. */
function namesIn(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.filter(ts.isBindingElement).flatMap((element) => namesIn(element.name));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [name, files] of sharedNames(FOLDERS)) {
    const places = files.map((file) => relative(inProject('.'), file));
    console.error(`“${name}” is declared and exported in ${places.join(' and ')}.`);
    process.exitCode = 1;
  }
}
