import type { ComponentChildren } from 'preact';
import type { Game } from '../game/game';
import type { OpenBoard } from '../study/knowledge';
import t from '#words/board';
import { lazyComponent } from '../ui/lazily';
import { Menu } from '../ui/Menu';

const GameGallery = lazyComponent(async () => (await import('./GameGallery')).GameGallery);

interface GameMenuProps {
  readonly shown: Game;
  /** The name of the current game. */
  readonly name: ComponentChildren;
  readonly openBoard: OpenBoard;
  readonly onChoose: (game: Game) => void;
}

/** The current game, and a menu with the gallery of all games. */
export function GameMenu({ shown, name, openBoard, onChoose }: GameMenuProps) {
  return (
    <Menu label={t('game-menu')} sign={name} isWide>
      {(close) => (
        <GameGallery
          shown={shown}
          openBoard={openBoard}
          onChoose={(game) => {
            onChoose(game);
            close();
          }}
        />
      )}
    </Menu>
  );
}
