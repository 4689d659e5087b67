import { run } from '../tools/run.js';

/** Unpacks an archive without its outermost folder into an existing folder. */
export async function unpack(archive, folder) {
  await run(['tar', '-xf', archive, '-C', folder, '--strip-components=1'], {
    trouble: `${archive} could not be unpacked: look for space on the disk, then try again.`,
  });
}
