/** Exercises on paper: to work on, with the answers on a separate page, and the results, to hand in. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import t from '#words/exercises';
import learnWords from '#words/learn';
import { language } from '../../text/language';
import { plainWords } from '../../text/terms';
import { Button } from '../../ui/Button';
import { Failure } from '../../ui/Failure';
import fields from '../../ui/fields.module.css';
import layout from '../../ui/layout.module.css';
import { gameText } from './exercise_words';
import { scoredText } from './progress_words';
import type { ExercisesModel, ExerciseSet } from './exercises_model';
import type { NumberedExercise } from './kind';
import type { ExerciseWork } from './progress';
import { setAddress } from './set';
import styles from './Sheets.module.css';

export interface PrintedSheetProps {
  readonly model: ExercisesModel;
  readonly set: ExerciseSet;
  /** The title of the lesson. */
  readonly title: string;
}

/** The exercises with space for writing, and after them the answers. */
export function Worksheet({ model, set, title }: PrintedSheetProps) {
  const pages = pagesOf(set.items);
  const footer = { title, seed: set.seed, count: pages.length + 1 };
  return (
    <div class={`${layout.loose} ${styles.sheets}`}>
      <SheetTitleBar model={model} help={t('paper-help')} />
      {pages.map((items, index) => (
        <SheetPage key={index} {...footer} number={index + 1}>
          {index === 0 && (
            <>
              <h1 class={styles.title} tabIndex={-1}>
                {t('sheet-title', { lesson: title })}
              </h1>
              <p class={styles.lines}>
                <span class={styles.line}>{t('name-line')}</span>
                <span class={styles.line}>{t('date-line')}</span>
              </p>
            </>
          )}
          {items.map((task) => (
            <Task key={task.item.name} {...task} />
          ))}
        </SheetPage>
      ))}
      <SheetPage {...footer} number={pages.length + 1}>
        <h2 class={styles.title}>{t('answers')}</h2>
        <Answers items={set.items} />
      </SheetPage>
    </div>
  );
}

export function Answers({ items }: { readonly items: readonly NumberedExercise[] }) {
  return (
    <ol class={styles.answers}>
      {items.map(({ number, name, kind, exercise }) => (
        <li key={name} value={number}>
          {kind.solution(exercise)}
        </li>
      ))}
    </ol>
  );
}

/** The reader's results in the set, with the number of tries. */
export function ResultsSheet({ model, set, title }: PrintedSheetProps) {
  const name = useSignal('');
  const id = useId();
  return (
    <div class={`${layout.loose} ${styles.sheets}`}>
      <SheetTitleBar model={model} help={t('hand-in-help')} />
      <SheetPage title={title} seed={set.seed} number={1} count={1}>
        <h1 class={styles.title} tabIndex={-1}>
          {t('hand-in-title', { lesson: title })}
        </h1>
        <p class={`${layout.row} ${styles.name}`}>
          <label for={id}>{t('your-name')}</label>
          <input
            id={id}
            class={fields.line}
            type="text"
            autocomplete="name"
            maxLength={80}
            value={name.value}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
          <strong class={styles.printedName}>{name.value}</strong>
        </p>
        <p>{today()}</p>
        <table class={styles.results}>
          <thead>
            <tr>
              {(['exercise', 'question', 'result'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`column-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {set.items.map(({ number, name: key, kind, exercise, work }) => (
              <tr key={key}>
                <td>{number}</td>
                <td>
                  {plainWords(kind.question(exercise))}
                  {kind.Paper && <kind.Paper exercise={exercise} />}
                </td>
                <td>
                  {resultText(work.value)}
                  {work.value.outcome !== 'open' && <p>{kind.solution(exercise)}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{scoredText(model, set.items.length)}</p>
      </SheetPage>
    </div>
  );
}

const today = () => new Intl.DateTimeFormat(language.tag, { dateStyle: 'long' }).format();

function resultText({ outcome, tries, hints }: ExerciseWork): string {
  if (outcome === 'solved') return t('result-solved', { tries, hints });
  return outcome === 'open' ? t('result-open') : t(`result-${outcome}`, { tries });
}

export function SheetFailure({ model }: Pick<PrintedSheetProps, 'model'>) {
  const state = model.state.value;
  return state.status === 'failed' ? <Failure failed={state} /> : <p>{t('loading')}</p>;
}

interface BarProps extends Pick<PrintedSheetProps, 'model'> {
  readonly help: string;
}

export function SheetTitleBar({ model: { lesson, wanted }, help }: BarProps) {
  return (
    <div class={layout.row}>
      <a href={setAddress(lesson, wanted.value)}>{t('back')}</a>
      <Button look="strong" onClick={() => print()}>
        {t('print')}
      </Button>
      <span>{help}</span>
    </div>
  );
}

interface PageProps {
  readonly title: string;
  readonly seed: number;
  readonly number: number;
  readonly count: number;
  readonly children: ComponentChildren;
}

/** A sheet of paper with a footer. */
export function SheetPage({ title, seed, number, count, children }: PageProps) {
  return (
    <section class={styles.page} data-printed="sheet">
      <div class={styles.content}>{children}</div>
      <p class={styles.footer}>
        <span>{t('sheet-footer', { lesson: title, seed: String(seed) })}</span>
        <span>{t('page', { number, count })}</span>
      </p>
    </section>
  );
}

interface PrintedTask<Item extends NumberedExercise = NumberedExercise> {
  readonly item: Item;
  /** The rule of its game, unless it's the same as for the previous exercise. */
  readonly rule: string | undefined;
}

function Task({ item: { number, kind, exercise, from }, rule }: PrintedTask) {
  return (
    <article class={styles.task}>
      <h2 class={styles.question}>
        {number}. {plainWords(kind.question(exercise))}
        {from !== undefined && (
          <span class={styles.from}>
            {' '}
            ({t('review', { lesson: learnWords(`lesson-${from}-title`) })})
          </span>
        )}
      </h2>
      {rule !== undefined && <p class={styles.game}>{rule}</p>}
      {kind.Paper && <kind.Paper exercise={exercise} />}
    </article>
  );
}

/**
 * In millimetres: the printable height that A4 and Letter share, without the footer; and the height of the title on the
 * first page.
 */
const PAGE_MM = 232;
const TITLE_MM = 32;
/**
 * In millimetres: the question of an exercise, a line of its game's rule, and the space for writing below; beside a
 * board there is more.
 */
const QUESTION_MM = 12;
const RULE_LINE_MM = 4.5;
const CHARACTERS_PER_LINE = 100;
const SPACE_MM = 14;

/** Fills pages with exercises in their order, as many as fit. */
export function pagesOf<Item extends NumberedExercise>(
  items: readonly Item[],
): PrintedTask<Item>[][] {
  const pages: PrintedTask<Item>[][] = [];
  let room = 0;
  let said: string | undefined;
  for (const item of items) {
    const own = gameText(item);
    const rule = own === said ? undefined : own;
    said = own;
    const height = heightOf({ item, rule });
    if (height > room) {
      room = PAGE_MM - (pages.length === 0 ? TITLE_MM : 0);
      pages.push([]);
    }
    pages.at(-1)?.push({ item, rule });
    room -= height;
  }
  return pages;
}

function heightOf({ item: { kind, exercise }, rule = '' }: PrintedTask): number {
  const lines = Math.ceil(rule.length / CHARACTERS_PER_LINE);
  return QUESTION_MM + lines * RULE_LINE_MM + (kind.paperHeight?.(exercise) ?? 0) + SPACE_MM;
}
