import type { BoardModel } from '../../model/board/board_model';
import { SharePanel } from './SharePanel';
import { WhyPanel } from './WhyPanel';
import { WinningList } from './WinningList';

/** What stands below the board: reasons, the list of all that wins, and ways to take it along. */
export function BoardDetails({ model }: { readonly model: BoardModel }) {
  return (
    <>
      <WhyPanel model={model} />
      <WinningList model={model} />
      <SharePanel model={model} />
    </>
  );
}
