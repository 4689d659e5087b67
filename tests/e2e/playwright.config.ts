/** Tests the built page in the system's own browsers. `npm test` builds the page and names the browsers. */
import { mkdirSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { freePorts } from './free_ports';

const project = fileURLToPath(new URL('../..', import.meta.url));
const firefoxHome = `${project}build/e2e/firefox-home`;
mkdirSync(firefoxHome, { recursive: true });

const DAY_MS = 24 * 60 * 60 * 1000;

// Playwright's workers read this file again and must find the same port, seed and third.
process.env.TARTAN_E2E_PORT ??= freePorts(1);
process.env.TARTAN_SEED ??= String(Math.floor(Math.random() * 1_000_000));
process.env.TARTAN_THIRD ??= String(Math.floor(Date.now() / DAY_MS) % 3);
const address = `http://127.0.0.1:${process.env.TARTAN_E2E_PORT}/`;

/**
 * Tags say where a test runs:
 *   none        in Chromium; with --full in Firefox too, every day a third of the files
 *   @firefox    in both, because the outcome depends on the browser
 *   @chromium   in Chromium alone: Playwright's Firefox can't do it (emulated media, touch), or it would take minutes to repeat
 *   @full       with --full alone: long, or similar to another test
 */
const isFull = process.env.TARTAN_FULL === '1';
/** The files of which Firefox runs all tests today. */
const repeated = readdirSync(`${project}tests/e2e`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.spec.ts'))
  .sort()
  .filter((_, index) => index % 3 === Number(process.env.TARTAN_THIRD));

export default defineConfig({
  testDir: '.',
  outputDir: `${project}test-results`,
  forbidOnly: true,
  // Tests mostly wait for their browser, so two at once take little more than half the time.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    // A trace would double the time.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      grepInvert: isFull ? [] : /@full/u,
      use: {
        browserName: 'chromium',
        permissions: ['clipboard-read', 'clipboard-write'],
        launchOptions: {
          executablePath: process.env.TARTAN_CHROMIUM ?? '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
    {
      name: 'firefox',
      // Titles begin with the name of their file.
      grep: isFull ? [/@firefox/u, ...repeated.map(inFile)] : /@firefox/u,
      grepInvert: isFull ? /@chromium/u : /@full/u,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: process.env.TARTAN_FIREFOX ?? '/usr/bin/firefox-esr',
          env: { ...stringEnvironment(), HOME: firefoxHome },
        },
      },
    },
  ],
  webServer: {
    // The server of npm start, which is tested this way too.
    command: `exec "${process.execPath}" scripts/serve.js`,
    cwd: project,
    env: { PORT: process.env.TARTAN_E2E_PORT },
    url: address,
    reuseExistingServer: false,
  },
});

function inFile(path: string): RegExp {
  return new RegExp(`(?:^| )${path.replaceAll('.', String.raw`\.`)} `, 'u');
}

function stringEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
