import { execFileSync } from 'node:child_process';

const PROGRAM = `
  const { createServer } = require('node:net');
  const count = Number(process.argv[1]);
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1', told));
  const ports = [];
  function told() {
    if (ports.push(this.address().port) < count) return;
    process.stdout.write(ports.join());
    servers.forEach((server) => server.close());
  }`;

/** Free ports as text, like '40001,40002'. A separate program finds them, because a configuration can't wait. */
export function freePorts(count: number): string {
  return execFileSync(process.execPath, ['-e', PROGRAM, String(count)], { encoding: 'utf8' });
}
