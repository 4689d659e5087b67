/** A host of static files like a course site: below a folder, and with a content security policy if it has one. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Opening this page logs the visitor in. */
export const LOGIN = '/login/index.php';
const SESSION = 'session=17';

interface Mount {
  /** The folder, with a slash at both ends. */
  readonly path: string;
  readonly folder: string;
  readonly policy?: string;
  /**
   * Serves files to logged-in visitors only, like a real course site (Moodle 4.2.3, 28 November 2026). Without its
   * session cookie each file redirects to the login page, which logs in at once here.
   */
  readonly isPrivate?: boolean;
}

export class StaticHost {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Starts a host. A function as `files` is called with each path; if it returns nothing, the connection is closed. */
  static async start(
    mounts: readonly Mount[] | ((pathname: string) => Mount | undefined),
  ): Promise<StaticHost> {
    const server = createServer(({ url = '/', headers }, response) => {
      const { pathname } = new URL(url, 'http://host');
      const isAsked = typeof mounts === 'function';
      const mount = isAsked
        ? mounts(pathname)
        : mounts.find(({ path }) => pathname.startsWith(path));
      if (isAsked && mount === undefined) {
        response.destroy();
        return;
      }
      if (pathname === LOGIN) {
        response.writeHead(200, {
          'Set-Cookie': `${SESSION}; path=/`,
          'Content-Type': 'text/html',
        });
        response.end('<!doctype html><link rel="icon" href="data:,"><title>Log in</title>');
        return;
      }
      if (mount?.isPrivate === true && headers.cookie?.includes(SESSION) !== true) {
        response.writeHead(303, { Location: LOGIN }).end();
        return;
      }
      const path = pathname.slice(mount?.path.length).replace(/(?:^|\/)$/u, '$&index.html');
      readFile(join(mount?.folder ?? '', path)).then(
        (contents) => {
          const policy = mount?.policy;
          response.writeHead(200, {
            'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
            'Cache-Control': 'no-cache',
            ...(policy !== undefined && { 'Content-Security-Policy': policy }),
          });
          response.end(contents);
        },
        () =>
          response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.'),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new StaticHost(server);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
