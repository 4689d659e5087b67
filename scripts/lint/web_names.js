/** Checks that every exported name in web/ has one meaning: no two files declare the same name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { inProject } from '../tools/places.js';

const FOLDERS = ['web/src', 'web/cli', 'web/lessons'].map((folder) => inProject(folder));

/** The files that declare and export a name, for names with several. */
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

/** Re-exports and default exports are no names of a file. */
function exportedNames(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const names = source.statements
    .filter(isExported)
    .flatMap((statement) =>
      ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
        : [statement.name.text],
    );
  // The overloads of one function, or a type and a value that go together.
  return new Set(names);
}

function isExported(statement) {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (wanted) => modifiers.some(({ kind }) => kind === wanted);
  return has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword);
}

/** A name, or the names in a destructuring pattern. */
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
