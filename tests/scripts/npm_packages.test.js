/** The set-up of npm packages, in an empty project with an npm that only empties the folder. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inProject } from '../../scripts/tools/places.js';

const NPM = '#!/bin/sh\nrm node_modules/package\n';
const INSTALL = `
  const { main } = await import('./scripts/tools/say.js');
  const { npmPackages } = await import('./scripts/setup/npm_packages.js');
  await main(() => npmPackages.install());`;

let project;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'tartan-set-up-'));
  cpSync(inProject('scripts'), join(project, 'scripts'), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(project, 'package-lock.json'), '{}');
  mkdirSync(join(project, 'bin'));
  writeFileSync(join(project, 'bin/npm'), NPM, { mode: 0o755 });
});

afterEach(() => rmSync(project, { recursive: true }));

function install() {
  return spawnSync(process.execPath, ['--input-type=module', '--eval', INSTALL], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(project, 'bin')}:${process.env.PATH}` },
  });
}

function addPackages(folder) {
  mkdirSync(join(project, folder));
  writeFileSync(join(project, folder, 'package'), '');
}

it('installs where the folder is the project’s own', () => {
  addPackages('node_modules');
  const { status, stderr } = install();
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: 'Installing the npm packages of package-lock.json\n',
  });
  expect(existsSync(join(project, 'node_modules/package'))).toBe(false);
});

it('refuses a link, and leaves what it leads to', () => {
  addPackages('of_another_clone');
  symlinkSync('of_another_clone', join(project, 'node_modules'));
  const { status, stderr } = install();
  expect(status).toBe(1);
  expect(stderr).toMatch(/node_modules is a link to another folder.*: remove the link, then run/u);
  expect(existsSync(join(project, 'of_another_clone/package'))).toBe(true);
});
