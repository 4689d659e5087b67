/** The SVG of the picture beside a link to the page: a board shaded by the number of winning moves of each corner. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { drawGround } from '../../web/src/board/draw_ground';
import { paneDrawingsOf } from '../../web/src/board/frame';
import { boardGeometryOf, WHOLE_VIEW } from '../../web/src/board/geometry';
import { PRINT_PALETTE } from '../../web/src/drawing/palette';
import { svgPainter } from '../../web/src/drawing/svg_painter';
import { BOARD_JOBS } from '../../web/src/engine/worker/board_jobs';
import { loadBoardsModule } from '../../web/src/engine/worker/boards_solver';
import { PREVIEW } from '../../web/build/preview';
import { inProject } from '../tools/places.js';

/** On this board the counts make crossing stripes, as in a tartan. */
const { rows: ROWS, columns: COLUMNS } = PREVIEW;
const CELL = PREVIEW.height / ROWS;
const LEFT = PREVIEW.width - COLUMNS * CELL;

const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, P052, Georgia, serif";

/** It has no words but the name, because links in every language show it. */
export async function previewSource() {
  const { heat, winning } = await firstMoves();
  const { width, height } = PREVIEW;
  const middle = LEFT / 2;
  const [ground, light] = [PRINT_PALETTE.shades.at(0), PRINT_PALETTE.shades.at(-1)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${boardField(heat)}
<rect width="${LEFT + 1}" height="${height}" fill="${ground}"/>
<svg x="${middle - 64}" y="142" width="128" height="128" viewBox="0 0 32 32">${favicon()}</svg>
<g font-family="${SERIF}" text-anchor="middle" fill="${light}">
<text x="${middle}" y="364" font-size="84" font-weight="700">Tartan</text>
<text x="${middle}" y="438" font-size="38">P(${ROWS}, ${COLUMNS}) = ${winning}</text>
</g>
</svg>
`;
}

async function firstMoves() {
  const module = await loadBoardsModule(() =>
    readFile(inProject('build/wasm/module/tartan_boards.wasm')),
  );
  const board = { game: 'flipping-game', rows: ROWS, columns: COLUMNS };
  const coins = new Uint8Array(ROWS * COLUMNS).fill(1);
  const { cornered, winning } = BOARD_JOBS.examine({ module }, { board, coins });
  return { heat: cornered, winning };
}

/** The board without its margins, up to three edges of the picture. */
function boardField(heat) {
  const scene = {
    rows: ROWS,
    columns: COLUMNS,
    rowsUpward: true,
    rowOrigin: 1,
    columnOrigin: 1,
    discs: new Uint8Array(ROWS * COLUMNS).fill(1),
    heat,
    moves: [],
    spots: [],
  };
  const space = {
    width: 2 * COLUMNS * CELL,
    height: 2 * ROWS * CELL,
    largestCell: CELL,
    leastCell: CELL,
    fontSize: 1,
  };
  const geometry = boardGeometryOf(scene, space, WHOLE_VIEW);
  const [frame] = paneDrawingsOf({ scene, geometry, palette: PRINT_PALETTE });
  const { left, top, width, height } = frame.pane.field;
  const painter = svgPainter();
  drawGround(painter, frame);
  const view = [left, top, width, height].join(' ');
  return `<svg x="${LEFT}" width="${width}" height="${height}" viewBox="${view}" font-family="sans-serif">
${painter.elements()}
</svg>`;
}

const favicon = () =>
  readFileSync(inProject('web/public/favicon.svg'), 'utf8').replaceAll(/<\/?svg[^>]*>/gu, '');
