#!/usr/bin/env node
/** The command line `tartan`. It is built on its first use; standard output is the program's own. */
import { pathToFileURL } from 'node:url';
import { buildCommandLine, commandLineFile, isCommandLineUpToDate } from './build/vite.js';
import { forPage } from './setup/needs.js';
import { setUp } from './setup/setup.js';
import { main } from './tools/say.js';

await main(async () => {
  if (isCommandLineUpToDate()) return;
  await setUp(forPage);
  await buildCommandLine();
});
await import(pathToFileURL(commandLineFile));
