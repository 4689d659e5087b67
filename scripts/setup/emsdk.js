/**
 * Emscripten as its own project packages it for every system, in the emsdk: one archive with the compilers, whose
 * address and sum are those in bazel/revisions.bzl of https://github.com/emscripten-core/emsdk.
 */
import { join } from 'node:path';
import { inCache } from '../tools/places.js';
import { download } from './download.js';
import { unpack } from './unpack.js';

export const EMSDK_VERSION = '3.1.69';
const BUILDS = 'https://storage.googleapis.com/webassembly/emscripten-releases-builds';
const REVISION = '8fe01288bc35668c13316324336ea00195dfb814';

/** The archive for each platform and processor, by Node's names for them. */
const ARCHIVES = {
  'linux x64': {
    file: `linux/${REVISION}/wasm-binaries.tar.xz`,
    sha256: '24a786666e6f48ed3c3944b44df5cf146c45cf4faece4cb2686312a3d052a00c',
  },
  'linux arm64': {
    file: `linux/${REVISION}/wasm-binaries-arm64.tar.xz`,
    sha256: '48e670501d215ac5b6b2680c900c517d9028dbc4de43be5dd6f25211a3640f2b',
  },
  'darwin x64': {
    file: `mac/${REVISION}/wasm-binaries.tar.xz`,
    sha256: '8503fe87dd2f30abff2550e9d6eb8aadeaf30fd3c6972d635b31e67f82e155f7',
  },
  'darwin arm64': {
    file: `mac/${REVISION}/wasm-binaries-arm64.tar.xz`,
    sha256: '995c7b3c84458edf6b8945e81405320c64a25dfe79eaa427fc1fe9a680f56b4f',
  },
};

const archive = ARCHIVES[`${process.platform} ${process.arch}`];

/** Its programs are linked against glibc, so they don't run on Alpine. */
export const hasEmsdk = () =>
  archive !== undefined &&
  (process.platform !== 'linux' || 'glibcVersionRuntime' in process.report.getReport().header);

/** Unpacks the emsdk's archive into `tree`, with `folder` for the download. */
export async function unpackEmsdk(folder, tree) {
  const file = join(folder, 'wasm-binaries.tar.xz');
  await download({
    address: `${BUILDS}/${archive.file}`,
    sha256: archive.sha256,
    file,
    byHand: inCache(`emsdk-${EMSDK_VERSION}.tar.xz`),
  });
  await unpack(file, tree);
}
