/** npm run format: formats all sources. */
import { formatCommands } from './lint/commands.js';
import { forFormat } from './setup/needs.js';
import { setUp } from './setup/setup.js';
import { project } from './tools/places.js';
import { show } from './tools/run.js';
import { main } from './tools/say.js';

await main(async () => {
  await setUp(forFormat);
  for (const command of await formatCommands()) {
    if ((await show(command, { cwd: project })) !== 0) process.exitCode = 1;
  }
});
