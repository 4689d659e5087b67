import { useSignal, type Signal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import type { SumMove } from '../../../engine/api/tables';
import { numberOfPlace, readLine } from '../../../game/game';
import commonWords from '#words/common';
import t from '#words/heaps';
import nimbersWords from '#words/nimbers';
import { sentencesOf } from '../../../text/language';
import { numberList } from '../../../text/places';
import { BinaryColumns } from '../../../ui/BinaryColumns';
import { LineChoice, typedLine, typedName } from '../../../study_views/LineChoice';
import layout from '../../../ui/layout.module.css';
import { Button } from '../../../ui/Button';
import { Failure } from '../../../ui/Failure';
import { math } from '../../../ui/math';
import { SetUpSection } from '../SetUpSection';
import styles from './heaps.module.css';
import { SummandCard, partName } from './SummandCard';
import {
  heapOfSize,
  MAX_LISTED,
  MAX_SUM_PARTS,
  sumAfterMove,
  DEFAULT_SUM,
  formatSum,
  readSum,
  type HeapsModel,
  type KnownSum,
  type Sum,
  type Summand,
  type SumAnswer,
} from './sum';
import { schemaOf, valueSetting } from '../../../game/schema';
import type { OpenSection } from '../part';
import { SetUpModel } from '../set_up_model';

interface HeapsProps {
  readonly model: HeapsModel;
}

export function HeapsView({ model }: HeapsProps) {
  const sum = model.state.value;
  const known = model.known.value;
  return (
    <SetUpSection
      id="heaps-heading"
      heading={t('heading')}
      introduction={t('introduction')}
      rejected={model.rejected.value}
      undo={() => model.undo()}
      spoken={known?.question === sum ? spoken(model, known) : ''}
    >
      <h3 class={layout.subtitle}>{t('parts')}</h3>
      {sum.length === 0 && <p>{t('none')}</p>}
      <ol class={styles.parts} data-printed>
        {sum.map((_, index) => (
          <SummandCard key={index} model={model} index={index} />
        ))}
      </ol>
      {sum.some(({ kind }) => kind === 'row') && <p class={layout.note}>{t('hint')}</p>}
      <AddSummand model={model} />
      <Answer model={model} />
    </SetUpSection>
  );
}

const FIRST_GAME = 'twins';

/** Adds a heap, or a row of any game. */
function AddSummand({ model }: { readonly model: HeapsModel }) {
  const line = useSignal(typedLine({ name: FIRST_GAME, origin: 0, lengths: undefined }));
  const isWrong = useSignal(false);
  const sum = model.state.value;
  const add = (part: Summand) => model.change([...sum, part]);

  function addRow(event: TargetedEvent) {
    event.preventDefault();
    const game = readLine(typedName(line.value));
    isWrong.value = game === undefined;
    if (game !== undefined) add({ kind: 'row', game, heads: [], places: undefined });
  }

  if (sum.length >= MAX_SUM_PARTS) return <p>{t('full', { count: MAX_SUM_PARTS })}</p>;
  return (
    <form class={layout.level} onSubmit={addRow}>
      <Button onClick={() => add(heapOfSize(1n))}>{t('add-heap')}</Button>
      <LineChoice label={t('row-game')} line={line} isWrong={isWrong.value} />
      <Button type="submit">{t('add-row')}</Button>
    </form>
  );
}

function moveName(sum: Sum, move: SumMove): string {
  const name = partName(sum, move.part);
  const part = sum[move.part];
  if (move.kind === 'heap')
    return t('move-heap', { name, from: part?.kind === 'heap' ? part.size : 0n, to: move.left });
  const places = move.turned.map((place) =>
    part?.kind === 'row' ? numberOfPlace(part.game, place + 1) : place,
  );
  return t('move-row', { name, places: numberList(places) });
}

function Answer({ model }: HeapsProps) {
  /** The winning move whose outcome is shown. */
  const pointed = useSignal<SumMove | undefined>(undefined);
  const failed = model.failed.value;
  const known = model.known.value;
  return (
    <section class={layout.card} aria-labelledby="heaps-answer" data-printed>
      <h3 id="heaps-answer" class={layout.subtitle}>
        {t('answer')}
      </h3>
      {failed !== undefined ? (
        <Failure failed={failed} />
      ) : known === undefined ? (
        <p>{commonWords('working-out')}</p>
      ) : (
        <>
          <p>
            {known.answer.nimber === 0n
              ? t('cannot-win')
              : t('can-win', { count: known.answer.winningCount })}
          </p>
          <SumFormula known={known} />
          <Columns known={known} pointed={pointed.value} />
          <WinningMoves model={model} known={known} pointed={pointed} />
        </>
      )}
      <div class={layout.row}>
        <Button isDisabled={!model.canUndo.value} onClick={() => model.undo()}>
          {commonWords('undo')}
        </Button>
      </div>
    </section>
  );
}

interface KnownProps {
  readonly known: KnownSum;
}

/** 3 ⊕ 5 ⊕ 7 = 1 */
function SumFormula({ known: { answer } }: KnownProps) {
  if (answer.parts.length < 2) return null;
  return (
    <p class={styles.formula} dir="ltr">
      {math`${answer.parts.map(({ nimber }) => nimber).join(' ⊕ ')} = ${answer.nimber}`}
    </p>
  );
}

/** The sum in binary, or the position that the pointed winning move leaves. */
function Columns({ known, pointed }: KnownProps & { readonly pointed: SumMove | undefined }) {
  const { question: sum, answer } = known;
  if (sum.length === 0) return null;
  const move = pointed && answer.winning.includes(pointed) ? pointed : undefined;
  return (
    <BinaryColumns
      caption={move ? t('columns-after', { move: moveName(sum, move) }) : t('columns')}
      rows={answer.parts.map(({ nimber }, part) => ({
        name: partName(sum, part),
        // A winning move changes its part by the nimber of the whole sum.
        nimber: part === move?.part ? nimber ^ answer.nimber : nimber,
        isLit: part === move?.part,
      }))}
    />
  );
}

interface WinningMovesProps extends HeapsProps, KnownProps {
  readonly pointed: Signal<SumMove | undefined>;
}

function WinningMoves({ model, known: { question: sum, answer }, pointed }: WinningMovesProps) {
  if (answer.winning.length === 0) return null;
  const point = (move: SumMove | undefined) => () => (pointed.value = move);
  return (
    <>
      <h4 class={styles.subheading} id="heaps-winning">
        {commonWords('winning-moves')}
      </h4>
      <ul class={styles.moves} aria-labelledby="heaps-winning" tabIndex={-1}>
        {answer.winning.map((move, index) => {
          const name = moveName(sum, move);
          return (
            <li key={index} onPointerEnter={point(move)} onPointerLeave={point(undefined)}>
              {name}
              <Button
                aria-label={t('play-named', { move: name })}
                onFocus={point(move)}
                onBlur={point(undefined)}
                onClick={() => model.play(move)}
              >
                {commonWords('play-it')}
              </Button>
            </li>
          );
        })}
      </ul>
      {answer.winningCount > MAX_LISTED && (
        <p class={layout.note}>{t('listed', { count: MAX_LISTED })}</p>
      )}
    </>
  );
}

function spoken(model: HeapsModel, { answer: { nimber, winningCount } }: KnownSum): string {
  const step = model.step.value;
  const outcome =
    nimber === 0n
      ? nimbersWords('spoken-cannot-win')
      : t('spoken-can-win', { nimber, count: winningCount });
  if (step.kind === 'played')
    return sentencesOf([t('spoken-played', { move: moveName(step.before, step.move) }), outcome]);
  return step.kind === 'undone' ? `${nimbersWords('undone')} ${outcome}` : outcome;
}

const SUM = schemaOf({
  sum: { ...valueSetting<Sum>(DEFAULT_SUM, readSum, formatSum), isAlwaysWritten: true },
});

/** Heaps of Nim and rows of coins: the nimber of the sum, and its winning moves. */
export const openHeaps: OpenSection = (engine) => {
  const model = new SetUpModel<Sum, SumAnswer, SumMove>({
    read(query) {
      const { settings, rejected } = SUM.read(query);
      return { state: settings.sum, rejected };
    },
    format: (sum) => SUM.format({ sum }),
    ask(sum, signal) {
      const parts = sum.map((part) =>
        part.kind === 'heap' ? part : { ...part, game: part.game.name },
      );
      return engine.ask('sum', { parts, mostListed: MAX_LISTED }, signal);
    },
    afterMove: sumAfterMove,
  });
  return {
    settings: model.settings,
    visit: (query) => model.visit(query),
    View: () => <HeapsView model={model} />,
  };
};
