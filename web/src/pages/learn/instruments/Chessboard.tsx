import { computed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { language } from '../../../text/language';
import { failureText } from '../../../views/parts/failure_text';
import { Message } from '../../../views/parts/Message';
import { CountModel, USUAL_FIELDS } from '../../nimbers/chessboard/count_model';
import { Derivation } from '../../nimbers/chessboard/Derivation';
import { Outcome } from '../../nimbers/chessboard/Outcome';
import { PlayBoard } from '../../nimbers/chessboard/PlayBoard';
import { playedBoard, PlayModel } from '../../nimbers/chessboard/play_model';
import { useLesson } from '../lesson';
import styles from './Chessboard.module.css';

interface ChessboardProps {
  readonly side: number;
  readonly coins: number;
}

/** Low-Prime Chessboard Nim on a small board, against the computer. */
export function ChessboardPlay({ side, coins }: ChessboardProps) {
  const count = useCount({ side, coins });
  const play = useMemo(() => {
    const board = computed(() => playedBoard(count.board.value));
    return new PlayModel({ board, random: (below) => Math.floor(below * Math.random()) });
  }, [count]);
  const state = count.state.value;
  return (
    <div class={styles.chessboard} lang={language.tag} dir={language.direction}>
      {state.status === 'failed' && <Message>{failureText(state.error)}</Message>}
      <PlayBoard model={play} />
    </div>
  );
}

/** How many arrangements the first player wins, and where that comes from, step by step. */
export function ChessboardCount({ side, coins }: ChessboardProps) {
  const count = useCount({ side, coins });
  return (
    <div class={styles.chessboard} lang={language.tag} dir={language.direction}>
      <Outcome count={count} />
      <Derivation count={count} />
    </div>
  );
}

function useCount({ side, coins }: ChessboardProps): CountModel {
  const { tables } = useLesson();
  const count = useMemo(() => new CountModel(tables), [tables]);
  useEffect(() => {
    count.edit({ ...USUAL_FIELDS, side: String(side), coins: String(coins) });
    return () => count.cancel();
  }, [count, side, coins]);
  return count;
}
