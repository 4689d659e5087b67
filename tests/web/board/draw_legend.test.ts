import { describe, expect, it } from 'vitest';
import { drawLegend, planLegend } from '../../../web/src/board/draw_legend';
import { pictureAsSvg } from '../../../web/src/board/picture';
import type { LegendRow } from '../../../web/src/board/state';
import { recordingPainter } from './recording_painter';
import { PALETTE, sceneOf } from './scenes';

const SHADES: LegendRow = [
  { sign: 0, text: 'none' },
  { sign: 2, text: '1–3' },
  { sign: 5, text: '4' },
];
const ROWS: LegendRow[] = [
  [{ text: 'Winning moves with this disc as their corner' }],
  SHADES,
  [
    { sign: 'winning', text: 'a move that wins ends here' },
    { sign: 'possible', text: 'one that loses' },
    { sign: 'last', text: 'the last move' },
  ],
];

const drawn = (room: number) => {
  const recorder = recordingPainter();
  const plan = planLegend(ROWS, room, 13);
  drawLegend(recorder.painter, plan, PALETTE, { left: 10, top: 100 });
  return { ...recorder, plan, labels: recorder.labels(PALETTE.colours.ink) };
};

describe('the legend of a picture', () => {
  it('says each thing beside the sign that the board has for it', () => {
    const { boxes, centres, labels } = drawn(900);
    expect(labels.map(({ text }) => text)).toEqual(ROWS.flat().map(({ text }) => text));
    const beside = (text: string) => labels.find((label) => label.text === text)!;
    expect(centres('diamonds', PALETTE.colours.accent)).toEqual([
      [expect.any(Number), beside('a move that wins ends here').y],
    ]);
    const [[x, y] = [0, 0]] = centres('circles', PALETTE.colours.possible);
    expect(y).toBe(beside('one that loses').y);
    expect(beside('one that loses').x - x).toBeGreaterThan(13);
    // A shade is told by its size too.
    const sides = [2, 5].map((level) => boxes(PALETTE.heat[level - 1]!)[0]!.width);
    expect(sides[1]).toBeGreaterThan(sides[0]!);
    expect(boxes(PALETTE.colours.paper)).toHaveLength(3);
    const [dashed, ...others] = boxes(PALETTE.colours.ink);
    expect(others).toEqual([]);
    const last = beside('the last move');
    expect(dashed!.width).toBeGreaterThan(dashed!.height);
    expect(dashed!.height).toBeCloseTo(0.9 * 13);
    expect(dashed!.top + dashed!.height / 2).toBeCloseTo(last.y);
    expect(dashed!.left + dashed!.width).toBeLessThan(last.x);
  });

  it('has a line for each row, and more where there is no room', () => {
    const linesIn = (room: number) => new Set(drawn(room).labels.map(({ y }) => y)).size;
    expect(linesIn(2000)).toBe(3);
    expect(linesIn(300)).toBeGreaterThan(3);
    for (const room of [100, 300, 2000]) {
      const { plan, labels } = drawn(room);
      for (const { x, y } of labels) {
        expect(x).toBeLessThan(10 + plan.width);
        expect(y).toBeGreaterThan(100);
        expect(y).toBeLessThan(100 + plan.height);
      }
    }
  });

  it('takes letters of wide scripts to be wide', () => {
    const widthOf = (text: string) => planLegend([[{ text }]], 1e4, 10).width;
    expect(widthOf('必胜着法')).toBe(40);
    expect(widthOf('wins')).toBe(24);
  });

  it('stands below the board, on a sheet that holds it', () => {
    const scene = sceneOf(2, 2);
    const words = { title: 'A board', description: 'All white' };
    const size = (xml: string) => {
      const [, width, height] = /viewBox="-6 -6 (\d+) (\d+)"/u.exec(xml) ?? [];
      return { width: Number(width), height: Number(height) };
    };
    const bare = pictureAsSvg(scene, words);
    const told = pictureAsSvg(scene, { ...words, legend: ROWS });
    expect(size(told).height).toBeGreaterThan(size(bare).height + 60);
    expect(size(told).width).toBeGreaterThan(size(bare).width);
    const heights = [...told.matchAll(/<text x="[\d.]+" y="([\d.]+)">([^<]+)/gu)];
    const ofBoard = heights.filter(([, , text]) => /^\d$/u.test(text!)).slice(0, 4);
    const lowest = Math.max(...ofBoard.map(([, y]) => Number(y)));
    for (const { text } of ROWS.flat()) {
      const [, y] = heights.find((each) => each[2] === text && Number(each[1]) > lowest)!;
      expect(Number(y)).toBeLessThan(size(told).height);
    }
    expect(told).toContain('text-anchor="start"');
    expect(bare).not.toContain('text-anchor="start"');
  });
});
