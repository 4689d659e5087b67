import { signal, useSignal, type Signal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { LineGame } from '../../game/game';
import commonWords from '#words/common';
import t from '#words/catalogue';
import gamesWords from '#words/games';
import { LineChoice, typedLine, typedName, type TypedLine } from '../../study_views/LineChoice';
import layout from '../../ui/layout.module.css';
import { SegmentedChoice } from '../../ui/Segments';
import { readCatalogueGame, type CatalogueGame } from './games_settings';
import type { GamesModel } from './games_model';

interface GameBuilderProps {
  readonly model: GamesModel;
  readonly onBuilt: (game: CatalogueGame) => void;
}

/** A form for the reader's own game, on a row or on rows and columns; the page shows the game while it is composed. */
export function GameBuilder({ model, onBuilt }: GameBuilderProps) {
  const { game } = model.settings.value;
  const lines = useSignal(typedLines(game));
  const id = useId();
  const name = nameOf(lines.value);
  const built = readCatalogueGame(name);

  /** The last shown game, from this form or from elsewhere. */
  const last = useRef(game.name);
  // Another game comes with an address, or by Back. The form's own game may have been edited further.
  useEffect(() => {
    if (game.name !== last.current) lines.value = typedLines(game);
    last.current = game.name;
  }, [game.name]);
  useEffect(() => {
    if (built === undefined || built.name === model.settings.peek().game.name) return;
    last.current = built.name;
    onBuilt(built);
  }, [name]);

  function extend(count: string) {
    const [rows = signal(FIRST), columns = signal(rows.peek())] = lines.value;
    lines.value = count === 'one' ? [columns] : [signal(columns.peek()), columns];
  }

  return (
    <section class={layout.card} aria-labelledby={id} data-screen>
      <h2 class={layout.subtitle} id={id}>
        {gamesWords('build')}
      </h2>
      <SegmentedChoice
        legend={gamesWords('build')}
        options={[
          ['one', t('build-one')],
          ['two', t('build-two')],
        ]}
        value={lines.value.length === 1 ? 'one' : 'two'}
        onChange={extend}
      />
      <div class={layout.beside}>
        {lines.value.map((line, axis) => (
          <LineChoice
            key={line}
            label={lineLabel(axis, lines.value.length)}
            line={line}
            openBoard={model.openBoard}
            isWrong={built === undefined}
          />
        ))}
      </div>
    </section>
  );
}

const FIRST: TypedLine = typedLine({ name: 'pattern:0;0,1', origin: 0, lengths: undefined });

function lineLabel(axis: number, count: number): string {
  if (count === 1) return commonWords('game');
  return commonWords(axis === 0 ? 'rows' : 'columns');
}

function typedLines(game: CatalogueGame): readonly Signal<TypedLine>[] {
  if (game.kind === 'plane') return [signal(FIRST)];
  const lines: readonly LineGame[] =
    game.kind === 'line' ? [game.line] : [game.board.rows, game.board.columns];
  return lines.map((line) => signal(typedLine(line)));
}

const nameOf = (lines: readonly Signal<TypedLine>[]) =>
  lines.map((line) => typedName(line.value)).join('*');
