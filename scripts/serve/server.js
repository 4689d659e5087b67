/** Serves a folder of files to this machine, like a plain static host. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { tell } from '../tools/say.js';
import { HOST, portProblem } from './port.js';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Resolves to the address once the folder is served. Port 0 means any free port. `prepare(path)` is called before a
 * file is read, with its path in the folder; if it rejects, the answer is 503.
 */
export function serve(folder, port, prepare = () => {}) {
  const server = createServer(
    (request, response) => void answer({ folder, prepare }, request, response),
  );
  return new Promise((resolve, reject) => {
    server.on('error', (error) => reject(portProblem(port, error)));
    server.listen(port, HOST, () => resolve(`http://${HOST}:${server.address().port}`));
  });
}

async function answer({ folder, prepare }, { method, url, headers }, response) {
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD.');
  const path = pathOf(url);
  if (path === undefined) return refuse(response, 404, NO_FILE);
  try {
    await prepare(path);
  } catch (error) {
    tell(error);
    return refuse(response, 503, 'This file could not be built: the terminal says why.');
  }
  const file = fileAt(join(folder, path)) ?? fileAt(join(folder, path, 'index.html'));
  if (!file) return refuse(response, 404, NO_FILE);
  const takesBrotli = /\bbr\b/u.test(headers['accept-encoding'] ?? '');
  const isCompressed = takesBrotli && !SMALL_ALREADY.has(extname(file.path));
  let body;
  try {
    body = await (isCompressed ? compressed(file) : readFile(file.path));
  } catch {
    // The file disappeared while it was read.
    return response.destroy();
  }
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'Content-Length': body.length,
    ...(isCompressed && { 'Content-Encoding': 'br' }),
    Vary: 'Accept-Encoding',
    // The next build is visible at the next reload.
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(method === 'HEAD' ? undefined : body);
}

const NO_FILE = 'There is no such file.';

const SMALL_ALREADY = new Set(['.ico', '.png']);

/** By path, with the time of the source file. */
const kept = new Map();
const brotli = promisify(brotliCompress);
/** Nearly as small as possible, in a tenth of the time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Compressed as by a static host, once for each build. */
function compressed({ path, changed }) {
  const known = kept.get(path);
  if (known?.changed === changed) return known.body;
  const body = readFile(path).then((contents) => brotli(contents, QUALITY));
  kept.set(path, { changed, body });
  return body;
}

/** The path in the folder that an address names; undefined if it leads out of the folder. */
function pathOf(url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(1);
  } catch {
    return undefined;
  }
  // Plain dots are resolved already; encoded ones must not lead out of the folder either.
  return path.split('/').includes('..') ? undefined : path;
}

function fileAt(path) {
  try {
    const status = statSync(path);
    return status.isFile() ? { path, changed: status.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

function refuse(response, status, reason) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${reason}\n`);
}
