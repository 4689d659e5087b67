/**
 * Measures the cloth of P(10^6) as WebAssembly in Node, one thread: the time from the answer to the first picture, and
 * the time of a tile of 256 × 256 blocks after that, far away and near. The sweeps of both axes, which an answer needs
 * anyway, are listed beside it.
 */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { inProject } from '../../../scripts/tools/places.js';
import { median } from '../statistics.js';
import { textTable } from '../text_table.js';

const SIZE = 1_000_000;
const LENGTHS = ['triangular', 'square'];
const TILE = 256;
/** The discs per block when the whole board is shown, at level 12: 4,096 × 4,096. */
const WHOLE = 4_096;
const BLOCKS = [512, 64, 8, 1];
const TILES = 20;
/** The pairs of a slice, about as many as the worker's. */
const SLICE = 10_000_000;

export const cloth = {
  key: 'cloth',

  async measure({ rounds }) {
    const module = await loadModule();
    const turns = [];
    for (let round = 0; round < rounds; round += 1) turns.push(measureOnce(module));
    const of = (name) => median(turns.map((turn) => turn[name]));
    return {
      sweeps: of('sweeps'),
      firstPicture: of('firstPicture'),
      tiles: Object.fromEntries(
        BLOCKS.map((block) => [block, median(turns.map(({ tiles }) => tiles[block]))]),
      ),
    };
  },

  lines: ({ sweeps, firstPicture, tiles }) =>
    textTable([
      [`the cloth of P(${SIZE}), wasm in Node`, 'ms', 'a second'],
      ['both sweeps, which its answer takes', (1e3 * sweeps).toFixed(0), ''],
      ['first picture, from the swept axes', (1e3 * firstPicture).toFixed(0), ''],
      ...Object.entries(tiles).map(([block, seconds]) => [
        `a tile of ${TILE} × ${TILE} blocks of ${block} × ${block}`,
        (1e3 * seconds).toFixed(2),
        (1 / seconds).toFixed(0),
      ]),
    ]),

  figures: ({ sweeps, firstPicture, tiles }) => [
    { name: `first picture of P(${SIZE}), times both sweeps`, value: firstPicture / sweeps },
    ...Object.entries(tiles).map(([block, seconds]) => ({
      name: `a tile of P(${SIZE}) with blocks of ${block}, times both sweeps`,
      value: seconds / sweeps,
    })),
  ],
};

async function loadModule() {
  const file = (name) => inProject(`build/wasm/module/${name}`);
  const { default: createModule } = await import(pathToFileURL(file('tartan.mjs')).href);
  const binary = await readFile(file('tartan.wasm'));
  return createModule({
    instantiateWasm: (imports, receive) => {
      void WebAssembly.instantiate(binary, imports).then(({ instance }) => receive(instance));
      return {};
    },
  });
}

function measureOnce(module) {
  const [axes, sweeps] = timed(() => LENGTHS.map((lengths) => swept(module, lengths)));
  const { rows, columns } = module.findWanted(
    ...axes.flatMap((axis) => [axis.total(), axis.width()]),
  );
  const wanted = [rows, columns];
  const stretches = axes.map((axis, place) => countedByStretch(axis, wanted[place]));
  const copies = axes.map((axis) => axis.prefixXors());
  for (const axis of axes) axis.delete();
  const given = LENGTHS.map((lengths) => new module.GivenAxis(SIZE, lengths));
  let woven;
  const [shown, firstPicture] = timed(() => {
    given.forEach((axis, place) => axis.give(copies[place]));
    woven = new module.Cloth(...given);
    if (!woven.take(...stretches)) throw new Error('The sums are not those of the cloth.');
    const all = new Uint8Array(woven.openings().a.length).fill(1);
    weave(woven, { block: WHOLE, row: 0, column: 0 }, all);
    return all;
  });
  const tiles = Object.fromEntries(
    BLOCKS.map((block) => [block, secondsOfATile(woven, block, shown)]),
  );
  for (const one of [woven, ...given]) one.delete();
  return { sweeps, firstPicture, tiles };
}

function swept(module, lengths) {
  const axis = new module.Axis(SIZE, lengths);
  while (!axis.isSwept()) axis.advanceSweep(SLICE);
  return axis;
}

/** An axis with its count by stretch, as after an answer. */
function countedByStretch(axis, wanted) {
  axis.countWanted(wanted, 1, SIZE, true);
  while (!axis.isCounted()) axis.advanceCount(SLICE);
  return axis.stretches().counts;
}

/** The average over some tiles along the diagonal. */
function secondsOfATile(woven, block, shown) {
  const tiles = Math.floor(SIZE / (block * TILE));
  const [, seconds] = timed(() => {
    for (let turn = 0; turn < TILES; turn += 1) {
      const place = Math.floor((turn * tiles) / TILES);
      weave(woven, { block, row: place, column: place }, shown);
    }
  });
  return seconds / TILES;
}

function weave(woven, { block, row, column }, shown) {
  const edges = (tile) =>
    Uint32Array.from({ length: TILE + 1 }, (_, at) => Math.min(SIZE, (tile * TILE + at) * block));
  if (woven.densities(edges(row), edges(column), shown).length !== TILE * TILE)
    throw new Error('The cloth has no such tile.');
}

function timed(act) {
  const start = performance.now();
  const result = act();
  return [result, (performance.now() - start) / 1000];
}
