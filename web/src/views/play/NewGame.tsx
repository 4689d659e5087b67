import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { LARGEST_MATCH_SIDE, OPPONENTS, PLAYERS } from '../../game/match';
import { filledPosition, isAllHeads } from '../../game/position';
import type { Position } from '../../game/position';
import type { StudyModel } from '../../study/study_model';
import { playText } from '../../text/play';
import card from '../card.module.css';
import { SideControl } from '../SideControl';
import buttons from '../parts/buttons.module.css';
import { Choice } from '../parts/Choice';
import { Segments } from '../parts/Segments';
import { STATUS_HEADING_ID } from './GameStatus';
import styles from './play.module.css';

const SIDES = { smallest: 1, largest: LARGEST_MATCH_SIDE };

const STARTS = ['heads', 'start', 'shown'] as const;
/** All heads, as this game began, or as the board is now. */
type Start = (typeof STARTS)[number];

/** What a new game is to be like. Nothing of it touches the present one before it starts. */
export function NewGame({ model }: { readonly model: StudyModel }) {
  const t = playText().setup;
  const { locks } = model.limits;
  const section = useRef<HTMLElement>(null);
  const form = useNewGame(model);
  const { opponent, you, start } = form;

  function begin() {
    const bad = section.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (bad) {
      bad.focus();
      return;
    }
    model.begin({ start: form.position(), opponent: opponent.value, you: you.value });
    document.getElementById(STATUS_HEADING_ID)?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  return (
    <section class={card.card} ref={section} aria-labelledby="new-game-heading">
      <h2 class={card.heading} id="new-game-heading">
        {t.heading}
      </h2>
      <Players {...form} />
      {!locks.position && (
        <Choice
          name={t.from}
          values={STARTS}
          labels={t.starts}
          value={start.value}
          onChange={(value) => (start.value = value)}
        />
      )}
      {start.value === 'heads' && !locks.size && <Sides {...form} />}
      <div class={card.actions}>
        <button type="button" class={buttons.strong} onClick={begin}>
          {t.start}
        </button>
        {model.offered.value.includes('edit') && (
          <button type="button" class={buttons.quiet} onClick={() => model.setMode('edit')}>
            {t.edit}
          </button>
        )}
      </div>
      {model.line.moves.value.length > 0 && <p class={card.line}>{t.kept}</p>}
    </section>
  );
}

/** What the form holds: as the present game is, until the reader changes it. */
function useNewGame(model: StudyModel) {
  const { study, match } = model.state.value;
  const isSetUp = study.nodes.length === 1 && !isAllHeads(study.start);
  const opponent = useSignal(match.opponent);
  const you = useSignal(match.you);
  const rows = useSignal(study.start.rows);
  const columns = useSignal(study.start.columns);
  const start = useSignal<Start>(isSetUp || model.limits.locks.position ? 'start' : 'heads');

  function position(): Position {
    if (start.value === 'start') return study.start;
    if (start.value === 'shown') return model.position.value;
    return filledPosition({ rows: rows.value, columns: columns.value }, 1);
  }

  return { opponent, you, rows, columns, start, position };
}

type Form = ReturnType<typeof useNewGame>;

function Players({ opponent, you }: Pick<Form, 'opponent' | 'you'>) {
  const t = playText().setup;
  return (
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
          options={PLAYERS.map((player) => [player, t.players[player]] as const)}
          value={you.value}
          onChange={(player) => (you.value = player)}
        />
      )}
    </div>
  );
}

function Sides({ rows, columns }: Pick<Form, 'rows' | 'columns'>) {
  return (
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
  );
}
