/**
 * Measures whether a helper could compute what the far lags of the next block see: the round trip of a message between
 * two workers, with 64 bytes for each of the 128 positions, beside the time in which the kernel finishes such a block
 * alone. A helper can't pay off if the message takes longer.
 */
import { native } from '../programs.js';
import { median } from '../statistics.js';
import { textTable } from '../text_table.js';

const POSITIONS = 128;
const BYTES = 64 * POSITIONS;
const QUESTIONS = 2_000;
const sizes = [1_000_000, 10_000_000];

export const messages = {
  key: 'messages',

  async measure({ browsers, rounds, quick }) {
    const blocks = {};
    for (const size of quick ? sizes.slice(0, 1) : sizes) {
      const { seconds } = await native('rows')(size);
      blocks[size] = (seconds * 1e6 * POSITIONS) / size;
    }
    const roundTrips = {};
    for (const [name, browser] of Object.entries(browsers)) {
      const page = await browser.newPage();
      const turns = [];
      for (let round = 0; round < rounds; round += 1)
        turns.push(await page.evaluate(microsecondsOfARoundTrip, [BYTES, QUESTIONS]));
      await page.close();
      roundTrips[name] = median(turns);
    }
    return { blocks, roundTrips };
  },

  lines: ({ blocks, roundTrips }) =>
    textTable([
      [`${POSITIONS} positions of the rows axis`, 'µs'],
      ...Object.entries(blocks).map(([size, microseconds]) => [
        `swept natively, on average up to ${size}`,
        microseconds.toFixed(1),
      ]),
      ...Object.entries(roundTrips).map(([name, microseconds]) => [
        `asked of another worker and answered, ${name}`,
        microseconds.toFixed(1),
      ]),
    ]),

  // Nothing to compare: messages depend on the browser, and blocks are measured in other parts.
  figures: () => [],
};

/** Runs in the page: of two workers, one asks the other repeatedly. */
function microsecondsOfARoundTrip([bytes, questions]) {
  const startWorker = (work, port) => {
    const source = new Blob([`onmessage = ({ data }) => (${work})(data);`]);
    const worker = new Worker(URL.createObjectURL(source));
    worker.postMessage({ port, bytes, questions }, [port]);
    return worker;
  };
  const { port1, port2 } = new MessageChannel();
  const helper = startWorker(({ port }) => {
    // Sends the same buffer back.
    port.onmessage = ({ data }) => port.postMessage(data, [data]);
  }, port1);
  const asker = startWorker(({ port, bytes: size, questions: total }) => {
    let asked = 0;
    let start = 0;
    port.onmessage = ({ data }) => {
      if (asked === 0) start = performance.now(); // the helper is warm now
      asked += 1;
      if (asked > total) postMessage(((performance.now() - start) * 1000) / total);
      else port.postMessage(data, [data]);
    };
    const buffer = new ArrayBuffer(size);
    port.postMessage(buffer, [buffer]);
  }, port2);
  return new Promise((resolve) => {
    asker.onmessage = ({ data }) => {
      asker.terminate();
      helper.terminate();
      resolve(data);
    };
  });
}
