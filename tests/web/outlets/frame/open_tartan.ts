/** The picture of a board in a frame, with the messages to its host and a replacement for its view. */
import { vi } from 'vitest';
import type { ClothFacts } from '../../../../web/src/engine/api/cloth';
import { createClothFrameModel } from '../../../../web/src/outlets/frame/tartan_model';
import { startClothReports } from '../../../../web/src/outlets/frame/tartan_reports';
import { fakeCloth } from '../../cloth/fake_cloth';
import { CRASH } from '../../crash';
import { createFakeHost } from './fake_host';

const FACTS: ClothFacts = {
  boardNimber: 1,
  winningOpenings: 1n,
  threads: [{ a: 1, b: 1, rowMoves: 1n, columnMoves: 1n }],
};
/** Waits until all debounces of the picture have ended. */
export const turn = () => vi.advanceTimersByTimeAsync(300);

/** Opens the picture. `seen` is the region in the address; `set` receives the host's wishes for its appearance. */
export function openTartan(
  query: string,
  seen?: string,
  page = createFakeHost(),
  set: object[] = [],
) {
  const clothes: ReturnType<typeof fakeCloth>[] = [];
  const model = createClothFrameModel({
    address: `#/solve?${query}`,
    seen,
    hides: { answers: false, nimbers: false },
    createCloth() {
      const fake = fakeCloth();
      clothes.push(fake);
      return fake.cloth;
    },
  });
  const { host, told, ask } = page;
  startClothReports(model, {
    host,
    set: (changed) => set.push(changed),
    focus: () => set.push({ focus: true }),
  });

  function lookAt() {
    model.cloth.value.resize({ width: 400, height: 400 }, 1);
    model.cloth.value.open();
  }

  /** Answers requests for tiles until there are none. */
  async function woven() {
    await turn();
    const fake = clothes.at(-1)!;
    for (const { answer } of fake.openings()) answer(FACTS);
    for (await turn(); fake.tiles().length > 0; await turn())
      for (const { question: tile, answer } of fake.tiles())
        answer(new Float32Array((tile.rows.length - 1) * (tile.columns.length - 1)));
  }

  return {
    model,
    told,
    set,
    ask,
    lookAt,
    woven,
    fail: () => clothes[0]!.openings()[0]!.fail(CRASH),
    types: () => told.map(({ type }) => type),
  };
}
