import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import {
  COMPUTER_OPPONENTS,
  OPPONENTS,
  PLAYERS,
  LARGEST_MATCH_SIDE,
  type Opponent,
} from '../../game/match';
import { headsCount, isAllHeads } from '../../game/position';
import boardWords from '#words/board';
import t from '#words/embed';
import playersWords from '#words/players';
import learnWords from '#words/learn';
import commonWords from '#words/common';
import { LESSONS_IN_ORDER } from '../../activity/lesson/lessons';
import { largestAxisSize } from '../../engine/api/axes';
import { NumberField } from '../../ui/NumberField';
import layout from '../../ui/layout.module.css';
import { GameMenu } from '../../study_views/GameMenu';
import { gameName } from '../../study_views/game_words';
import { SideControl } from '../../study_views/SizeControls';
import { Button } from '../../ui/Button';
import { RadioChoice } from '../../ui/Choice';
import { SegmentedChoice } from '../../ui/Segments';
import type { EmbedModel } from './embed_model';
import { HARDEST_PUZZLE_LEVEL } from '../../game/prediction';
import { MAX_SET_COPIES } from '../../activity/exercise_settings';
import {
  EMBED_MODES,
  hasGradedExercises,
  hasSetting,
  READER_SETTINGS,
  type Subject,
} from './embed_settings';
import styles from './EmbedPage.module.css';
import { takeBoardLabel } from './names';
import segments from '../../ui/parts.module.css';
import type { ValueForm } from '../../game/schema';

interface ChoicesProps {
  readonly model: EmbedModel;
}

/**
 * The form: the content, what readers may do with it, and how it looks, with a field for each setting of the subject.
 */
export function EmbedChoices({ model }: ChoicesProps) {
  const { what } = model.settings.value;
  return (
    <>
      <EmbedCard name={t('group-shown')}>
        {what === 'board' && <BoardChoice model={model} />}
        {what === 'lesson' && <LessonChoice model={model} />}
        {what === 'course' && <GradedChoice model={model} />}
        {what === 'tartan' && <TartanChoice model={model} />}
        {!hasGradedExercises(model.settings.value) && (
          <SettingFields
            model={model}
            names={['hide', ...(what === 'course' ? (['lock'] as const) : [])]}
          />
        )}
      </EmbedCard>
      {what === 'board' && (
        <EmbedCard name={t('group-done')}>
          <ModeChoice model={model} />
          <SettingFields model={model} names={['lock', 'panels']} />
        </EmbedCard>
      )}
      {what !== 'course' && (
        <EmbedCard name={t('group-looks')}>
          <SettingFields model={model} names={['theme', 'width', 'height']} />
        </EmbedCard>
      )}
    </>
  );
}

export function EmbedCard({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}) {
  const id = useId();
  return (
    <section class={layout.card} aria-labelledby={id}>
      <h2 class={layout.subtitle} id={id}>
        {name}
      </h2>
      {children}
    </section>
  );
}

function BoardChoice({ model }: ChoicesProps) {
  return (
    <>
      <GameAndSize model={model} />
      <Position model={model} />
    </>
  );
}

/** `most` is the largest number of rows and columns for the chosen mode. */
function GameAndSize({ model, most = Infinity }: ChoicesProps & { readonly most?: number }) {
  const { game, position } = model.settings.value;
  const { rows, columns } = position;
  const largest = model.largest.value;
  return (
    <>
      <GameMenu
        shown={game}
        name={gameName(game)}
        openBoard={model.openBoard}
        onChoose={(chosen) => model.setGame(chosen)}
      />
      <SideControl
        axis="rows"
        side={rows}
        range={{ smallest: 1, largest: Math.min(largest.rows, most) }}
        onChange={(side) => side !== rows && model.resize(side, columns)}
      />
      <SideControl
        axis="columns"
        side={columns}
        range={{ smallest: 1, largest: Math.min(largest.columns, most) }}
        onChange={(side) => side !== columns && model.resize(rows, side)}
      />
    </>
  );
}

/** What a course site is to grade. */
function GradedChoice({ model }: ChoicesProps) {
  const { graded } = model.settings.value;
  return (
    <>
      <SegmentedChoice
        legend={t('graded')}
        options={[
          ['lesson', t('what-lesson')],
          ['puzzles', commonWords('puzzles')],
          ['match', t('graded-match')],
        ]}
        value={graded}
        onChange={(next) => model.change({ graded: next })}
      />
      {graded === 'lesson' && <LessonChoice model={model} />}
      {graded !== 'lesson' && <GameAndSize model={model} most={LARGEST_MATCH_SIDE} />}
      {graded === 'puzzles' && <PuzzleChoice model={model} />}
      {graded === 'match' && (
        <>
          <Position model={model} />
          <MatchChoice model={model} opponents={COMPUTER_OPPONENTS} />
        </>
      )}
    </>
  );
}

function PuzzleChoice({ model }: ChoicesProps) {
  const { puzzles, hard } = model.settings.value;
  return (
    <div class={layout.spread}>
      <NumberField
        label={commonWords('puzzles')}
        value={puzzles}
        smallest={1}
        largest={MAX_SET_COPIES}
        onChange={(next) => model.change({ puzzles: next })}
      />
      <NumberField
        label={t('puzzle-level')}
        value={hard}
        smallest={0}
        largest={HARDEST_PUZZLE_LEVEL}
        onChange={(next) => model.change({ hard: next })}
      />
    </div>
  );
}

function LessonChoice({ model }: ChoicesProps) {
  return (
    <>
      <RadioChoice
        name={boardWords('part-lesson')}
        options={LESSONS_IN_ORDER.map(
          ({ slug }) => [slug, learnWords(`lesson-${slug}-title`)] as const,
        )}
        value={model.settings.value.lesson}
        onChange={(lesson) => model.change({ lesson })}
      />
      {model.settings.value.what === 'lesson' && <p class={layout.note}>{t('lesson-hint')}</p>}
    </>
  );
}

function TartanChoice({ model }: ChoicesProps) {
  const { tartanRows, tartanColumns } = model.settings.value;
  return (
    <>
      <div class={layout.spread}>
        <NumberField
          label={commonWords('rows')}
          value={tartanRows}
          smallest={1}
          largest={largestAxisSize}
          onChange={(next) => model.change({ tartanRows: next })}
        />
        <NumberField
          label={commonWords('columns')}
          value={tartanColumns}
          smallest={1}
          largest={largestAxisSize}
          onChange={(next) => model.change({ tartanColumns: next })}
        />
      </div>
      <p class={layout.note}>{t('tartan-hint')}</p>
    </>
  );
}

function ModeChoice({ model }: ChoicesProps) {
  const { mode } = model.settings.value;
  return (
    <>
      <SegmentedChoice
        legend={t('mode')}
        showsLegend
        options={EMBED_MODES.filter((name) => name !== 'play' || model.canBePlayed.value).map(
          (name) => [name, boardWords(`mode-${name}`)] as const,
        )}
        value={mode}
        onChange={(next) => model.change({ mode: next })}
      />
      {!model.canBePlayed.value && <p class={layout.note}>{t('too-large')}</p>}
      {mode === 'play' && <MatchChoice model={model} opponents={OPPONENTS} />}
    </>
  );
}

interface MatchChoiceProps extends ChoicesProps {
  readonly opponents: readonly [Opponent, ...Opponent[]];
}

/** The opponent and the reader's side. An opponent that isn't offered is replaced by the first one. */
function MatchChoice({ model, opponents }: MatchChoiceProps) {
  const { opponent: chosen, you } = model.settings.value;
  const opponent = opponents.find((name) => name === chosen) ?? opponents[0];
  return (
    <>
      <RadioChoice
        name={t('opponent')}
        options={opponents.map((name) => [name, playersWords(`opponent-${name}`)] as const)}
        value={opponent}
        onChange={(next) => model.change({ opponent: next })}
      />
      {opponent !== 'person' && (
        <SegmentedChoice
          legend={t('you', {
            who: model.settings.value.what === 'course' ? 'students' : 'readers',
          })}
          showsLegend
          options={PLAYERS.map((player) => [player, t(`you-${player}`)] as const)}
          value={you}
          onChange={(next) => model.change({ you: next })}
        />
      )}
    </>
  );
}

function Position({ model }: { readonly model: EmbedModel }) {
  const { position } = model.settings.value;
  const isGiven = !isAllHeads(position);
  const other = model.otherBoard.value;
  return (
    <fieldset class={styles.group}>
      <legend class={segments.legend}>{t('position')}</legend>
      <p class={layout.note}>
        {isGiven ? t('given', { white: headsCount(position) }) : t('all-white')}
      </p>
      <div class={layout.row}>
        {isGiven && (
          <Button onClick={() => model.resize(position.rows, position.columns)}>
            {t('make-white')}
          </Button>
        )}
        {other !== undefined && !isAllHeads(other.position) && (
          <Button onClick={() => model.setBoard(other)}>{takeBoardLabel(other)}</Button>
        )}
      </div>
    </fieldset>
  );
}

interface SettingFieldsProps extends ChoicesProps {
  readonly names: readonly (keyof typeof READER_SETTINGS)[];
}

function SettingFields({ model, names }: SettingFieldsProps) {
  const settings = model.settings.value;
  return (
    <>
      {names
        .filter((name) => hasSetting(settings, name))
        .map((name) => (
          <SettingField
            key={name}
            name={name}
            form={offeredForm(settings.what, name)}
            value={settings[name]}
            onChange={(value) => model.change({ [name]: value })}
          />
        ))}
    </>
  );
}

/**
 * Options that are useless for a subject: only exercises have answers to lock, and a picture has only counts to hide.
 */
const USELESS: Readonly<Record<Subject, readonly string[]>> = {
  board: ['lock-answers'],
  lesson: [],
  tartan: ['hide-hints', 'hide-nimbers'],
  course: [
    'hide-nimbers',
    ...['game', 'size', 'mode', 'position', 'opponent', 'answers'].map(
      (locked) => `lock-${locked}`,
    ),
  ],
};

function offeredForm(what: Subject, name: keyof typeof READER_SETTINGS): ValueForm | undefined {
  const { form } = READER_SETTINGS[name];
  if (form?.kind !== 'any') return form;
  return { ...form, names: form.names.filter((one) => !USELESS[what].includes(`${name}-${one}`)) };
}

/** The message `set-theme`, and for its values `set-theme-dark`; `auto` names the default. */
const words = t as (name: string) => string;
const wordOf = (name: string, value: string | number | undefined) =>
  words(`set-${name}-${value ?? 'auto'}`);

/** More would wrap, and become a select. */
const MAX_SEGMENTS = 3;

interface SettingFieldProps {
  readonly name: string;
  readonly form: ValueForm | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function SettingField({ name, form, value, onChange }: SettingFieldProps) {
  const legend = words(`set-${name}`);
  const label = (one: string | number | undefined) => wordOf(name, one);
  if (form?.kind === 'any') {
    const chosen = value as readonly string[];
    return (
      <>
        <Several
          legend={legend}
          label={label}
          chosen={chosen}
          onChange={onChange}
          names={form.names}
        />
        {name === 'hide' && chosen.length > 0 && <p class={layout.note}>{t('not-secret')}</p>}
      </>
    );
  }
  const offered =
    form?.kind === 'number' ? [undefined, ...form.offered] : form?.kind === 'one' ? form.names : [];
  const shared = {
    options: offered.map((one) => [String(one), label(one)] as const),
    value: String(value),
    onChange: (chosen: string) => onChange(offered.find((one) => String(one) === chosen)),
  };
  return offered.length > MAX_SEGMENTS ? (
    <RadioChoice name={legend} {...shared} />
  ) : (
    <SegmentedChoice legend={legend} showsLegend {...shared} />
  );
}

interface SeveralProps {
  readonly legend: string;
  readonly names: readonly string[];
  readonly label: (name: string) => string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The chosen names in their order, after one of them was switched on or off. */
export function toggledNames<Name extends string>(
  names: readonly Name[],
  chosen: readonly Name[],
  name: Name,
  isPicked: boolean,
): readonly Name[] {
  return names.filter((other) => (other === name ? isPicked : chosen.includes(other)));
}

/** Checkboxes for any of a few names. */
function Several(props: SeveralProps) {
  const { legend, names, label, chosen, onChange } = props;
  return (
    <fieldset class={styles.group}>
      <legend class={segments.legend}>{legend}</legend>
      {names.map((name) => (
        <label key={name} class={layout.check}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(toggledNames(names, chosen, name, checked))
            }
          />
          {label(name)}
        </label>
      ))}
    </fieldset>
  );
}
