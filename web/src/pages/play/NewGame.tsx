import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { filledPosition, isAllWhite } from '../../model/board/position';
import type { Position } from '../../model/board/position';
import { LARGEST_GAME, OPPONENTS, PLAYERS, SMALLEST_GAME } from '../../model/play/play_model';
import type { PlayModel } from '../../model/play/play_model';
import type { ModeChoice } from '../../model/site_model';
import { playText } from '../../text/play';
import card from '../board/card.module.css';
import { SideControl } from '../board/SideControl';
import buttons from '../shared/buttons.module.css';
import { Choice } from '../shared/Choice';
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
  /** Whether the game that a new one takes the place of stays in the browser’s history. */
  readonly leavesTrace?: boolean;
}

/** What a new game is to be like. Nothing of it touches the present one before it starts. */
export function NewGame({ model, modes, leavesTrace = true }: NewGameProps) {
  const t = playText().setup;
  const { locks } = model.table.limits;
  const { setup } = model.game.value;
  const section = useRef<HTMLElement>(null);
  const opponent = useSignal(setup.opponent);
  const you = useSignal(setup.you);
  const first = useSignal(setup.first);
  const rows = useSignal(setup.start.rows);
  const columns = useSignal(setup.start.columns);
  const isSetUp = model.line.value.length === 0 && !isAllWhite(setup.start);
  const start = useSignal<Start>(isSetUp || locks.position ? 'start' : 'white');
  const players = PLAYERS.map((player) => [player, playText().players[player]] as const);

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
        <Choice
          name={t.opponent}
          values={OPPONENTS}
          labels={t.opponents}
          value={opponent.value}
          onChange={(value) => (opponent.value = value)}
        />
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
      {!locks.position && (
        <Choice
          name={t.from}
          values={STARTS}
          labels={t.starts}
          value={start.value}
          onChange={(value) => (start.value = value)}
        />
      )}
      {start.value === 'white' && !locks.size && (
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
        {!locks.mode && !locks.position && (
          <button type="button" class={buttons.quiet} onClick={() => modes.setMode('edit')}>
            {t.edit}
          </button>
        )}
      </div>
      {leavesTrace && model.line.value.length > 0 && <p class={card.line}>{t.kept}</p>}
    </section>
  );
}
