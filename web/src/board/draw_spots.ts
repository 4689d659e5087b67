/** The marks on discs: of a large board there are tens of thousands, and they seldom change. */
import { numberSize } from './frame';
import type { Frame } from './frame';
import { centreOf, isVisible, visibleCells } from './geometry';
import type { Painter } from './painter';
import type { Mark, MarkedCell } from './state';

/** On smaller cells a mark covers its disc, and has no line around it. */
const OUTLINED_CELL = 5;

export function drawSpots(painter: Painter, frame: Frame): void {
  const { scene, geometry, palette } = frame;
  const { halo, possible, accent } = palette.colours;
  const { radius, offset } = spotPlace(frame);
  const centresOf = (mark: Mark) => spotCentres(frame, scene.spots, mark, offset);
  const width = radius < 3 ? 1 : 1.5;
  const open = centresOf('possible');
  const outlined = geometry.cell >= OUTLINED_CELL;
  painter.within(geometry.field, () => {
    if (outlined) painter.circles(open, radius, { stroke: { colour: halo, width: width + 2 } });
    painter.circles(open, radius, { stroke: { colour: possible, width } });
    painter.diamonds(centresOf('winning'), radius * 1.35, {
      fill: accent,
      stroke: outlined ? { colour: halo, width } : undefined,
    });
  });
}

/** In the middle of a disc, or to the lower left of the number that is there. */
function spotPlace(frame: Frame): { radius: number; offset: number } {
  const { cell } = frame.geometry;
  const most = 10;
  return numberSize(frame) === undefined
    ? { radius: Math.min(Math.max(cell * 0.17, 1), most), offset: 0 }
    : { radius: Math.min(cell * 0.13, most), offset: cell * 0.34 };
}

function spotCentres(
  { geometry }: Frame,
  spots: readonly MarkedCell[],
  mark: Mark,
  offset: number,
): number[] {
  const visible = visibleCells(geometry);
  const centres: number[] = [];
  for (const spot of spots) {
    if (spot.mark !== mark || !isVisible(visible, spot)) continue;
    const [x, y] = centreOf(geometry, spot);
    centres.push(x - offset, y + offset);
  }
  return centres;
}
