/**
 * Runs WebKitWebDriver on the port TARTAN_WEBKIT_DRIVER_PORT, with a virtual screen; it starts the browser for each
 * session. All of them end together with this program.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const home = mkdtempSync(join(tmpdir(), 'tartan-webkit-'));
const programs = [];

process.on('exit', () => {
  programs.forEach((program) => program.kill());
  rmSync(home, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

function start(name, args, options) {
  const program = spawn(name, args, options);
  programs.push(program);
  program.on('error', (error) => fail(`${name} cannot be started: ${error.message}.`));
  program.on('exit', (status, signal) => {
    // Ends the other programs when a signal ends this one.
    if (['SIGINT', 'SIGTERM', 'SIGHUP'].includes(signal)) process.exit(1);
    fail(`${name} ended by itself, with ${status ?? signal}.`);
  });
  return program;
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

// Xvfb finds a free display itself, and writes its number to descriptor 3.
const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
  stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
});
screen.stdio[3].once('data', (number) => {
  const port = process.env.TARTAN_WEBKIT_DRIVER_PORT;
  start(process.env.TARTAN_WEBKIT_DRIVER, [`--port=${port}`], {
    // Its output is about GTK settings only.
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      HOME: home,
      LANG: 'en_US.UTF-8',
      NO_AT_BRIDGE: '1', // or it would start the services of a desktop
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // The sandbox doesn't work in a container. All pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
});
