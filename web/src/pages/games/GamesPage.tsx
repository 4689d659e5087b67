import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { LENGTH_FAMILIES } from '#catalogue';
import { PLAIN_LINES, readGame } from '../../game/game';
import t from '#words/catalogue';
import gamesWords from '#words/games';
import siteWords from '#words/site';
import commonWords from '#words/common';
import { BOARD_GAMES, gameName, lineName } from '../../views/game_words';
import fields from '../../views/parts/fields.module.css';
import { AddressMessages } from '../../views/AddressMessages';
import layout from '../../views/parts/layout.module.css';
import { useKeptFocus } from '../../views/parts/use_kept_focus';
import { WithTerms } from '../../views/terms/Term';
import { OneGame, TwoGames } from '../../views/TwoGames';
import { PageHead } from '../PageHead';
import page from '../page.module.css';
import styles from './games.module.css';
import { PLANE_GAMES, readCatalogueGame } from './games_settings';
import type { CatalogueGame } from './games_settings';
import type { GamesModel } from './games_model';
import { LinePart } from './LinePart';
import { PlanePart } from './PlanePart';
import { TablePart } from './TablePart';

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
      {game.kind === 'line' && <LinePart key={game.name} model={model} line={game.line} />}
      {game.kind === 'board' && <TablePart key={game.name} model={model} board={game.board} />}
      {game.kind === 'plane' && <PlanePart key={game.name} model={model} name={game.name} />}
    </div>
  );
}

const LINES: readonly string[] = [
  ...PLAIN_LINES,
  ...LENGTH_FAMILIES.filter((family) => family !== 'all').map((family) => `runs:${family}`),
];
/** A game of the plane may have a board too. */
const BOARDS = BOARD_GAMES.filter((name) => readCatalogueGame(name)?.kind === 'board');
const LISTED: readonly string[] = [...LINES, ...BOARDS, ...PLANE_GAMES];
/** What is first offered to be put together. */
const EXAMPLE = 'pattern:0;0,1';

/** The games that are listed by name, and any other that can be put together. */
function GameChooser({ model }: PageProps) {
  const { game } = model.settings.value;
  const asksFor = useSignal<'any-line' | 'any-two' | undefined>(undefined);
  const chooser = useRef<HTMLDivElement>(null);
  // A game that was built is chosen, and its form gives way.
  useKeptFocus(chooser, () => chooser.current?.querySelector('select'));
  const unlisted = game.kind === 'line' ? 'any-line' : 'any-two';
  const other = asksFor.value ?? (LISTED.includes(game.name) ? undefined : unlisted);

  function choose(name: string) {
    const chosen = readCatalogueGame(name);
    asksFor.value = chosen ? undefined : name === 'any-line' ? 'any-line' : 'any-two';
    if (chosen !== undefined) model.choose(chosen);
  }

  return (
    <div class={`${layout.stack} ${styles.chooser}`} ref={chooser} data-screen>
      <label class={layout.row}>
        <span class={styles.label}>{commonWords('game')}</span>
        <select
          class={fields.line}
          value={other ?? game.name}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <Group name={gamesWords('rows-heading')} games={LINES} />
          <Group name={t('boards')} games={BOARDS} />
          <Group name={t('planes')} games={PLANE_GAMES} />
          <option value="any-line">{t('any-line')}</option>
          <option value="any-two">{t('any-two')}</option>
        </select>
      </label>
      {other !== undefined && (
        <Builder
          key={`${other} ${game.name}`}
          isLine={other === 'any-line'}
          model={model}
          onBuilt={choose}
        />
      )}
    </div>
  );
}

interface GroupProps {
  readonly name: string;
  readonly games: readonly string[];
}

function Group({ name, games }: GroupProps) {
  return (
    <optgroup label={name}>
      {games.flatMap((each) => {
        const game = readCatalogueGame(each);
        return game ? (
          <option key={each} value={game.name}>
            {catalogueName(game)}
          </option>
        ) : (
          []
        );
      })}
    </optgroup>
  );
}

interface BuilderProps extends PageProps {
  readonly isLine: boolean;
  readonly onBuilt: (name: string) => void;
}

/** Any line game, or any two of them, patterns of one’s own among them. */
function Builder({ isLine, model, onBuilt }: BuilderProps) {
  const { game } = model.settings.value;
  const board = game.kind === 'board' ? game.board : readGame(`${EXAMPLE}*${EXAMPLE}`);
  if (board === undefined) return null;
  const builder = { openBoard: model.openBoard };
  return isLine ? (
    <OneGame
      {...builder}
      shown={game.kind === 'line' ? game.line : board.columns}
      onOpen={({ name }) => onBuilt(name)}
    />
  ) : (
    <TwoGames {...builder} shown={board} onOpen={({ name }) => onBuilt(name)} />
  );
}

function catalogueName(game: CatalogueGame): string {
  if (game.kind === 'plane') return gamesWords(`board-${game.name}`);
  return game.kind === 'line' ? lineName(game.line) : gameName(game.board);
}
