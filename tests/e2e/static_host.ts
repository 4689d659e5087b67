/** A host of static files as a course site has them: below a folder, and under a policy where it has one. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

interface Mount {
  /** With a slash at both ends. */
  readonly path: string;
  readonly folder: string;
  readonly policy?: string;
}

export class StaticHost {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** With a function it answers what that finds for a path, and closes the connection where that finds nothing. */
  static async start(
    mounts: readonly Mount[] | ((pathname: string) => Mount | undefined),
  ): Promise<StaticHost> {
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://host');
      const isAsked = typeof mounts === 'function';
      const mount = isAsked
        ? mounts(pathname)
        : mounts.find(({ path }) => pathname.startsWith(path));
      if (isAsked && mount === undefined) {
        response.destroy();
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
