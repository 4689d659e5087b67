/** What the parts of the page have in common: how a game is told, and what is said while it is worked out. */
import type { ComponentChildren } from 'preact';
import { readGame } from '../../game/game';
import type { Game, LineGame } from '../../game/game';
import { printRoute } from '../../game/route';
import type { Asked } from '../../study/ask';
import t from '#words/catalogue';
import commonWords from '#words/common';
import { GameSample } from '../../views/moves/MoveSamples';
import { failureText } from '../../views/parts/failure_text';
import { Message } from '../../views/parts/Message';
import { WithTerms } from '../../views/terms/Term';
import type { GamesModel } from './games_model';
import type { ShownNumbers } from './line_model';
import layout from '../../views/parts/layout.module.css';
import styles from './parts.module.css';

export interface LineProps {
  readonly model: GamesModel;
  readonly line: LineGame;
}

/** What a plot or a list of Grundy numbers shows. */
export interface ShownProps extends LineProps {
  readonly shown: ShownNumbers;
}

interface GameCardProps {
  readonly name: string;
  readonly rule: string;
  /** Where a move can be drawn. */
  readonly sample?:
    { readonly game: Game; readonly openBoard: GamesModel['openBoard'] } | undefined;
  readonly facts: readonly (readonly [name: string, value: ComponentChildren])[];
  readonly links: readonly (readonly [words: string, address: string])[];
}

/** A game is told: its rule, a move of it, what is known of it, and where to go on. */
export function GameCard({ name, rule, sample, facts, links }: GameCardProps) {
  return (
    <section class={styles.card} aria-labelledby="game-heading" data-printed>
      <h2 class={layout.title} id="game-heading">
        {name}
      </h2>
      <div class={styles.rule}>
        {sample && (
          <div class={styles.sample}>
            <GameSample {...sample} />
          </div>
        )}
        <p>
          {rule} {t('who-wins')}
        </p>
      </div>
      <dl class={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact} class={styles.fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {links.length > 0 && (
        <ul class={styles.links}>
          {links.map(([words, address]) => (
            <li key={address}>
              <a href={address}>{words}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A link to the Board page; nothing where it has no such game. */
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
  ] as const;
  return [[words, printRoute('board', settings)]];
}

interface UnansweredProps {
  readonly asked: Asked<unknown, unknown>;
}

/** Why there is no answer yet. */
export function Unanswered({ asked }: UnansweredProps) {
  if (asked.status === 'failed')
    return (
      <Message>
        <p role="alert">{failureText(asked.error)}</p>
      </Message>
    );
  return asked.status === 'answered' ? null : (
    <p class={layout.soft}>{commonWords('working-out')}</p>
  );
}

export function Terms({ children }: { readonly children: string }) {
  return (
    <p class={layout.words}>
      <WithTerms>{children}</WithTerms>
    </p>
  );
}
