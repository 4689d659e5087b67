/** Components that the parts of the page share: the card of a game, and fields for table sizes. */
import type { ComponentChildren } from 'preact';
import { isOneRow, readGame, type Game, type LineGame } from '../../game/game';
import { formatRoute } from '../../game/route';
import t from '#words/catalogue';
import { GameSampleMove } from '../../study_views/moves/MoveSamples';
import layout from '../../ui/layout.module.css';
import { SideControl } from '../../study_views/SizeControls';
import { WithTerms } from '../../ui/terms/Term';
import { placeWithin } from '../../ui/value_table/table_settings';
import styles from './games.module.css';
import type { GamesModel, ShownNumbers } from './games_model';

export interface LineProps {
  readonly model: GamesModel;
  readonly line: LineGame;
}

/** The content of a plot or a list of Grundy numbers. */
export interface ShownProps extends LineProps {
  readonly shown: ShownNumbers;
}

interface CatalogueCardProps {
  readonly name: string;
  readonly rule: string;
  /** Undefined if moves can't be drawn. */
  readonly sample?:
    { readonly game: Game; readonly openBoard: GamesModel['openBoard'] } | undefined;
  readonly facts: readonly (readonly [name: string, value: ComponentChildren])[];
  readonly links: readonly (readonly [words: string, address: string])[];
}

/** Describes a game: its rule, a sample move, facts, and links. */
export function CatalogueCard({ name, rule, sample, facts, links }: CatalogueCardProps) {
  return (
    <section class={layout.card} aria-labelledby="game-heading" data-printed>
      <h2 class={layout.title} id="game-heading">
        {name}
      </h2>
      <div class={layout.row}>
        {sample && (
          <div class={styles.sample} data-board={!isOneRow(sample.game)}>
            <GameSampleMove {...sample} />
          </div>
        )}
        <p class={styles.rule}>
          {rule} {t('who-wins')}
        </p>
      </div>
      {links.length > 0 && (
        <ul class={`${layout.plain} ${styles.links}`} data-screen>
          {links.map(([words, address]) => (
            <li key={address}>
              <a href={address}>{words}</a>
            </li>
          ))}
        </ul>
      )}
      <dl class={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt class={layout.note}>{fact}</dt>
            {/* Reserves its line until it is known. */}
            <dd>{value ?? '\u00a0'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A link to a match on the Board page; none if that page doesn't have the game. */
export function boardLink(
  words: string,
  name: string,
  rows: number,
  columns: number,
): readonly (readonly [string, string])[] {
  const game = readGame(name);
  if (game === undefined) return [];
  const settings = [
    ['game', game.name],
    ['rows', String(rows)],
    ['columns', String(columns)],
    ['mode', 'play'],
  ] as const;
  return [[words, formatRoute('board', settings)]];
}

export function SectionWithIntroduction({ children }: { readonly children: string }) {
  return (
    <p class={layout.words}>
      <WithTerms>{children}</WithTerms>
    </p>
  );
}

interface SidesProps {
  readonly model: GamesModel;
  readonly largest: number;
}

/** Fields for the size of the tables. A table of another size starts over. */
export function SideFields({ model, largest }: SidesProps) {
  const { rows, columns, heads, at } = model.settings.value;

  function resize(nextRows: number, nextColumns: number) {
    model.table.pause();
    model.change({
      rows: nextRows,
      columns: nextColumns,
      at: placeWithin(at, nextRows, nextColumns),
      filled: 0,
      option: undefined,
      revealed: false,
      move: undefined,
      heads: heads.filter(({ row, column }) => row < nextRows && column < nextColumns),
    });
  }

  return (
    <div class={`${layout.tight} ${styles.sides}`} data-screen>
      <SideControl
        axis="rows"
        side={rows}
        range={{ smallest: 1, largest }}
        onChange={(side) => resize(side, columns)}
      />
      <SideControl
        axis="columns"
        side={columns}
        range={{ smallest: 1, largest }}
        onChange={(side) => resize(rows, side)}
      />
    </div>
  );
}
