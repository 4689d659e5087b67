/** Downloads files whose contents are known by their SHA-256 sums. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../tools/say.js';

/**
 * Fetches an address into a new file. `byHand` is a path where a person can place the file instead, if Node can't reach
 * the network; an existing file is used. Throws a Problem, and leaves nothing, unless the contents have the `sha256`.
 */
export async function download({ address, sha256, file, byHand }) {
  if ((await sumOf(byHand)) === sha256) {
    await pipeline(createReadStream(byHand), createWriteStream(file));
    return;
  }
  const otherwise = `Check the network, then try again; or fetch it yourself and save it as ${byHand}.`;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`the answer was ${response.status}`);
    await pipeline(Readable.fromWeb(response.body), createWriteStream(file));
  } catch (error) {
    const reason = error.cause?.message ?? error.message;
    throw new Problem(`${address} could not be fetched: ${reason}. ${otherwise}`);
  }
  const sum = await sumOf(file);
  if (sum === sha256) return;
  throw new Problem(
    `${address} is not the file that it should be: its SHA-256 sum is ${sum}, not ${sha256}. ${otherwise}`,
  );
}

/** The SHA-256 sum of a file in hex, or undefined if it can't be read. */
async function sumOf(file) {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}
