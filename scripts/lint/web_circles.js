/** Checks that no files of web/ import one another in a circle, imports of types counted too. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { inProject } from '../tools/places.js';

const FOLDERS = ['web/src', 'web/cli', 'web/lessons'].map((folder) => inProject(folder));

/**
 * The circles, each as the files along it; where many share files, some of them. `options` say where
 * TypeScript looks for what is imported.
 */
export function importCircles(folders, options) {
  const imports = importsIn(folders, options);
  const done = new Set();
  const circles = [];

  function follow(file, path) {
    const start = path.indexOf(file);
    if (start >= 0) circles.push(path.slice(start));
    if (start >= 0 || done.has(file)) return;
    for (const imported of imports.get(file)) follow(imported, [...path, file]);
    done.add(file);
  }

  for (const file of imports.keys()) follow(file, []);
  return circles;
}

/** What each file imports from among them. */
function importsIn(folders, options) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const ours = new Set(files);
  const pathOf = (name, file) =>
    ts.resolveModuleName(name, file, options, ts.sys).resolvedModule?.resolvedFileName;
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
      const paths = new Set(importedFiles.map(({ fileName }) => pathOf(fileName, file)));
      return [file, [...paths].filter((path) => ours.has(path))];
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { config } = ts.readConfigFile(inProject('web/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, inProject('web'));
  for (const circle of importCircles(FOLDERS, options)) {
    const names = [...circle, circle[0]].map((file) => relative(inProject('.'), file));
    console.error(`These import one another in a circle: ${names.join(' -> ')}.`);
    process.exitCode = 1;
  }
}
