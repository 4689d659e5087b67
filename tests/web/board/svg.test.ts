import { describe, expect, it } from 'vitest';
import { pictureAsSvg, pictureToPrint, sizeOnPaper } from '../../../web/src/board/picture';
import { escapedXml } from '../../../web/src/drawing/svg_painter';
import { sceneOf } from './scenes';

const words = { title: 'A <board> & "discs"', description: 'Eight openings ⊗ \u0007' };

/** The elements of a document with their attributes; throws if it isn't well-formed. */
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

  it('is the same drawing for paper, without words', () => {
    const drawing = (xml: string) => xml.slice(xml.indexOf('<rect'));
    const scene = sceneOf(5, 5);
    expect(drawing(pictureToPrint(scene))).toBe(drawing(pictureAsSvg(scene, words)).trimEnd());
    expect(pictureToPrint(scene)).not.toMatch(/<title|<desc|aria-labelledby/u);
    // A page prints several pictures, so a reference by id could find another picture's element.
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
    expect(escapedXml('<&>"\u0000\u001b\ud800x\u{1f600}\n')).toBe(
      '&lt;&amp;&gt;&quot;x\u{1f600}\n',
    );
  });
});
