import { useRef } from 'preact/hooks';
import { numberOfPlace, onOneRow, readGame, type LineGame } from '../../game/game';
import { formatRoute } from '../../game/route';
import { answerOf } from '../../asking/ask';
import t from '#words/catalogue';
import commonWords from '#words/common';
import copyingWords from '#words/copying';
import savingWords from '#words/saving';
import { lineName, lineRule } from '../../study_views/game_words';
import { CopyText } from '../../ui/copying';
import { FieldNotes } from '../../ui/FieldNotes';
import { Unanswered } from '../../ui/Answered';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazily';
import { LineInput } from '../../ui/LineInput';
import { useTypedNumber } from '../../ui/NumberField';
import { SaveButton } from '../../ui/SaveButton';
import { SegmentedChoice } from '../../ui/Segments';
import { useWidth } from '../../ui/use_width';
import { PageBar } from '../../ui/sheet/PageBar';
import { Sheet } from '../../ui/sheet/Sheet';
import { ValueCoins } from '../../study_views/ValueCoins';
import styles from './games.module.css';
import { LARGEST_COUNT, LINE_VIEWS } from './games_settings';
import type { GamesModel } from './games_model';
import {
  numberFileKinds,
  numberFileOf,
  isCountedOtherwise,
  NO_ENTRY,
  type NumberFileKind,
  type OeisEntry,
} from './number_file';
import {
  boardLink,
  CatalogueCard,
  SectionWithIntroduction,
  type LineProps,
  type ShownProps,
} from './parts';

/** A line game: its description, and its Grundy numbers as coins, as a plot and as a list. */
export function LineSection({ model, line }: LineProps) {
  return (
    <>
      <LineCard model={model} line={line} />
      <Numbers model={model} line={line} />
    </>
  );
}

function Numbers({ model, line }: LineProps) {
  const { show, count } = model.settings.value;
  const shown = model.line.shown.value;
  const isOlder = shown !== undefined && shown.size !== count;
  return (
    <section class={layout.loose} aria-labelledby="sequence-heading">
      <h2 class={layout.title} id="sequence-heading">
        {commonWords('grundy-numbers')}
      </h2>
      <div class={`${layout.spread} ${styles.choices}`} data-screen>
        <CountField model={model} />
        <SegmentedChoice
          legend={t('show')}
          options={LINE_VIEWS.map((view) => [view, t(`show-${view}`)] as const)}
          value={show}
          onChange={(view) => model.change({ show: view })}
        />
      </div>
      <Unanswered asked={model.line.numbers.value} others={[model.line.facts.value]} />
      {shown !== undefined && (
        <div class={layout.loose} aria-busy={isOlder} data-printed>
          {show === 'coins' && <Coins model={model} line={line} shown={shown} />}
          {show === 'plot' && <LinePlot model={model} line={line} shown={shown} />}
          {show === 'list' && <NumberList model={model} line={line} shown={shown} />}
          <Period line={line} shown={shown} />
          <NumberFiles
            line={line}
            entry={answerOf(model.line.facts.value) ?? NO_ENTRY}
            numbers={shown.numbers}
          />
        </div>
      )}
    </section>
  );
}

const LinePlot = lazyComponent<ShownProps>(async () => (await import('./LinePlot')).LinePlot);

function LineCard({ model, line }: LineProps) {
  const facts = answerOf(model.line.facts.value);
  const row = readGame(onOneRow(line.name));
  // Until the largest board is known, the links lead to a board of the default size.
  const places = Math.min(facts?.largestSize ?? 12, 12);
  const side = Math.min(places, 8);
  const squared = readGame(`${line.name}*${line.name}`)?.name ?? '';
  return (
    <CatalogueCard
      name={lineName(line)}
      rule={t('rule-line', { coins: lineRule(line) })}
      sample={row && { game: row, openBoard: model.openBoard }}
      facts={[
        [t('origin'), facts && t('origin-line', { origin: facts.origin })],
        [
          t('oeis'),
          facts &&
            (facts.oeis === '' ? (
              <Likeness model={model} />
            ) : (
              <OwnEntry line={line} entry={facts} />
            )),
        ],
        [
          t('computed'),
          facts &&
            (facts.closedForm ? (
              t('by-formula')
            ) : (
              <SectionWithIntroduction>{t('by-mex')}</SectionWithIntroduction>
            )),
        ],
        [t('largest-count'), facts && t('largest-count-is', { count: facts.largestCount })],
        [t('largest-size'), facts && t('largest-size-is', { places: facts.largestSize })],
      ]}
      links={[
        ...boardLink(t('play-row'), onOneRow(line.name), 1, places),
        ...boardLink(t('play-squared'), squared, side, side),
        [t('table-squared'), formatRoute('games', [['game', squared]])],
      ]}
    />
  );
}

function OeisLink({ oeis }: Pick<OeisEntry, 'oeis'>) {
  return (
    <a href={`https://oeis.org/${oeis}`} rel="external noreferrer">
      {oeis}
    </a>
  );
}

function OwnEntry({ line, entry }: { readonly line: LineGame; readonly entry: OeisEntry }) {
  const { oeis, oeisIndex } = entry;
  return (
    <>
      <OeisLink oeis={oeis} />
      {isCountedOtherwise(line, entry) &&
        ` (${t('oeis-index', { index: oeisIndex, origin: line.origin })})`}
    </>
  );
}

/** A named game with the same first numbers. */
function Likeness({ model }: { readonly model: GamesModel }) {
  const alike = model.line.alike.value;
  if (alike === undefined) return <>{t('no-oeis')}</>;
  const { line, oeis, count } = alike;
  return (
    <>
      {oeis !== '' && <OeisLink oeis={oeis} />} {t('alike', { game: lineName(line), count })}
    </>
  );
}

function CountField({ model }: { readonly model: GamesModel }) {
  const { count, place } = model.settings.value;
  const { id, text, problem, edit, endGesture } = useTypedNumber({
    value: count,
    smallest: 1,
    largest: LARGEST_COUNT,
    onChange: (next) =>
      model.change({ count: next, view: undefined, place: Math.min(place, next) }),
  });
  return (
    <div class={`${layout.row} ${styles.count}`} onFocusOut={endGesture}>
      <label for={id}>{t('count')}</label>
      <LineInput id={id} text={text} problem={problem} accepts="whole" onEdit={edit} />
      <FieldNotes field={id} problem={problem} />
    </div>
  );
}

const MAX_DRAWN = 200;

/** A row of coins with their values; the game’s own numbers of the places are below. */
function Coins({ line, shown }: ShownProps) {
  const drawn = Array.from(shown.numbers.subarray(0, MAX_DRAWN), (value, index) => {
    const number = numberOfPlace(line, index + 1);
    return { number, value, name: t('spoken', { place: number, value }) };
  });
  return (
    <>
      <ValueCoins coins={drawn} />
      {drawn.length < shown.size && (
        <p class={layout.note}>{t('coins-cut', { drawn: drawn.length, count: shown.size })}</p>
      )}
    </>
  );
}

const PAGE_ROWS = 50;
/** The most numbers in a row of the list. */
const MAX_COLUMNS = 10;
const MIN_COLUMNS = 5;
/** In pixels, for a number of seven digits. */
const NUMBER_WIDTH_PX = 76;

/** The page of the list that contains the current place. */
function NumberList({ model, line, shown }: ShownProps) {
  const room = useRef<HTMLDivElement>(null);
  const isWide = useWidth(room) >= (MAX_COLUMNS + 1) * NUMBER_WIDTH_PX;
  const perRow = isWide ? MAX_COLUMNS : MIN_COLUMNS;
  const page = perRow * PAGE_ROWS;
  const selected = model.line.plot.selected.value;
  const first = selected - ((selected - 1) % page);
  const last = Math.min(first + page - 1, shown.size);
  const caption = t('list-caption', {
    first: numberOfPlace(line, first),
    last: numberOfPlace(line, last),
  });
  const values = shown.numbers.subarray(first - 1, last);
  return (
    <div class={layout.stack} ref={room}>
      <PageBar
        first={first}
        last={last}
        ends={[1, shown.size]}
        onTurn={(pages) => model.change({ place: first + pages * page })}
      />
      <p role="status" class={layout.hidden}>
        {caption}
      </p>
      <Sheet
        caption={caption}
        corner={commonWords('place')}
        columns={Array.from({ length: perRow }, (_, further) => ({ value: `+${further}` }))}
        rows={Array.from({ length: Math.ceil(values.length / perRow) }, (_, row) => ({
          head: { value: numberOfPlace(line, first + row * perRow) },
          places: Array.from(values.subarray(row * perRow, (row + 1) * perRow), (value) => ({
            value,
          })),
        }))}
      />
    </div>
  );
}

/** The period of the numbers, as far as it is known. */
function Period({ line, shown: { period, size } }: Pick<ShownProps, 'line' | 'shown'>) {
  const places = period && {
    start: line.origin + period.prePeriod,
    last: numberOfPlace(line, size),
    period: period.period,
  };
  return (
    <section class={`${layout.tight} ${styles.reason}`} aria-labelledby="period-heading">
      <h3 class={layout.subtitle} id="period-heading">
        {t('period')}
      </h3>
      {period === undefined || places === undefined ? (
        <p>{t('period-none', { count: size })}</p>
      ) : (
        <>
          <p>
            {period.saltus === 0n
              ? t('period-plain', places)
              : t('period-saltus', { ...places, saltus: period.saltus })}
          </p>
          <p class={layout.note}>
            {t('period-facts', {
              start: period.prePeriod,
              period: period.period,
              saltus: period.saltus,
            })}
          </p>
        </>
      )}
    </section>
  );
}

interface NumberFilesProps {
  readonly line: LineGame;
  readonly entry: OeisEntry;
  readonly numbers: BigUint64Array;
}

/** Copies or saves the numbers. */
function NumberFiles({ line, entry, numbers }: NumberFilesProps) {
  const kinds = numberFileKinds(line, entry);
  const fileFor = (kind: NumberFileKind) => numberFileOf(kind, line, entry, numbers);
  return (
    <section class={layout.tight} data-screen aria-labelledby="files-heading">
      <h3 class={layout.subtitle} id="files-heading">
        {t('take')}
      </h3>
      <div class={layout.row}>
        {kinds.map((kind) => (
          <CopyText
            key={kind}
            text={() => fileFor(kind).text}
            name={copyingWords(`copy-${kind}`)}
          />
        ))}
        {kinds.map((kind) => (
          <SaveButton
            key={kind}
            name={savingWords(`save-${kind}`)}
            file={() => {
              const { text, type, name } = fileFor(kind);
              return { blob: new Blob([text], { type }), name };
            }}
          />
        ))}
      </div>
    </section>
  );
}
