/** The set-up on other systems: their package managers are programs that record their calls. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../scripts/serve/server.js';
import { download } from '../../scripts/setup/download.js';
import { PACKAGES, packageManager } from '../../scripts/setup/package_managers.js';
import { setUp } from '../../scripts/setup/setup.js';

let folder;
let told;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tartan-set-up-'));
  told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  told.mockRestore();
  rmSync(folder, { recursive: true });
});

const inFolder = (name) => join(folder, name);

/**
 * Puts these programs alone on the PATH. They append their names and arguments to `calls`, and report every package as
 * missing.
 */
function addPrograms(...names) {
  const add = (name, script) =>
    writeFileSync(inFolder(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  add('sh', 'exec /bin/sh "$@"');
  for (const name of ['rpm', 'dpkg-query']) add(name, 'exit 1');
  for (const name of names) {
    add(name, `case $1 in -Q | info) exit 1 ;; esac\necho ${name} "$@" >>${inFolder('calls')}`);
  }
  vi.stubEnv('PATH', folder);
}
const calls = () => readFileSync(inFolder('calls'), 'utf8').trim().split('\n');

function missing(name, packages, more = {}) {
  return {
    name,
    why: 'is needed here',
    packages,
    byHand: `get ${name}`,
    find: () => false,
    ...more,
  };
}

describe('The packages of a system', () => {
  it.each([
    ['dnf', 'dnf', ['dnf install -y cmake ninja-build gcc-c++']],
    ['pacman', 'pacman', ['pacman -S --needed --noconfirm cmake ninja gcc']],
    ['apk', 'apk', ['apk add cmake samurai g++']],
    ['Ubuntu', 'apt-get', [expect.stringContaining('update'), expect.stringContaining('g++')]],
  ])('are installed by %s in one go', async (_, program, wanted) => {
    addPrograms(program);
    const { cmake, ninja, compiler } = PACKAGES;
    const needs = Object.entries({ cmake, ninja, compiler }).map((entry) => missing(...entry));
    await setUp(needs, { ...packageManager(null), refusesRoot: true });
    expect(calls()).toEqual(wanted);
  });

  it('are Debian’s own by the number of its release', async () => {
    addPrograms('apt-get');
    const need = missing('Emscripten', PACKAGES.emscripten);
    const names = (number) => packageManager(number && { number }).packagesFor([need]);
    expect(await names('12')).toContain('patchelf');
    expect(await names('13')).toEqual(['emscripten']);
    expect(await names(null)).toEqual(['python3', 'xz-utils']);
  });

  it('are not asked for when they are there, and nobody has to be root', async () => {
    addPrograms('dnf');
    writeFileSync(inFolder('rpm'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
    const install = vi.fn();
    await setUp([missing('cmake', PACKAGES.cmake, { install })], packageManager(null));
    expect(install).toHaveBeenCalledOnce();
    expect(existsSync(inFolder('calls'))).toBe(false);
  });

  it('that no manager has are named with a way to get them, before anything is installed', async () => {
    addPrograms('pacman');
    const needs = [missing('CMake', PACKAGES.cmake), missing('clang-format', PACKAGES.clangFormat)];
    const trouble = setUp(needs, packageManager(null));
    await expect(trouble).rejects.toThrow('clang-format, which is needed here');
    await expect(trouble).rejects.toThrow('clang-format: get clang-format');
    await expect(trouble).rejects.not.toThrow('get CMake');
    expect(existsSync(inFolder('calls'))).toBe(false);
  });

  it('are named where there is no package manager', async () => {
    vi.stubEnv('PATH', folder);
    expect(packageManager(null)).toBeUndefined();
    const install = vi.fn();
    await expect(setUp([missing('CMake', PACKAGES.cmake)])).rejects.toThrow('CMake: get CMake');
    await setUp([missing('npm packages', undefined, { install })]);
    expect(install).toHaveBeenCalledOnce();
  });
});

describe('A download', () => {
  const contents = 'as its authors made it';
  const sha256 = createHash('sha256').update(contents).digest('hex');
  let address;

  beforeEach(async () => {
    mkdirSync(inFolder('site'));
    writeFileSync(inFolder('site/tool.tar'), contents);
    address = await serve(inFolder('site'), 0);
  });

  const get = (more = {}) =>
    download({
      address: `${address}/tool.tar`,
      sha256,
      file: inFolder('new'),
      byHand: inFolder('mine'),
      ...more,
    });

  it('is taken with the sum that was known before', async () => {
    await get();
    expect(readFileSync(inFolder('new'), 'utf8')).toBe(contents);
  });

  it('is refused with any other, and both sums are told', async () => {
    writeFileSync(inFolder('site/tool.tar'), `${contents}!`);
    await expect(get()).rejects.toThrow(/is not the file that it should be: .*[0-9a-f]{64}, not/u);
    await expect(get()).rejects.toThrow(`, not ${sha256}.`);
  });

  it.each([
    ['a site without it', () => `${address}/none.tar`, 'the answer was 404'],
    ['no site', () => 'http://127.0.0.1:1/tool.tar', 'could not be fetched'],
  ])('that fails for %s leads to a file that can be laid there', async (_, from, reason) => {
    await expect(get({ address: from() })).rejects.toThrow(reason);
    await expect(get({ address: from() })).rejects.toThrow(`save it as ${inFolder('mine')}.`);
    writeFileSync(inFolder('mine'), 'something else');
    await expect(get({ address: from() })).rejects.toThrow(reason);
    writeFileSync(inFolder('mine'), contents);
    await get({ address: from() });
    expect(readFileSync(inFolder('new'), 'utf8')).toBe(contents);
  });
});
