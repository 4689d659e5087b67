import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardModel, RectangleSize, Selection } from '../../model/board/board_model';
import { sameSelection } from '../../model/board/board_state';

/**
 * The size whose winning moves are listed: the one that the reader asked for, until another winning move is
 * chosen; then that one's, also when it is let go of. What comes with a size of its own, as from an address,
 * is listed as it was left.
 */
export function useListedSize(model: BoardModel): RectangleSize | undefined {
  const asked = useComputed(() => model.seen.value.listed).value;
  const chosen = model.chosen.value?.wins === true ? model.state.value.selection : undefined;
  const isWaiting = model.examination.value.status === 'waiting';
  const last = useRef<RectangleSize | undefined>(undefined);
  const before = useRef<{ chosen?: Selection | undefined; asked?: RectangleSize | undefined }>({});
  if (chosen?.size) last.current = chosen.size;
  useEffect(() => {
    if (isWaiting) return;
    const isChosenAnew = chosen && !sameSelection(chosen, before.current.chosen);
    if (isChosenAnew && asked && asked === before.current.asked) model.see({ listed: undefined });
    before.current = { chosen, asked: model.seen.value.listed };
  }, [model, isWaiting, chosen, asked]);
  return asked ?? last.current;
}
