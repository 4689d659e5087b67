import type { StudyModel } from '../../study/study_model';
import { isFlippingGame } from '../../game/game';
import t from '#words/board';
import { lazily } from '../../views/parts/lazily';
import { Menu } from '../../views/parts/Menu';

const GameWords = lazily(async () => (await import('../../views/GameWords')).GameWords);
const GameList = lazily(async () => (await import('../../views/GameList')).GameList);

interface GameMenuProps {
  readonly model: StudyModel;
  /** Just before another game is set up. */
  readonly onChoose: () => void;
}

/** In the header: the game that is shown, and a list of all others. */
export function GameMenu({ model, onChoose }: GameMenuProps) {
  const { game } = model.state.value.study;
  const name = isFlippingGame(game) ? (
    t('game-flipping-game')
  ) : (
    <GameWords game={game} part="name" />
  );
  return (
    <Menu label={t('game-menu')} sign={name}>
      {(close) => (
        <GameList
          model={model}
          onChoose={(chosen) => {
            onChoose();
            model.setGame(chosen);
            close();
          }}
        />
      )}
    </Menu>
  );
}
