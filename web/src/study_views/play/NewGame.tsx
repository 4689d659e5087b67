import { useSignal, type Signal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import {
  LARGEST_MATCH_SIDE,
  LONGEST_NAME,
  PLAYERS,
  type PlayerNames,
  type Opponent,
  type Player,
} from '../../game/match';
import { filledPosition, isAllHeads, type Position } from '../../game/position';
import type { StudyModel } from '../../study/study_model';
import { boardName } from '../../text/places';
import commonWords from '#words/common';
import t from '#words/play';
import playersWords from '#words/players';
import { playerName } from '../../text/players';
import { DEFAULT_SIZE } from '../../game/size_input';
import layout from '../../ui/layout.module.css';
import { SideControl } from '../SizeControls';
import { Button } from '../../ui/Button';
import { RadioChoice } from '../../ui/Choice';
import { SegmentedChoice } from '../../ui/Segments';
import fields from '../../ui/fields.module.css';
import { turnTextWithin } from './TurnBar';
import styles from './play.module.css';

/** The easiest opponent first. */
const OPPONENTS = ['casual', 'good', 'perfect', 'person'] as const satisfies readonly Opponent[];

const STARTS = ['heads', 'start', 'shown'] as const;
/** All heads, the start of the current game, or the current position. */
type Start = (typeof STARTS)[number];

interface NewGameProps {
  readonly model: StudyModel;
  readonly onBegin?: () => void;
}

/** The form for a new game. It changes nothing until the game starts. */
export function NewGame({ model, onBegin }: NewGameProps) {
  const { locks } = model.limits;
  const section = useRef<HTMLElement>(null);
  const form = useNewGame(model);
  const { start } = form;

  function begin() {
    const bad = section.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (bad) {
      bad.focus();
      return;
    }
    model.setUps.begin(form.match());
    onBegin?.();
    turnTextWithin(document)?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  return (
    <section class={layout.card} ref={section} aria-labelledby="new-game-heading">
      <h2 class={layout.subtitle} id="new-game-heading">
        {t('new-game')}
      </h2>
      {!locks.opponent && <Players {...form} />}
      {!locks.position && (
        <RadioChoice
          name={t('from')}
          options={STARTS.map((name) => [name, t(`from-${name}`)] as const)}
          value={start.value}
          onChange={(value) => (start.value = value)}
        />
      )}
      {start.value === 'heads' && !locks.size && <Sides {...form} model={model} />}
      <div class={layout.row}>
        <Button onClick={begin}>{t('start')}</Button>
        {model.setUps.offered.value.includes('edit') && (
          <Button onClick={() => model.setUps.setMode('edit')}>
            {commonWords('set-up-position')}
          </Button>
        )}
      </div>
      {model.line.moves.value.length > 0 && <p class={layout.note}>{t('kept')}</p>}
    </section>
  );
}

/** The form's values: those of the current game, until the reader changes them. */
function useNewGame(model: StudyModel) {
  const { study, match } = model.state.value;
  const isSetUp = study.nodes.length === 1 && !isAllHeads(study.start);
  const opponent = useSignal<Opponent>(match.opponent);
  const you = useSignal<Player>(match.you);
  const first = useSignal(match.names?.first ?? '');
  const second = useSignal(match.names?.second ?? '');
  const rows = useSignal(study.start.rows);
  const columns = useSignal(study.start.columns);
  const start = useSignal<Start>(isSetUp || model.limits.locks.position ? 'start' : 'heads');

  function position(): Position {
    if (start.value === 'start') return study.start;
    if (start.value === 'shown') return model.view.position.value;
    return filledPosition({ rows: rows.value, columns: columns.value }, 1);
  }

  function names(): PlayerNames | undefined {
    const typed = { first: first.value.trim(), second: second.value.trim() };
    return typed.first === '' && typed.second === '' ? undefined : typed;
  }

  const asked = () => ({
    start: position(),
    opponent: opponent.value,
    you: you.value,
    names: names(),
  });
  return { opponent, you, names: { first, second }, rows, columns, start, match: asked };
}

type Form = ReturnType<typeof useNewGame>;

function Players({ opponent, you, names }: Pick<Form, 'opponent' | 'you' | 'names'>) {
  return (
    <>
      <Opponents opponent={opponent} />
      {opponent.value === 'person' ? (
        <div class={styles.names}>
          {PLAYERS.map((player) => (
            <NameField key={player} player={player} name={names[player]} />
          ))}
        </div>
      ) : (
        <SegmentedChoice
          legend={playersWords('you')}
          showsLegend
          options={PLAYERS.map((player) => [player, t(`you-${player}`)] as const)}
          value={you.value}
          onChange={(player) => (you.value = player)}
        />
      )}
    </>
  );
}

/** Each with a line about what to expect. */
function Opponents({ opponent }: { readonly opponent: Signal<Opponent> }) {
  const name = useId();
  return (
    <fieldset class={styles.opponents}>
      <legend class={layout.label}>{t('opponent')}</legend>
      {OPPONENTS.map((one) => (
        <label key={one} class={styles.opponent}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={opponent.value === one}
            onChange={() => (opponent.value = one)}
          />
          <span>{playersWords(`opponent-${one}`)}</span>
          <span class={`${layout.note} ${styles.expect}`}>{t(`expect-${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface NameFieldProps {
  readonly player: Player;
  readonly name: Signal<string>;
}

function NameField({ player, name }: NameFieldProps) {
  return (
    <label class={styles.name}>
      <span class={layout.label}>{t(`name-${player}`)}</span>
      <input
        class={fields.line}
        type="text"
        autocomplete="off"
        maxLength={LONGEST_NAME}
        placeholder={playerName({ player, name: '' })}
        value={name.value}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
    </label>
  );
}

function Sides({
  model,
  rows,
  columns,
}: Pick<Form, 'rows' | 'columns'> & { readonly model: StudyModel }) {
  const largest = model.view.largest.value;
  const rangeOf = (axis: keyof typeof largest) => ({
    smallest: 1,
    largest: Math.min(largest[axis], LARGEST_MATCH_SIDE),
  });
  const isSuggested = rows.value === DEFAULT_SIZE && columns.value === DEFAULT_SIZE;
  return (
    <>
      <SideControl
        axis="rows"
        side={rows.value}
        range={rangeOf('rows')}
        onChange={(side) => (rows.value = side)}
      />
      <SideControl
        axis="columns"
        side={columns.value}
        range={rangeOf('columns')}
        onChange={(side) => (columns.value = side)}
      />
      {!isSuggested && (
        <Button
          class={styles.suggestion}
          onClick={() => {
            rows.value = DEFAULT_SIZE;
            columns.value = DEFAULT_SIZE;
          }}
        >
          {t('suggest', { board: boardName(DEFAULT_SIZE, DEFAULT_SIZE) })}
        </Button>
      )}
    </>
  );
}
