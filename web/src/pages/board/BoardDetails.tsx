import type { BoardModel } from '../../model/board/board_model';
import { sharedBoard } from './shared_board';
import { SharePanel } from './SharePanel';
import { WinningList } from './WinningList';

/** What stands below the board: the list of all that wins, and ways to take the board along. */
export function BoardDetails({ model }: { readonly model: BoardModel }) {
  return (
    <>
      <WinningList model={model} />
      <SharePanel subject={sharedBoard(model)} />
    </>
  );
}
