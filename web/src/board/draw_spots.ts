/** The layer of marks on discs. A large board has tens of thousands, and they seldom change. */
import { numberSize, type PaneDrawing } from './frame';
import { centreOf, isPicture, isVisible, visibleCells } from './geometry';
import type { Painter } from '../drawing/painter';
import type { MarkedCell } from './state';

/** Crosses and winning moves are few: one may be larger than its square, so that it can be found. */
const MIN_CROSS_PX = 4;
const MIN_DIAMOND_PX = 3;
/** The size of a diamond relative to a circle, so that both are equally visible. */
const DIAMOND = 1.35;

export function drawSpots(painter: Painter, frame: PaneDrawing): void {
  const { scene, pane, palette } = frame;
  const { halo, possible, accent, ink, refused } = palette.colours;
  const { radius, offset } = spotPlace(frame);
  const centresOf = (mark: MarkedCell['mark']) => spotCentres(frame, scene.spots, mark, offset);
  const width = radius < 3 ? 1 : 1.5;
  const open = centresOf('possible');
  painter.within(pane.field, () => {
    if (isPicture(pane)) {
      painter.circles(open, 1.5, { fill: halo });
      painter.circles(open, 0.75, { fill: ink });
    } else {
      painter.diamonds(open, radius * DIAMOND, { stroke: { colour: halo, width: width + 2 } });
      painter.diamonds(open, radius * DIAMOND, { stroke: { colour: possible, width } });
    }
    painter.diamonds(centresOf('winning'), Math.max(radius * DIAMOND, MIN_DIAMOND_PX), {
      fill: accent,
      stroke: { colour: halo, width },
    });
    const crossed = centresOf('refused');
    const arm = Math.max(offset === 0 ? radius * 1.3 : radius, MIN_CROSS_PX);
    const strong = Math.max(1.5, radius / 4);
    painter.lines(crosses(crossed, arm + 0.7), { colour: halo, width: strong + 2 });
    painter.lines(crosses(crossed, arm), { colour: refused, width: strong });
  });
}

/** The position of a mark: in the middle of a disc, or beside its number, on the side where a move ends. */
function spotPlace(frame: PaneDrawing): { radius: number; offset: number } {
  const { cell } = frame.pane;
  const most = 10;
  return numberSize(frame) === undefined
    ? { radius: Math.min(Math.max(cell * 0.17, 1), most), offset: 0 }
    : { radius: Math.min(cell * 0.13, most), offset: cell * 0.34 };
}

function spotCentres(
  { pane, scene }: PaneDrawing,
  spots: readonly MarkedCell[],
  mark: MarkedCell['mark'],
  offset: number,
): number[] {
  const visible = visibleCells(pane);
  const centres: number[] = [];
  for (const spot of spots) {
    if (spot.mark !== mark || !isVisible(visible, spot)) continue;
    const [x, y] = centreOf(pane, spot);
    centres.push(x - offset, scene.rowsUpward ? y + offset : y - offset);
  }
  return centres;
}

/** Two strokes through each centre; `arm` is half their length in each direction. */
function crosses(centres: readonly number[], arm: number): number[] {
  const lines: number[] = [];
  for (let place = 0; place + 1 < centres.length; place += 2) {
    const [x = 0, y = 0] = centres.slice(place, place + 2);
    lines.push(x - arm, y - arm, x + arm, y + arm, x - arm, y + arm, x + arm, y - arm);
  }
  return lines;
}
