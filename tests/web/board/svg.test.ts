import { describe, expect, it } from 'vitest';
import {
  pictureAsSvg,
  pictureToPrint,
  PRINT_PALETTE,
  sizeOnPaper,
} from '../../../web/src/board/picture';
import { escaped } from '../../../web/src/board/svg_painter';
import { rectangle, run, sceneOf } from './scenes';

const words = { title: 'A <board> & "discs"', description: 'Eight openings ⊗ \u0007' };
const { colours } = PRINT_PALETTE;

/** The elements of a document, with their attributes; throws where it is not well-formed. */
function parse(xml: string): { name: string; attributes: Map<string, string>; text: string }[] {
  const elements: { name: string; attributes: Map<string, string>; text: string }[] = [];
  const open: (typeof elements)[number][] = [];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/u, '');
  const tokens = /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/gu;
  let end = 0;
  for (const match of body.matchAll(tokens)) {
    if (match.index !== end) throw new Error(`not well-formed at ${body.slice(end, end + 40)}`);
    end = match.index + match[0].length;
    const [, closing, name = '', attributes = '', empty, text] = match;
    if (/&(?!(?:amp|lt|gt|quot);)/u.test(match[0])) throw new Error(`bare & in ${match[0]}`);
    if (text !== undefined) {
      const inner = open.at(-1);
      if (inner !== undefined) inner.text += text;
      else if (text.trim() !== '') throw new Error(`text outside: ${text}`);
    } else if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
    } else {
      const pairs = [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/gu)];
      const element = {
        name,
        attributes: new Map(pairs.map(([, key = '', value = '']) => [key, value])),
        text: '',
      };
      elements.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  if (end !== body.length || open.length > 0) throw new Error('not well-formed at its end');
  return elements;
}

const named = (xml: string, name: string) => parse(xml).filter((each) => each.name === name);

describe('the board as SVG', () => {
  it('is well-formed, with its title and description', () => {
    const xml = pictureAsSvg(sceneOf(5, 5), words);
    expect(named(xml, 'title')[0]?.text).toBe('A &lt;board&gt; &amp; &quot;discs&quot;');
    expect(named(xml, 'desc')[0]?.text).toBe('Eight openings ⊗ ');
    const [svg] = parse(xml);
    expect(svg?.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg');
    expect(svg?.attributes.get('role')).toBe('img');
  });

  it('has a circle for each disc, whatever the size of the board', () => {
    for (const [rows, columns] of [
      [1, 1],
      [5, 5],
      [28, 25],
      [200, 200],
    ] as const)
      expect(named(pictureAsSvg(sceneOf(rows, columns), words), 'circle')).toHaveLength(
        rows * columns,
      );
  });

  it('is as wide as its cells, up to what fits on paper, in the same proportions', () => {
    const sizeOf = (rows: number, columns: number) => {
      const attributes = parse(pictureAsSvg(sceneOf(rows, columns), words))[0]!.attributes;
      const [, , width, height] = attributes.get('viewBox')!.split(' ').map(Number);
      const millimetres = (name: string) =>
        Number(/^([\d.]+)mm$/u.exec(attributes.get(name)!)?.[1]);
      expect(millimetres('width') / millimetres('height')).toBeCloseTo(width! / height!, 2);
      return millimetres('width');
    };
    expect(sizeOf(5, 5)).toBeGreaterThan(50);
    expect(sizeOf(5, 5)).toBeLessThan(65);
    expect(sizeOf(100, 100)).toBe(170);
    expect(sizeOnPaper(sceneOf(200, 5))).toMatchObject({ height: 185 });
  });

  it('draws what wins with hatching, in the colours of print', () => {
    const rectangles = [{ ...rectangle(5, 4, 4, 3), mark: 'winning' } as const];
    const xml = pictureAsSvg(sceneOf(5, 5, { moves: rectangles }), words);
    const hatching = named(xml, 'path').filter(
      ({ attributes }) => attributes.get('stroke') === colours.accent,
    );
    expect(hatching).toHaveLength(1);
    expect(hatching[0]?.attributes.get('d')).toMatch(/^(M[\d.]+ [\d.]+L[\d.]+ [\d.]+){9,}$/u);
  });

  it('has numbers in its margins that can be read on paper', () => {
    for (const side of [5, 28, 100, 200]) {
      const xml = pictureAsSvg(sceneOf(side, side), words);
      const { attributes } = parse(xml)[0]!;
      const [, , width] = attributes.get('viewBox')!.split(' ').map(Number);
      const millimetres = Number.parseFloat(attributes.get('width')!) / width!;
      const letters = named(xml, 'g').find((group) => group.attributes.has('font-size'))!;
      expect(Number(letters.attributes.get('font-size')) * millimetres).toBeGreaterThan(1.8);
    }
  });

  it('has no hatching over a number', () => {
    const heat = Uint32Array.from({ length: 25 }, (_, place) => place);
    const discs = new Uint8Array(25).fill(1).with(8, 0);
    const chosen = { ...rectangle(4, 4, 1, 3), mark: 'winning' } as const;
    const elements = parse(pictureAsSvg(sceneOf(5, 5, { heat, discs, chosen }), words));
    const hatching = elements.findLastIndex(
      ({ name, attributes }) => name === 'path' && attributes.get('stroke') === colours.accent,
    );
    const above = elements.slice(hatching);
    const fills = (name: string) =>
      above
        .filter((each) => each.name === 'g' && each.attributes.get('stroke') === undefined)
        .map(({ attributes }) => attributes.get(name));
    expect(fills('fill')).toEqual(expect.arrayContaining([colours.black, colours.white]));
    expect(above.filter(({ name }) => name === 'circle')).toHaveLength(3);
    // Each exactly in its disc, and no other number.
    expect(above.filter(({ name }) => name === 'text').map(({ text }) => text)).toEqual([
      '8',
      '13',
      '18',
    ]);
  });

  it('writes diamonds, heat, numbers and bands', () => {
    const xml = pictureAsSvg(
      sceneOf(3, 3, {
        heat: Uint32Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8),
        spots: [
          { column: 1, row: 1, mark: 'winning' },
          { column: 2, row: 1, mark: 'possible' },
        ],
        litColumns: run(2, 2),
        columnNumbers: [1, 2, 3],
      }),
      words,
    );
    expect(named(xml, 'circle')).toHaveLength(9 + 2);
    expect(named(xml, 'text').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['8', '1', '2', '3']),
    );
    // Field, edge, white sheet, eight shades, a band and its bar.
    expect(named(xml, 'rect')).toHaveLength(3 + 8 + 2);
    expect(named(xml, 'g').some(({ attributes }) => attributes.get('opacity') === '0.16')).toBe(
      true,
    );
  });

  it('writes crosses and dashes', () => {
    const xml = pictureAsSvg(
      sceneOf(3, 3, {
        spots: [{ column: 1, row: 1, mark: 'refused' }],
        last: rectangle(3, 3, 2, 1),
      }),
      words,
    );
    const crosses = named(xml, 'path').filter(
      ({ attributes }) => attributes.get('stroke') === colours.refused,
    );
    expect(crosses).toHaveLength(1);
    expect(crosses[0]?.attributes.get('d')).toMatch(/^(M[\d.]+ [\d.]+L[\d.]+ [\d.]+){2}$/u);
    const dashed = named(xml, 'g').filter(({ attributes }) => attributes.has('stroke-dasharray'));
    expect(dashed.map(({ attributes }) => attributes.get('stroke'))).toEqual([colours.ink]);
    expect(dashed[0]?.attributes.get('stroke-dasharray')).toMatch(/^[\d.]+ [\d.]+$/u);
  });

  it('shows rows that count downward from the top, with the numbers of the game', () => {
    const discs = new Uint8Array(6).fill(1).with(0, 0);
    const scene = sceneOf(2, 3, { discs, rowsUpward: false, rowOrigin: 0, columnOrigin: 0 });
    const xml = pictureAsSvg(scene, words);
    const heights = named(xml, 'circle').map(({ attributes }) => Number(attributes.get('cy')));
    // The black disc comes first, and is in row 1.
    expect(heights[0]).toBe(Math.min(...heights));
    expect(named(xml, 'text').map(({ text }) => text)).toEqual(['0', '1', '2', '0', '1']);
  });

  it('is the same drawing for paper, without words', () => {
    const drawing = (xml: string) => xml.slice(xml.indexOf('<rect'));
    const scene = sceneOf(5, 5);
    expect(drawing(pictureToPrint(scene))).toBe(drawing(pictureAsSvg(scene, words)).trimEnd());
    expect(pictureToPrint(scene)).not.toMatch(/<title|<desc|aria-labelledby/u);
    // A page prints several: what has a name in one would be found in another.
    expect(pictureToPrint(scene)).not.toMatch(/ id=|url\(/u);
  });

  it('refers only to itself', () => {
    const xml = pictureAsSvg(sceneOf(50, 50, { corner: { column: 1, row: 1 } }), words);
    const ids = parse(xml).flatMap(({ attributes }) => attributes.get('id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(xml).not.toMatch(/url\(|href|<style|<script|<image/u);
    expect(xml.match(/http[^"]*/gu)).toEqual(['http://www.w3.org/2000/svg']);
  });

  it('escapes what XML cannot hold', () => {
    expect(escaped('<&>"\u0000\u001b\ud800x\u{1f600}\n')).toBe('&lt;&amp;&gt;&quot;x\u{1f600}\n');
  });
});
