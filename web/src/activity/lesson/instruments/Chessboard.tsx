import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Failure } from '../../../ui/Failure';
import { CountModel, DEFAULT_CHESSBOARD_FIELDS } from '../../../widgets/chessboard/count_model';
import { Derivation } from '../../../widgets/chessboard/Derivation';
import { Outcome } from '../../../widgets/chessboard/Outcome';
import { PlayBoard } from '../../../widgets/chessboard/PlayBoard';
import { playedBoard, PlayModel } from '../../../widgets/chessboard/play_model';
import { useLesson } from '../lesson';
import { Instrument } from './Instrument';
import instrument from './instrument.module.css';

interface ChessboardProps {
  readonly side: number;
  readonly coins: number;
}

/** Low-Prime Chessboard Nim on a small board, against the computer. */
export function ChessboardPlay({ side, coins }: ChessboardProps) {
  const count = useCount('chessboard to play on', { side, coins });
  const play = useLesson().remember('play on the chessboard', () => {
    const board = computed(() => playedBoard(count.board.value));
    return new PlayModel({ board, random: (below) => Math.floor(below * Math.random()) });
  });
  const state = count.state.value;
  return (
    <Instrument class={instrument.chessboard}>
      {state.status === 'failed' && <Failure failed={state} />}
      <PlayBoard model={play} />
    </Instrument>
  );
}

/** How many arrangements the first player wins, and the derivation, step by step. */
export function ChessboardCount({ side, coins }: ChessboardProps) {
  const count = useCount('chessboard to count on', { side, coins });
  return (
    <Instrument class={instrument.chessboard}>
      <Outcome count={count} />
      <Derivation count={count} />
    </Instrument>
  );
}

function useCount(name: string, { side, coins }: ChessboardProps): CountModel {
  const { tables, remember } = useLesson();
  const count = remember(name, () => new CountModel(tables));
  useEffect(() => {
    count.edit({ ...DEFAULT_CHESSBOARD_FIELDS, side: String(side), coins: String(coins) });
    return () => count.cancel();
  }, [count, side, coins]);
  return count;
}
