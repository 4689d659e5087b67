/** The choice of an Emscripten on a system other than the Debians that the set-up knows. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../scripts/serve/server.js';
import { inProject } from '../../scripts/tools/places.js';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tartan-emscripten-'));
  cpSync(inProject('scripts'), inFolder('scripts'), { recursive: true });
  writeFileSync(inFolder('package.json'), '{ "type": "module" }');
  change('host.js', '/etc/os-release', inFolder('no-os-release'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (...names) => join(folder, ...names);

/** Replaces a text in the copy of a file of the set-up. */
function change(file, before, after) {
  const path = inFolder('scripts/setup', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replaceAll(before, after));
}

function addProgram(path, script = '') {
  mkdirSync(dirname(inFolder(path)), { recursive: true });
  writeFileSync(inFolder(path), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Puts a complete emcc of a version on the PATH. */
function addEmscripten(version) {
  addProgram('bin/emcc', `echo "emcc (Emscripten gcc/clang-like replacement) ${version}"`);
  addProgram(
    'bin/em-config',
    `case $1 in LLVM_ROOT) echo ${inFolder('llvm')} ;; BINARYEN_ROOT) echo ${inFolder('binaryen')} ;; *) echo None ;; esac`,
  );
  for (const name of ['em++', 'emar', 'emcmake']) addProgram(`bin/${name}`);
  for (const name of ['clang', 'clang++', 'wasm-ld', 'llvm-ar']) addProgram(`llvm/${name}`);
  for (const name of ['wasm-opt', 'wasm-metadce']) addProgram(`binaryen/bin/${name}`);
}

/** Evaluates an expression with the copied scripts in a process of its own. */
async function ask(expression) {
  const script = `
    const { main } = await import('./scripts/tools/say.js');
    const { emscripten, emscriptenEnvironment } = await import('./scripts/setup/emscripten.js');
    await main(async () => console.log(JSON.stringify((await ${expression}) ?? null)));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: [inFolder('bin'), dirname(process.execPath), '/bin', '/usr/bin'].join(delimiter),
      XDG_CACHE_HOME: inFolder('cache'),
    },
  });
  let [output, told] = ['', ''];
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (told += text));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, answer: output && JSON.parse(output), told };
}

describe('The Emscripten of a system', () => {
  it('is used when it is whole, and asked for its parts only once', async () => {
    addEmscripten('3.1.69');
    expect(await ask('emscripten.find()')).toMatchObject({ status: 0, answer: true });
    rmSync(inFolder('bin/em-config'));
    expect(await ask('emscripten.find()')).toMatchObject({ status: 0, answer: true });
    const { answer } = await ask('emscriptenEnvironment()');
    expect(answer.EM_CONFIG).toBeUndefined();
    expect(answer.EM_CLOSURE_COMPILER).toContain('google-closure-compiler');
  });

  it('is left alone when it is too old, which is told', async () => {
    addEmscripten('3.1.6');
    expect(await ask('emscripten.find()')).toMatchObject({
      status: 0,
      answer: false,
      told: `The Emscripten 3.1.6 of ${inFolder('bin/emcc')} is too old, so it's left alone.\n`,
    });
  });

  it.each(['binaryen/bin/wasm-opt', 'llvm/wasm-ld', 'bin/em++'])(
    'that lacks %s is refused with its name, until it is there',
    async (part) => {
      addEmscripten('3.1.69');
      rmSync(inFolder(part));
      const { status, told } = await ask('emscripten.find()');
      expect(status).toBe(1);
      expect(told).toContain(`The Emscripten 3.1.69 of ${inFolder('bin/emcc')} lacks`);
      expect(told).toContain(`lacks ${inFolder(part)}: install what is missing`);
      addProgram(part);
      expect(await ask('emscripten.find()')).toMatchObject({ status: 0, answer: true });
    },
  );
});

describe('The emsdk', () => {
  /** Serves a stand-in with the folders of the real archive, and an npm that installs nothing. */
  async function serveArchive() {
    addProgram('install/emscripten/emcc');
    for (const name of ['clang', 'wasm-ld', 'llvm-ar']) addProgram(`install/bin/${name}`);
    const archive = inFolder('site/linux/revision/wasm-binaries.tar.xz');
    mkdirSync(dirname(archive), { recursive: true });
    execFileSync('tar', ['-cJf', archive, '-C', folder, 'install']);
    rmSync(inFolder('install'), { recursive: true });
    addProgram('bin/npm');
    const text = readFileSync(inFolder('scripts/setup/emsdk.js'), 'utf8');
    const [revision] = /[0-9a-f]{40}/u.exec(text);
    change('emsdk.js', revision, 'revision');
    // Replaces the archive's name for whatever processor this machine has.
    change('emsdk.js', '-arm64.tar.xz', '.tar.xz');
    change('emsdk.js', 'mac/', 'linux/');
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
    for (const known of new Set(text.match(/[0-9a-f]{64}/gu))) change('emsdk.js', known, sum);
    const address = await serve(inFolder('site'), 0);
    change(
      'emsdk.js',
      'https://storage.googleapis.com/webassembly/emscripten-releases-builds',
      address,
    );
  }

  it('is fetched, unpacked and set up where no Emscripten is', async () => {
    await serveArchive();
    expect(await ask('emscripten.find()')).toMatchObject({ answer: false });
    const { status, told } = await ask('emscripten.install()');
    expect({ status, told }).toEqual({
      status: 0,
      told: expect.stringMatching(/^Installing Emscripten 3\.1\.69 into .*emsdk-3\.1\.69\n$/u),
    });
    expect(await ask('emscripten.find()')).toMatchObject({ answer: true });
    const { answer } = await ask('emscriptenEnvironment()');
    const [path] = answer.PATH.split(delimiter);
    expect(existsSync(join(path, 'emcc'))).toBe(true);
    const configuration = readFileSync(answer.EM_CONFIG, 'utf8');
    expect(configuration).toContain(`EMSCRIPTEN_ROOT = '${path}'`);
    const [, llvm] = /^LLVM_ROOT = '(.*)'$/mu.exec(configuration);
    expect(existsSync(join(llvm, 'clang'))).toBe(true);
  });

  it('that has changed on its way leaves nothing behind', async () => {
    await serveArchive();
    writeFileSync(inFolder('site/linux/revision/wasm-binaries.tar.xz'), 'something else');
    const { status, told } = await ask('emscripten.install()');
    expect(status).toBe(1);
    expect(told).toContain('is not the file that it should be');
    expect(await ask('emscripten.find()')).toMatchObject({ answer: false });
    expect(existsSync(inFolder('cache/tartan/emscripten-emsdk-3.1.69'))).toBe(false);
  });
});
