/** The commands that check the sources without running them, and those that format them. */
import { clangFormatProgram } from '../setup/clang_format.js';
import { inProject } from '../tools/places.js';
import { cppFiles } from './cpp_files.js';

const node = (path, ...args) => [process.execPath, inProject(path), ...args];
const prettier = (...args) => node('node_modules/prettier/bin/prettier.cjs', ...args, '.');

/** By what they check. The module must be built before, since the types of its calls are generated. */
export async function checkCommands() {
  return {
    'types of the TypeScript': node('node_modules/typescript/bin/tsc', '--project', 'web'),
    'rules of the JavaScript and TypeScript': node(
      'node_modules/eslint/bin/eslint.js',
      ...['--config', 'web/eslint.config.js', '--max-warnings', '0', '.'],
    ),
    'layout of all but the C++': prettier('--check', '--log-level', 'warn'),
    'layout of the C++': [await clangFormatProgram(), '--dry-run', '-Werror', ...cppFiles()],
    'layers of the C++': node('scripts/lint/cpp_layers.js'),
    'layers of the page': importsCommand(['web/src', 'web/cli', 'web/lessons'], 'err-long'),
    'names of one meaning': node('scripts/lint/web_names.js'),
    'wording of comments and constants': node('scripts/lint/wording.js'),
    'words that are asked for': node('scripts/lint/words.js'),
    'texts in all languages': node('scripts/lint/translations.js'),
    'table of the frame’s settings': node('scripts/lint/settings_table.js'),
  };
}

/** Checks which files of these folders import which. */
export const importsCommand = (folders, reporter) =>
  node(
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', inProject('scripts/lint/web_layers.js'), '--output-type', reporter],
    ...folders,
  );

export async function formatCommands() {
  return [
    node('scripts/lint/settings_table.js', '--write'),
    prettier('--write', '--log-level', 'warn'),
    [await clangFormatProgram(), '-i', ...cppFiles()],
  ];
}
