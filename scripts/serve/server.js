/** Serves a folder of files to this machine, the way a plain static host does. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
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

/** Resolves to the address once the folder is served. Port 0 is any that is free. */
export function serve(folder, port) {
  const server = createServer((request, response) => answer(folder, request, response));
  return new Promise((resolve, reject) => {
    server.on('error', (error) => reject(portProblem(port, error)));
    server.listen(port, HOST, () => resolve(`http://${HOST}:${server.address().port}`));
  });
}

function answer(folder, { method, url }, response) {
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD.');
  const file = fileFor(folder, url);
  if (!file) return refuse(response, 404, 'There is no such file.');
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'Content-Length': file.size,
    // The next build is seen at the next reload.
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  if (method === 'HEAD') return response.end();
  createReadStream(file.path)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** The file that an address names inside the folder, or undefined. */
function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  // Plain dots were resolved by now; encoded ones must not lead out of the folder either.
  if (path.split('/').includes('..')) return undefined;
  return fileAt(join(folder, path)) ?? fileAt(join(folder, path, 'index.html'));
}

function fileAt(path) {
  try {
    const status = statSync(path);
    return status.isFile() ? { path, size: status.size } : undefined;
  } catch {
    return undefined;
  }
}

function refuse(response, status, reason) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${reason}\n`);
}
