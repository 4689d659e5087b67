/** The SVG of an icon, made from the favicon. */
import { readFileSync } from 'node:fs';
import { inProject } from '../tools/places.js';

const ROUND_CORNERS = ' rx="6"';

const SHAPES = {
  any: (favicon) => favicon,
  touch: squareOf,
  /**
   * Launchers show at least the middle circle, 80 % across, and the favicon is a little larger here. Its stripes
   * continue to the edge: copies around it meet it at whole pixels in both sizes, so that no seam is visible.
   */
  maskable: (favicon) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">
  ${[-92, 12, 116].flatMap((y) => [-92, 12, 116].map((x) => placed(squareOf(favicon), x, y))).join('\n  ')}
</svg>
`,
};

export function iconSource({ purpose }) {
  return SHAPES[purpose](readFileSync(inProject('web/public/favicon.svg'), 'utf8'));
}

function squareOf(favicon) {
  if (!favicon.includes(ROUND_CORNERS)) throw new Error('The favicon has other corners.');
  return favicon.replace(ROUND_CORNERS, '');
}

const placed = (svg, x, y) =>
  svg.trim().replace('<svg ', `<svg x="${x}" y="${y}" width="104" height="104" `);
