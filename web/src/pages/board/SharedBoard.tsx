import type { BoardModel } from '../../model/board/board_model';
import { sharedBoard } from './shared_board';
import { SharePanel } from './SharePanel';

/** Ways to take the board along. */
export function SharedBoard({ model }: { readonly model: BoardModel }) {
  return <SharePanel subject={sharedBoard(model)} />;
}
