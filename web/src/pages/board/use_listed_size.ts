import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardModel, RectangleSize, Selection } from '../../model/board/board_model';
import { sameSelection } from '../../model/board/board_state';

/**
 * The size whose winning moves are listed: what is chosen on the board is found in the list. What comes with
 * a size of its own, as from an address, is listed as it was left.
 */
export function useListedSize(model: BoardModel): RectangleSize | undefined {
  const listed = useComputed(() => model.seen.value.listed).value;
  const selection = model.chosen.value?.wins === true ? model.state.value.selection : undefined;
  const isWaiting = model.examination.value.status === 'waiting';
  const before = useRef<{ selection?: Selection | undefined; listed?: RectangleSize | undefined }>(
    {},
  );
  useEffect(() => {
    if (isWaiting) return;
    const isChosenAnew = selection?.size && !sameSelection(selection, before.current.selection);
    const shown = isChosenAnew && listed === before.current.listed ? selection.size : listed;
    before.current = { selection, listed: shown };
    if (shown !== listed) model.see({ listed: shown });
  }, [model, isWaiting, selection, listed]);
  return listed ?? selection?.size;
}
