import type { ScreenBox } from './box';
import type { PaintedLabel, LetteringStyle, PaintStyle, Painter, StrokeStyle } from './painter';

/** A painter that writes SVG elements; `elements` returns those written so far. */
export function svgPainter(): Painter & { readonly elements: () => string } {
  const written: string[] = [];
  const group = (attributes: string, members: readonly string[]) => {
    if (members.length > 0) written.push(`<g ${attributes}>`, ...members, '</g>');
  };
  return {
    circles: (centres, radius, paint) =>
      group(
        attributesOf(paint),
        pairs(centres).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${short(radius)}"/>`),
      ),
    // Nothing turns over in a file.
    ellipses: () => undefined,
    diamonds: (centres, radius, paint) => {
      const r = short(radius);
      const shape = `m${r} 0l-${r} ${r}l-${r} -${r}l${r} -${r}z`;
      group(
        attributesOf(paint),
        pairs(centres).map(([x, y]) => `<path d="M${x} ${y}${shape}"/>`),
      );
    },
    boxes: (boxes, paint, corner = 0) => {
      const round = corner > 0 ? ` rx="${short(corner)}"` : '';
      group(
        attributesOf(paint),
        boxes.map((box) => `<rect ${sides(box)}${round}/>`),
      );
    },
    squares: ({ left, top, width, height }, across, kinds, colours) => {
      const scale = [width / across, (height * across) / kinds.length].map(short).join(' ');
      const place = `translate(${short(left)} ${short(top)}) scale(${scale})`;
      // Avoids seams between neighbouring squares.
      group(
        `transform="${place}" shape-rendering="crispEdges"`,
        Array.from(
          stretches(across, kinds),
          ([kind, path]) => `<path fill="${escapedXml(colours[kind] ?? '')}" d="${path}"/>`,
        ),
      );
    },
    lines: (segments, stroke, opacity) => {
      const points = pairs(segments);
      const path = points
        .map(([x, y], place) => `${place % 2 === 0 ? 'M' : 'L'}${x} ${y}`)
        .join('');
      if (path !== '') written.push(`<path ${attributesOf({ stroke, opacity })} d="${path}"/>`);
    },
    labels: (labels, lettering) =>
      group(letteringAttributes(lettering), labelElements(labels, lettering)),
    within: (box, draw) => {
      // A clip path would need a name, and another picture in the same page may have the same one.
      const { left, top, width, height } = box;
      written.push(
        `<svg ${sides(box)} viewBox="${[left, top, width, height].map(short).join(' ')}">`,
      );
      draw();
      written.push('</svg>');
    },
    elements: () => written.join('\n'),
  };
}

/** A path for each kind, made of its stretches of squares. */
function stretches(across: number, kinds: Uint8Array | Uint16Array): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  let begin = 0;
  for (const [place, kind] of kinds.entries()) {
    if ((place + 1) % across !== 0 && kinds[place + 1] === kind) continue;
    const [x, y, length] = [begin % across, Math.floor(begin / across), place + 1 - begin];
    paths.set(kind, `${paths.get(kind) ?? ''}M${x} ${y}h${length}v1h-${length}z`);
    begin = place + 1;
  }
  return paths;
}

function sides({ left, top, width, height }: ScreenBox): string {
  return `x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}"`;
}

function letteringAttributes(lettering: LetteringStyle): string {
  const { colour, size, bold, side, isFromRight = false } = lettering;
  const weight = bold === true ? ' font-weight="600"' : '';
  const first = isFromRight ? 'right' : 'left';
  const anchor = side === undefined ? 'middle' : side === first ? 'start' : 'end';
  const direction = isFromRight ? ' direction="rtl"' : '';
  return `fill="${escapedXml(colour)}" font-size="${short(size)}" text-anchor="${anchor}"${weight}${direction}`;
}

function labelElements(labels: readonly PaintedLabel[], { size }: LetteringStyle): string[] {
  return labels.map(
    ({ x, y, text }) =>
      `<text x="${short(x)}" y="${short(y + size * 0.36)}">${escapedXml(text)}</text>`,
  );
}

function attributesOf({ fill, stroke, opacity }: PaintStyle): string {
  return [
    `fill="${escapedXml(fill ?? 'none')}"`,
    ...strokeAttributes(stroke),
    ...(opacity === undefined ? [] : [`opacity="${short(opacity)}"`]),
  ].join(' ');
}

function strokeAttributes(stroke: StrokeStyle | undefined): string[] {
  if (stroke === undefined) return [];
  const { colour, width, dashes } = stroke;
  return [
    `stroke="${escapedXml(colour)}"`,
    `stroke-width="${short(width)}"`,
    ...(dashes === undefined ? [] : [`stroke-dasharray="${dashes.map(short).join(' ')}"`]),
  ];
}

function pairs(numbers: readonly number[]): [x: string, y: string][] {
  const points: [string, string][] = [];
  for (let place = 0; place + 1 < numbers.length; place += 2)
    points.push([short(numbers[place] ?? 0), short(numbers[place + 1] ?? 0)]);
  return points;
}

/** Hundredths of a pixel are enough, as a large board has many numbers. */
function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for XML, also in an attribute; characters that XML forbids are left out. */
export function escapedXml(text: string): string {
  return text
    .replace(/[&<>"]/gu, (letter) => ENTITIES[letter] ?? letter)
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
