/** What the board is to show of a game. */
import type { BoardScene, MarkedCell, MarkedRectangle } from '../../board/state';
import type { PlayModel } from '../../model/play/play_model';
import { endOf, sceneOf } from '../board/scene';

export function gameScene(model: PlayModel): BoardScene {
  const reviews = model.reviewed.value !== undefined;
  const scene = sceneOf(model.table, reviews || model.phase.value.kind === 'to-move');
  const hint = hintMarks(model);
  return {
    ...scene,
    animated: true,
    last: reviews ? undefined : model.lastMove.value?.rectangle,
    rectangles: [...scene.rectangles, ...hint.rectangles],
    spots: [...scene.spots, ...hint.spots, ...refused(model)],
  };
}

interface Marks {
  readonly rectangles: readonly MarkedRectangle[];
  readonly spots: readonly MarkedCell[];
}

/** The corners that win, or the one of the rectangle that was asked for; nothing once a corner is held. */
function hintMarks(model: PlayModel): Marks {
  const { corners, rectangle } = model.hint.value;
  if (model.reviewed.value !== undefined) return { rectangles: [], spots: [] };
  if (rectangle !== undefined)
    return {
      rectangles: [{ ...rectangle, mark: 'winning' }],
      spots: [{ ...endOf(rectangle), mark: 'winning' }],
    };
  if (model.table.state.value.selection !== undefined) return { rectangles: [], spots: [] };
  return { rectangles: [], spots: corners.map((cell) => ({ ...cell, mark: 'winning' })) };
}

function refused(model: PlayModel): MarkedCell[] {
  const refusal = model.refusal.value;
  return refusal?.kind === 'corner-black' ? [{ ...refusal.cell, mark: 'refused' }] : [];
}
