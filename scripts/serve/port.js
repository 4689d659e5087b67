import { createServer } from 'node:net';
import { Problem } from '../tools/say.js';

export const HOST = '127.0.0.1';
const DEFAULT_PORT = 4173;

/** The port that the environment variable PORT asks for. */
export function choosePort() {
  const text = process.env.PORT || String(DEFAULT_PORT);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port >= 1 && port <= 65535) return port;
  throw new Problem(`PORT is "${text}": set it to a whole number from 1 to 65535.`);
}

/** Checked before minutes of building, not after them. */
export function checkThatPortIsFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (error) => reject(portProblem(port, error)));
    probe.listen(port, HOST, () => probe.close(resolve));
  });
}

export function portProblem(port, error) {
  if (error.code === 'EADDRINUSE') {
    return new Problem(
      `Port ${port} is taken by another program: end that program, or choose another port, like PORT=${port < 65535 ? port + 1 : port - 1} npm start.`,
    );
  }
  return new Problem(
    `Port ${port} cannot be opened (${error.code}): choose another port, like PORT=8080 npm start.`,
  );
}
