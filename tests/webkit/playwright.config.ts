/**
 * Tests the built page in WebKitGTK. Playwright runs the tests and starts the servers, but can't drive this browser:
 * the tests use WebDriver. `npm test` builds the page and names the browser.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { freePorts } from '../e2e/free_ports';

const project = fileURLToPath(new URL('../..', import.meta.url));

// Playwright's workers read this file again and must find the same ports.
process.env.TARTAN_WEBKIT_PORTS ??= freePorts(3);
const [pagePort = '', watchedPort = '', driverPort = ''] =
  process.env.TARTAN_WEBKIT_PORTS.split(',');

process.env.TARTAN_WEBKIT_PAGE = `http://127.0.0.1:${pagePort}/`;
process.env.TARTAN_WEBKIT_WATCHED = `http://127.0.0.1:${watchedPort}/on/some/host/`;
process.env.TARTAN_WEBKIT_SESSIONS = `http://127.0.0.1:${driverPort}`;
process.env.TARTAN_WEBKIT_DRIVER ??= '/usr/bin/WebKitWebDriver';
process.env.TARTAN_MINI_BROWSER ??= '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

export default defineConfig({
  testDir: '.',
  outputDir: `${project}build/webkit/test-results`,
  forbidOnly: true,
  workers: 1,
  timeout: 40_000,
  globalTimeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  webServer: [
    server('scripts/serve.js', process.env.TARTAN_WEBKIT_PAGE, { PORT: pagePort }),
    server('tests/webkit/serve_watched.js', process.env.TARTAN_WEBKIT_WATCHED, {
      PORT: watchedPort,
    }),
    server('tests/webkit/start_driver.js', `${process.env.TARTAN_WEBKIT_SESSIONS}/status`, {
      TARTAN_WEBKIT_DRIVER_PORT: driverPort,
    }),
  ],
});

/** A server that is ready when it answers at `url`, and is ended after the tests. */
function server(script: string, url: string, env: Record<string, string>) {
  return {
    command: `exec "${process.execPath}" ${script}`,
    cwd: project,
    env,
    url,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  } as const;
}
