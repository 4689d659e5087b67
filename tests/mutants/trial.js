/** A copy of the solver and its tests, in which one file at a time is changed, built and tested. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { withCompilerCache } from '../../scripts/build/compiler_cache.js';
import { catch2Folder } from '../../scripts/setup/catch2.js';
import { inProject } from '../../scripts/tools/places.js';
import { ask, run } from '../../scripts/tools/run.js';
import { Problem } from '../../scripts/tools/say.js';

const COPIED = ['CMakeLists.txt', 'wasm', 'tests/cpp', 'tests/fuzz', 'tests/golden'];
/** Flags that compile quickly and check the bounds of the standard library's arrays. */
const FLAGS = '-O1 -D_GLIBCXX_ASSERTIONS';
const COMPILER_SECONDS = 120;
/** Limits memory, because a mutant may request all there is. */
const MEMORY_KB = 6_000_000;
/** Tests below this time run first, and kill most mutants. */
const QUICK_SECONDS = 0.05;

const OUT_OF_TIME = 128 + constants.signals.SIGXCPU;

const env = {
  ...withCompilerCache('CMAKE_CXX_COMPILER_LAUNCHER'),
  // Mutants are new to the cache, so preprocessing them to look them up is a waste.
  CCACHE_DEPEND: '1',
};

export class Trial {
  #folder;

  constructor(number) {
    this.#folder = inProject('build/mutants', String(number));
  }

  /** Builds the unchanged sources. */
  async prepare() {
    for (const path of COPIED.flatMap(filesIn)) this.#put(path, readFileSync(inProject(path)));
    const variables = {
      CMAKE_BUILD_TYPE: 'Release',
      CMAKE_CXX_FLAGS_RELEASE: FLAGS,
      CMAKE_CATCH_DISCOVER_TESTS_DISCOVERY_MODE: 'PRE_TEST',
      TARTAN_BUILD_TESTS: 'ON',
      TARTAN_CATCH2_DIR: join(catch2Folder(), 'extras'),
    };
    const options = Object.entries(variables).map(([name, value]) => `-D${name}=${value}`);
    const trouble = 'The unchanged solver could not be built: mend what is said above.';
    const build = join(this.#folder, 'build');
    await run(['cmake', '-G', 'Ninja', '-S', this.#folder, '-B', build, ...options], {
      env,
      trouble,
    });
    await run(this.#build, { env, trouble });
  }

  /**
   * Resolves to 'survived', 'killed', 'hung' or 'not built'; `lists` is the result of listTests() for the unchanged
   * sources.
   */
  async judge({ file, source }, lists) {
    const before = readFileSync(inProject(file));
    this.#put(file, source);
    try {
      return await this.#outcome(lists);
    } finally {
      this.#put(file, before);
    }
  }

  async #outcome(lists) {
    const built = await ask(limited(COMPILER_SECONDS, this.#build), { env });
    if (!built.ok) return 'not built';
    for (const { words, seconds } of lists) {
      const tests = [...this.#program, '--abort', ...words];
      const { ok, status } = await ask(limited(Math.ceil(5 + 5 * seconds), tests));
      if (!ok) return status === OUT_OF_TIME ? 'hung' : 'killed';
    }
    return 'survived';
  }

  /** The quick tests and the others, each as { words, seconds }; exhaustive tests are left out. */
  async listTests() {
    const all = [...this.#program, '~[long]', '--reporter', 'xml', '--durations', 'yes'];
    const { ok, output } = await ask(all);
    if (!ok) throw new Problem('The unchanged solver fails its tests: mend that first.');
    const tests = Array.from(output.matchAll(testCase), ({ groups: { name, seconds } }) => ({
      name: plain(name),
      seconds: Number(seconds),
    }));
    const isQuick = ({ seconds }) => seconds < QUICK_SECONDS;
    const [quick, others] = [tests.filter(isQuick), tests.filter((test) => !isQuick(test))];
    return [this.#list('quick', quick), this.#list('others', others)];
  }

  #list(name, tests) {
    const file = join(this.#folder, `${name}.txt`);
    // Escapes commas, which would end a name.
    writeFileSync(file, tests.map((test) => `"${test.name.replaceAll(',', '\\,')}"\n`).join(''));
    const seconds = tests.reduce((sum, test) => sum + test.seconds, 0);
    return { words: ['--input-file', file], seconds };
  }

  get #build() {
    return ['ninja', '-C', join(this.#folder, 'build'), 'tartan_tests'];
  }

  get #program() {
    return [join(this.#folder, 'build/tests/cpp/tartan_tests')];
  }

  /** Writes the file only if it differs, because Ninja rebuilds by time. */
  #put(path, contents) {
    const file = join(this.#folder, path);
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(contents))) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
}

/** A limit of processor time, which doesn't depend on other load. */
const limited = (seconds, command) => [
  ...['sh', '-c', `ulimit -v ${MEMORY_KB}; ulimit -t ${seconds}; exec "$0" "$@"`],
  ...command,
];

const testCase =
  /<TestCase name="(?<name>[^"]*)"[^]*?<OverallResult [^>]*durationInSeconds="(?<seconds>[^"]*)"/gu;

const plain = (xml) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

function filesIn(path) {
  if (!statSync(inProject(path)).isDirectory()) return [path];
  return readdirSync(inProject(path)).flatMap((name) => filesIn(join(path, name)));
}
