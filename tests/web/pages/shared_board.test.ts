import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedBoard } from '../../../web/src/pages/board/shared_board';
import { SolverError } from '../../../web/src/solver/errors';
import { cell, openBoard, rest } from '../model/board/open_board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const CHOSEN = '#/board?rows=5&columns=5&mode=explore&column=5&row=5&width=4&height=3';
const HEAD = { tartan: 'board', version: 1, rows: 2, columns: 3 };

/** The documented keys: some stand together, and a selection is there once there is one. */
const documented = (form: readonly (readonly [key: string, meaning: string])[]) =>
  form.flatMap(([key]) => key.split(', ')).sort();

describe('the board as it is taken along', () => {
  it('has its form described', async () => {
    const { model } = await openBoard(CHOSEN);
    const { form, json } = sharedBoard(model);
    expect(documented(form)).toEqual(Object.keys(JSON.parse(json()) as object).sort());
  });

  it('shows what is chosen, but neither shades nor marks that a prediction hides', async () => {
    const { model } = await openBoard(CHOSEN);
    const shared = sharedBoard(model);
    expect(shared.address()).toBe(CHOSEN);
    expect(shared.chosen()).toEqual({ column: 5, row: 5, width: 4, height: 3 });
    expect(shared.scene()).toMatchObject({ chosen: { width: 4, height: 3 } });
    expect(shared.scene().heat).toBeDefined();
    model.setMode('predict');
    expect(shared.scene().heat).toBeUndefined();
    model.setMode('edit');
    expect(shared.scene()).toMatchObject({ chosen: undefined, spots: [], rectangles: [] });
  });

  it('has no shades of another position while what wins is worked out', async () => {
    const { model, analyst } = await openBoard();
    analyst.hold = new Set(['examine']);
    model.setMode('edit');
    model.press(cell(1, 1));
    await rest(0);
    expect(model.heat.value).toBeDefined();
    expect(sharedBoard(model).scene().heat).toBeUndefined();
  });
});

describe('a pasted text', () => {
  it('is opened', async () => {
    const { model } = await openBoard(CHOSEN);
    expect(sharedBoard(model).openJson(JSON.stringify({ ...HEAD, more: [] }))).toBeUndefined();
    expect(model.address.value).toBe('#/board?rows=2&columns=3&mode=explore');
  });

  it.each([
    ['{', 'This is not JSON. Paste the whole text, from { to }.'],
    [
      '{ "tartan": "lab" }',
      'This is JSON, but no board of Tartan: it must be an object with "tartan": "board".',
    ],
    [{ ...HEAD, version: 2 }, 'This text has version 2; this page reads version 1.'],
    [{ ...HEAD, rows: '2' }, '“rows” must be a whole number from 1 to 200, not "2".'],
    [
      '{"tartan":"board","version":1,"rows":3}',
      '“columns” must be a whole number from 1 to 200, not undefined.',
    ],
    [{ ...HEAD, position: ['WWW'] }, '“position” must have 2 rows, not 1.'],
    [
      { ...HEAD, position: ['WWW', 'WWBW'] },
      'Row 2 of “position”, counted from the top, must be 3 letters W or B, not "WWBW".',
    ],
    [{ ...HEAD, mode: 'play' }, '“mode” cannot be "play".'],
    [{ ...HEAD, selection: { column: 4, row: 1 } }, '“selection.column” cannot be 4.'],
    [{ ...HEAD, selection: {} }, '“selection.column” is missing.'],
    // It fits, and is no length of the game.
    [
      { ...HEAD, rows: 5, columns: 5, selection: { column: 5, row: 5, width: 2, height: 1 } },
      '“selection.width” cannot be 2.',
    ],
  ])('that is damaged is refused with what is wrong: %j', async (text, sentence) => {
    const { model } = await openBoard(CHOSEN);
    const pasted = typeof text === 'string' ? text : JSON.stringify(text);
    expect(sharedBoard(model).openJson(pasted)).toBe(sentence);
    expect(model.address.value).toBe(CHOSEN);
    expect(model.timeline.value.entries).toHaveLength(1);
  });

  it('whose lengths nobody can judge is told why', async () => {
    const { model, analyst } = await openBoard(CHOSEN);
    const text = JSON.stringify({
      ...{ ...HEAD, rows: 7, columns: 7 },
      selection: { column: 5, row: 5, width: 4, height: 3 },
    });
    analyst.hold = new Set(['describe']);
    const prepared = sharedBoard(model).prepare!(text);
    analyst.lastCall.fail(new SolverError({ kind: 'worker-failed', message: 'out of luck' }));
    expect(await prepared).toMatch(
      /^Which lengths this board has cannot be worked out at the moment\. The /u,
    );
  });
});
