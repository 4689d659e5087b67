import { signal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Board } from '../../../game/board';
import { sameMove, type Move } from '../../../game/move';
import { nimberOf } from '../../../game/next_position';
import type { Position } from '../../../game/position';
import type { StudyModel } from '../../../study/study_model';
import { numbers } from '../../../text/language';
import commonWords from '#words/common';
import learnWords from '#words/learn';
import t from '#words/three_steps';
import { Button } from '../../../ui/Button';
import layout from '../../../ui/layout.module.css';
import { math } from '../../../ui/math';
import { axisText, placeText } from '../../../study_views/names';
import { SegmentedChoice } from '../../../ui/Segments';
import { useFocusFallback } from '../../../ui/use_focus_fallback';
import { Sheet } from '../../../ui/sheet/Sheet';
import { useLesson, useBoardInSight } from '../lesson';
import { AwaitedInstrument, Instrument } from './Instrument';
import {
  headsIn,
  moveOfSplit,
  splitsOf,
  type WinningHead,
  type NimberSplit,
} from '../../../study/winning_steps';
import { XorQuestion } from './Question';

/** The three steps to a winning move on a product board of the lesson, which the reader takes. */
export function ThreeSteps({ board: name }: { readonly board: string }) {
  const model = useLesson().study(name);
  const board = model.view.board.value;
  return board === undefined ? (
    <AwaitedInstrument />
  ) : (
    <StepsOn name={name} model={model} board={board} />
  );
}

interface StepsOnProps {
  readonly name: string;
  readonly model: StudyModel;
  readonly board: Board;
}

function StepsOn({ name, model, board }: StepsOnProps) {
  const { remember } = useLesson();
  const position = model.view.position.value;
  // The picks belong to the position.
  const picks = remember(`steps on ${name} from ${position.coins.join('')}`, noPicks);
  const isLost = nimberOf(board, position) === 0;
  return (
    <Instrument name={t('name')} board={name}>
      {isLost ? (
        <p>{t('lost')}</p>
      ) : (
        <Steps name={name} model={model} board={board} position={position} picks={picks} />
      )}
    </Instrument>
  );
}

/** The picked head and u₁, by their indices. */
interface Picks {
  readonly pickedHead: Signal<number | undefined>;
  readonly pickedSplit: Signal<number | undefined>;
  /** The u₁ whose u₂ the reader has worked out, by index, in their order. */
  readonly workedOut: Signal<ReadonlySet<number>>;
}

function noPicks(): Picks {
  return {
    pickedHead: signal(undefined),
    pickedSplit: signal(undefined),
    workedOut: signal(new Set()),
  };
}

interface StepsProps extends StepsOnProps {
  readonly position: Position;
  readonly picks: Picks;
}

function Steps({ name, model, board, position, picks }: StepsProps) {
  const { reach, bring, isBeside } = useBoardInSight(name);
  const choose = (move: Move) => {
    model.choice.choose(move);
    reach();
  };
  const { pickedHead, pickedSplit, workedOut } = picks;
  const nimber = nimberOf(board, position);
  const heads = headsIn(board, position);
  const head = heads[pickedHead.value ?? -1];
  const isLower = head !== undefined && head.wanted < head.value;
  const splits = isLower ? splitsOf(board, head) : [];
  const at = pickedSplit.value ?? -1;
  const split = workedOut.value.has(at) ? splits[at] : undefined;
  const move = head && split && moveOfSplit(board, head, split);
  const taken = split && move && { split, move };
  useLight(model, head, move);
  return (
    <>
      <p>{t('nimber', { nimber })}</p>
      <Heads
        model={model}
        heads={heads}
        nimber={nimber}
        name={`${name}-head`}
        picked={pickedHead.value}
        onPick={(picked) => {
          pickedHead.value = picked;
          pickedSplit.value = undefined;
          workedOut.value = new Set();
        }}
      />
      {isLower && (
        <Splits splits={splits} head={head} pickedSplit={pickedSplit} workedOut={workedOut} />
      )}
      {taken && (
        <Moves
          model={model}
          {...taken}
          onChoose={() => choose(taken.move)}
          onShow={isBeside ? undefined : bring}
        />
      )}
    </>
  );
}

/** Highlights the head on the board, and then the move. */
function useLight(model: StudyModel, head: WinningHead | undefined, move: Move | undefined): void {
  const turned = move?.rows.flatMap((row) => move.columns.map((column) => ({ row, column })));
  const cells = turned ?? (head && [head.cell]) ?? [];
  // Compared as text, so that an equal highlight isn't set again.
  const key = JSON.stringify(cells);
  useEffect(() => {
    model.view.pinLight(cells.length > 0 ? { cells } : undefined);
    return () => model.view.pinLight(undefined);
  }, [model, key]);
}

interface HeadsProps {
  /** The name of its radio buttons. */
  readonly name: string;
  readonly model: StudyModel;
  readonly heads: readonly WinningHead[];
  readonly picked: number | undefined;
  readonly nimber: number;
  readonly onPick: (place: number) => void;
}

function Heads({ name, model, heads, picked, nimber, onPick }: HeadsProps) {
  const head = heads[picked ?? -1];
  const { study } = model.state.value;
  return (
    <div class={layout.tight} role="radiogroup" aria-labelledby={`${name}-heading`}>
      <p class={layout.label} id={`${name}-heading`}>
        {t('head-heading')}
      </p>
      {heads.map((one, place) => (
        <label key={place} class={layout.check}>
          <input
            type="radio"
            name={name}
            checked={place === picked}
            onChange={() => onPick(place)}
          />
          {t('head', { place: placeText(study, one.cell), value: one.value })}
        </label>
      ))}
      <p role="status" class={layout.says}>
        {head && (
          <>
            {t('head-said', { nimber, value: head.value, wanted: head.wanted })}{' '}
            {t(head.wanted < head.value ? 'head-lower' : 'head-higher', {
              value: head.value,
              wanted: head.wanted,
            })}
          </>
        )}
      </p>
    </div>
  );
}

interface SplitsProps extends Omit<Picks, 'pickedHead'> {
  readonly splits: readonly NimberSplit[];
  readonly head: WinningHead;
}

const COLUMNS = ['split-change', 'split-quotient', 'split-column', 'split-fits'] as const;

function Splits({ splits, head, pickedSplit, workedOut }: SplitsProps) {
  const part = useRef<HTMLDivElement>(null);
  useFocusFallback(part, () => part.current?.querySelector<HTMLElement>('input:checked'));
  const first = splits[0];
  const picked = pickedSplit.value;
  const split = splits[picked ?? -1];
  const isKnown = workedOut.value.has(picked ?? -1);
  if (first === undefined) return null;
  return (
    <div class={layout.tight} ref={part}>
      <p>
        {t('split-value', {
          row: first.row.value,
          column: first.column.value,
          value: head.value,
        })}
      </p>
      <SegmentedChoice
        legend={t('split-heading')}
        showsLegend
        options={splits.map((each, place) => [String(place), numbers.whole(each.row.wanted)])}
        value={String(picked)}
        onChange={(place) => (pickedSplit.value = Number(place))}
      />
      <SplitTable splits={splits} pickedSplit={pickedSplit} workedOut={workedOut} />
      {split && !isKnown && (
        <XorQuestion
          about={t('split-pick', { row: split.row.wanted })}
          formula={math`u_2 = ${split.column.change} ⊕ ${split.column.value}`}
          terms={[split.column.change, split.column.value]}
          onRight={() => (workedOut.value = new Set(workedOut.value).add(picked ?? -1))}
        />
      )}
      <p role="status" class={layout.said}>
        {split?.fits === false &&
          isKnown &&
          t('split-not', { column: split.column.wanted, value: split.column.value })}
      </p>
    </div>
  );
}

/** A row for each tried u₁, the newest last, above its question. */
function SplitTable({ splits, pickedSplit, workedOut }: Omit<SplitsProps, 'head'>) {
  const isPicked = (place: number) => place === pickedSplit.value;
  const isKnown = (place: number) => workedOut.value.has(place);
  const tried = [...workedOut.value, pickedSplit.value ?? -1].flatMap((place, at, all) => {
    const split = splits[place];
    return split === undefined || all.indexOf(place) < at ? [] : [{ split, place }];
  });
  if (tried.length === 0) return null;
  return (
    <Sheet
      look="lines"
      caption={t('split-caption')}
      hidesCaption
      corner={t('split-row')}
      columns={COLUMNS.map((column) => ({ value: t(column) }))}
      rows={tried.map(({ split, place }) => ({
        head: { value: split.row.wanted, marks: [isPicked(place) && 'current'] },
        places: splitPlaces(split, isKnown(place)),
        marks: [isKnown(place) && split.fits && 'lit'],
      }))}
    />
  );
}

/** The result of the division is visible once the reader has worked it out. */
function splitPlaces({ row, column, fits }: NimberSplit, isKnown: boolean) {
  const found = isKnown ? [column.wanted, t(fits ? 'yes' : 'no')] : ['?', ''];
  return [row.change, column.change, ...found].map((value) => ({ value }));
}

interface MovesProps {
  readonly model: StudyModel;
  readonly move: Move;
  readonly split: NimberSplit;
  readonly onChoose: () => void;
  /** Brings the board into view, if it isn't beside the text. */
  readonly onShow: (() => void) | undefined;
}

function Moves({ model, move, split, onChoose, onShow }: MovesProps) {
  const { study } = model.state.value;
  const isChosen = sameMove(model.view.chosen.value, move);
  return (
    <section class={layout.tight}>
      <p class={layout.label}>{t('move-heading')}</p>
      <p>
        {t('move', {
          rows: axisText(study, 'rows', move.rows),
          columns: axisText(study, 'columns', move.columns),
          row: split.row.wanted,
          column: split.column.wanted,
        })}
      </p>
      <div class={layout.row} data-screen>
        <Button look="strong" isDisabled={isChosen} onClick={onChoose}>
          {commonWords('choose-move')}
        </Button>
        <p role="status">{isChosen && t('chosen')}</p>
        {isChosen && onShow && <Button onClick={onShow}>{learnWords('show-board')}</Button>}
      </div>
    </section>
  );
}
