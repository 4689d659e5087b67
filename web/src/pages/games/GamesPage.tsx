import { useSignal } from '@preact/signals';
import { FLIPPING_GAME, onOneRow, readGame, type Game } from '../../game/game';
import t from '#words/catalogue';
import gamesWords from '#words/games';
import siteWords from '#words/site';
import { gameName, isListedGame, lineName } from '../../study_views/game_words';
import { GameMenu } from '../../study_views/GameMenu';
import { AddressMessages } from '../../study_views/AddressMessages';
import { WithTerms } from '../../ui/terms/Term';
import { PageHead } from '../PageHead';
import page from '../../ui/page.module.css';
import styles from './games.module.css';
import { readCatalogueGame, type CatalogueGame } from './games_settings';
import type { GamesModel } from './games_model';
import { GameBuilder } from './GameBuilder';
import { LineSection } from './LineSection';
import { PlaneSection } from './PlaneSection';
import { GameTableSection } from './GameTableSection';

interface PageProps {
  readonly model: GamesModel;
}

/** Every game: as a sequence, as a table, or as a position of the plane. */
export function GamesPage({ model }: PageProps) {
  const { game } = model.settings.value;
  return (
    <div class={`${page.wide} ${styles.games}`}>
      <PageHead title={siteWords('page-games')}>
        <WithTerms>{t('introduction')}</WithTerms>
      </PageHead>
      <AddressMessages rejected={model.rejected.value} />
      <GameChooser model={model} />
      {game.kind === 'line' && <LineSection key={game.name} model={model} line={game.line} />}
      {game.kind === 'board' && (
        <GameTableSection key={game.name} model={model} board={game.board} />
      )}
      {game.kind === 'plane' && <PlaneSection key={game.name} model={model} name={game.name} />}
    </div>
  );
}

/** The corresponding game of the Board page; for a line game, one row of it. */
function gameOf(game: CatalogueGame): Game | undefined {
  if (game.kind === 'board') return game.board;
  return readGame(game.kind === 'line' ? onOneRow(game.name) : game.name);
}

/** A menu with the named games, and the form for any other. */
function GameChooser({ model }: PageProps) {
  const { game } = model.settings.value;
  const isBuilding = useSignal(false);
  const shown = gameOf(game);
  const isOwn = game.kind !== 'plane' && (shown === undefined || !isListedGame(shown));
  return (
    <>
      <GameMenu
        shown={shown ?? FLIPPING_GAME}
        name={catalogueName(game)}
        openBoard={model.openBoard}
        onChoose={({ name }) => {
          isBuilding.value = false;
          const chosen = readCatalogueGame(name);
          if (chosen !== undefined) model.choose(chosen);
        }}
      />
      {(isBuilding.value || isOwn) && (
        <GameBuilder
          model={model}
          onBuilt={(built) => {
            // The form stays open, even if the composed game has a name.
            isBuilding.value = true;
            model.build(built);
          }}
        />
      )}
    </>
  );
}

function catalogueName(game: CatalogueGame): string {
  if (game.kind === 'plane') return gamesWords(`board-${game.name}`);
  return game.kind === 'line' ? lineName(game.line) : gameName(game.board);
}
