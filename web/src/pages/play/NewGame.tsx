import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { filledPosition, isAllWhite } from '../../model/board/position';
import type { Position } from '../../model/board/position';
import { LARGEST_GAME, OPPONENTS, PLAYERS, SMALLEST_GAME } from '../../model/play/play_model';
import type { NewGame as Setup, PlayModel } from '../../model/play/play_model';
import type { ModeChoice } from '../../model/site_model';
import { playText } from '../../text/play';
import card from '../board/card.module.css';
import { SideControl } from '../board/SideControl';
import buttons from '../shared/buttons.module.css';
import { Segments } from '../shared/Segments';
import { STATUS_HEADING_ID } from './landmarks';
import styles from './NewGame.module.css';

const SIDES = { smallest: SMALLEST_GAME, largest: LARGEST_GAME };

const STARTS = ['white', 'start', 'shown'] as const;
/** All discs white, as this game began, or as the board is now. */
type Start = (typeof STARTS)[number];

interface NewGameProps {
  readonly model: PlayModel;
  readonly modes: ModeChoice;
}

/** What a new game is to be like. Nothing of it touches the present one before it starts. */
export function NewGame({ model, modes }: NewGameProps) {
  const t = playText().setup;
  const { setup } = model.game.value;
  const section = useRef<HTMLElement>(null);
  const draft = useDraft(setup, model.line.value.length === 0);
  const players = PLAYERS.map((player) => [player, playText().players[player]] as const);
  const { opponent, you, first, start, rows, columns } = draft;

  function begin() {
    const bad = section.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (bad) {
      bad.focus();
      return;
    }
    model.start({
      start: startPosition(),
      first: first.value,
      opponent: opponent.value,
      you: you.value,
    });
    const heading = document.getElementById(STATUS_HEADING_ID);
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  function startPosition(): Position {
    if (start.value === 'start') return setup.start;
    if (start.value === 'shown') return model.table.state.value.position;
    return filledPosition(rows.value, columns.value, 1);
  }

  return (
    <section class={card.card} ref={section} aria-labelledby="new-game-heading">
      <h2 class={card.heading} id="new-game-heading">
        {t.heading}
      </h2>
      <div class={styles.choices}>
        <label class={styles.choice}>
          <span class={styles.name}>{t.opponent}</span>
          <select
            class={styles.select}
            value={opponent.value}
            onChange={(event) => (opponent.value = chosenOf(OPPONENTS, event.currentTarget.value))}
          >
            {OPPONENTS.map((name) => (
              <option key={name} value={name}>
                {t.opponents[name]}
              </option>
            ))}
          </select>
        </label>
        {opponent.value !== 'person' && (
          <Segments
            legend={t.you}
            showsLegend
            options={players}
            value={you.value}
            onChange={(player) => (you.value = player)}
          />
        )}
        <Segments
          legend={t.first}
          showsLegend
          options={players}
          value={first.value}
          onChange={(player) => (first.value = player)}
        />
      </div>
      <label class={styles.choice}>
        <span class={styles.name}>{t.from}</span>
        <select
          class={styles.select}
          value={start.value}
          onChange={(event) => (start.value = chosenOf(STARTS, event.currentTarget.value))}
        >
          {STARTS.map((name) => (
            <option key={name} value={name}>
              {t.starts[name]}
            </option>
          ))}
        </select>
      </label>
      {start.value === 'white' && (
        <>
          <SideControl
            axis="rows"
            side={rows.value}
            range={SIDES}
            onChange={(side = rows.value) => (rows.value = side)}
          />
          <SideControl
            axis="columns"
            side={columns.value}
            range={SIDES}
            onChange={(side = columns.value) => (columns.value = side)}
          />
        </>
      )}
      <div class={card.actions}>
        <button type="button" class={buttons.strong} onClick={begin}>
          {t.start}
        </button>
        <button type="button" class={buttons.quiet} onClick={() => modes.setMode('edit')}>
          {t.edit}
        </button>
      </div>
      {model.line.value.length > 0 && <p class={card.line}>{t.kept}</p>}
    </section>
  );
}

/** Begins as the present game is set up, and again when another one is. */
function useDraft(setup: Setup, isUnplayed: boolean) {
  const draft = {
    opponent: useSignal(setup.opponent),
    you: useSignal(setup.you),
    first: useSignal(setup.first),
    start: useSignal<Start>('white'),
    rows: useSignal(setup.start.rows),
    columns: useSignal(setup.start.columns),
  };
  const drawnFrom = useRef<Setup | undefined>(undefined);
  if (drawnFrom.current?.start !== setup.start) {
    drawnFrom.current = setup;
    draft.opponent.value = setup.opponent;
    draft.you.value = setup.you;
    draft.first.value = setup.first;
    draft.start.value = isAllWhite(setup.start) || !isUnplayed ? 'white' : 'start';
    draft.rows.value = setup.start.rows;
    draft.columns.value = setup.start.columns;
  }
  return draft;
}

function chosenOf<Value extends string>(values: readonly Value[], chosen: string): Value {
  const value = values.find((name) => name === chosen);
  if (value === undefined) throw new RangeError(`There is no choice “${chosen}”.`);
  return value;
}
