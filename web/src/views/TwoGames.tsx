import { useSignal } from '@preact/signals';
import { readGame, readLine } from '../game/game';
import type { Game, LineGame } from '../game/game';
import type { StudyModel } from '../study/study_model';
import commonWords from '#words/common';
import t from '#words/games';
import { LineChoice, typedLine, typedName } from './LineChoice';
import { Button } from './parts/Button';
import { Form } from './parts/Form';
import layout from './parts/layout.module.css';

interface TwoGamesProps {
  /** The present game. */
  readonly shown: Game;
  /** Where the engine can be asked: patterns are drawn then. */
  readonly openBoard?: StudyModel['openBoard'] | undefined;
  readonly onOpen: (game: Game) => void;
}

/** Any line game along the rows, and any along the columns. */
export function TwoGames({ shown, openBoard, onOpen }: TwoGamesProps) {
  const rows = useSignal(typedLine(shown.rows));
  const columns = useSignal(typedLine(shown.columns));
  const isWrong = useSignal(false);

  function open() {
    const game = readGame(`${typedName(rows.value)}*${typedName(columns.value)}`);
    isWrong.value = game === undefined;
    if (game !== undefined) onOpen(game);
  }

  return (
    <Form class={layout.stack} onSubmit={open}>
      <LineChoice
        label={commonWords('rows')}
        line={rows}
        openBoard={openBoard}
        isWrong={isWrong.value}
      />
      <LineChoice
        label={commonWords('columns')}
        line={columns}
        openBoard={openBoard}
        isWrong={isWrong.value}
      />
      <Button type="submit">{t('open')}</Button>
    </Form>
  );
}

interface OneGameProps {
  /** The present game. */
  readonly shown: LineGame;
  readonly openBoard: StudyModel['openBoard'];
  readonly onOpen: (line: LineGame) => void;
}

/** Any game on one row. */
export function OneGame({ shown, openBoard, onOpen }: OneGameProps) {
  const line = useSignal(typedLine(shown));
  const isWrong = useSignal(false);

  function open() {
    const game = readLine(typedName(line.value));
    isWrong.value = game === undefined;
    if (game !== undefined) onOpen(game);
  }

  return (
    <Form class={layout.stack} onSubmit={open}>
      <LineChoice
        label={commonWords('game')}
        line={line}
        openBoard={openBoard}
        isWrong={isWrong.value}
      />
      <Button type="submit">{t('open')}</Button>
    </Form>
  );
}
