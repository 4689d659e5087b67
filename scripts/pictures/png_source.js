/**
 * PNGs that record what they were drawn from: a text chunk has the SHA-256 of the source, so that a test finds an
 * outdated one.
 */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const KEYWORD = 'Source\0';
const SIGNATURE_LENGTH = 8;
/** Length, type and check sum: the whole of the last chunk, IEND, which has no data. */
const CHUNK_FRAME = 12;

const hashOf = (source) => createHash('sha256').update(source).digest('hex');

export function withSource(png, source) {
  const typeAndData = Buffer.from(`tEXt${KEYWORD}${hashOf(source)}`, 'latin1');
  const chunk = Buffer.alloc(typeAndData.length + 8);
  chunk.writeUInt32BE(typeAndData.length - 4);
  typeAndData.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typeAndData), typeAndData.length + 4);
  const end = png.length - CHUNK_FRAME;
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
}

/** Its width and height in pixels, and whether it was drawn from this source. */
export function readPng(png, source) {
  const chunks = Array.from(chunksOf(png));
  const [{ data: header }] = chunks;
  const text = chunks.find(
    ({ type, data }) => type === 'tEXt' && data.toString().startsWith(KEYWORD),
  );
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    isOfSource: text?.data.toString() === KEYWORD + hashOf(source),
  };
}

function* chunksOf(png) {
  for (let at = SIGNATURE_LENGTH; at < png.length;) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 8, at + 8 + length);
    yield { type: png.toString('latin1', at + 4, at + 8), data };
    at += CHUNK_FRAME + length;
  }
}
