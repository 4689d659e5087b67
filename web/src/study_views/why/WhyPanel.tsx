import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pressedKey } from '../../viewport/key_press';
import type { AxisName } from '../../engine/api/boards';
import type { Board } from '../../game/board';
import { isOneRow } from '../../game/game';
import type { Line } from '../../game/line';
import type { StudyModel } from '../../study/study_model';
import { uncancelledValues, type AxisReason, type Why, type WhyLayer } from '../../study/why';
import {
  startExplanationSteps,
  WHY_STAGES,
  type WhyStage,
  type ExplanationSteps,
} from '../../study/why_stages';
import { plainWords } from '../../text/terms';
import commonWords from '#words/common';
import nimTableWords from '#words/nim_table';
import t from '#words/why';
import { hasReasons, WHY_HEADING_ID } from '../MoveBar';
import { lengthGivesKind } from '../moves/MoveMatrix';
import { Button } from '../../ui/Button';
import layout from '../../ui/layout.module.css';
import { math } from '../../ui/math';
import { axisText, moveText, placesOf } from '../names';
import { useStillness } from '../../ui/use_media';
import { WithTerms } from '../../ui/terms/Term';
import { AxisMexView } from './AxisMexView';
import { ALL_HEADS_HIGHLIGHT, FormulaLine, LitNumber, valueLight } from './lights';
import { ProductSteps } from './ProductSteps';
import { cancellationOf, ValueSum } from './ValueSum';
import styles from './why.module.css';

/** Why the chosen move wins or loses: in stages on the board, and then layer by layer. */
export function WhyPanel({ model }: { readonly model: StudyModel }) {
  const why = model.view.why.value;
  if (why !== undefined) return <Reasons model={model} why={why} />;
  return hasReasons(model) ? <WhyLost model={model} /> : null;
}

/** Why no move wins, while none is chosen: the discs show the values that cancel. */
function WhyLost({ model }: { readonly model: StudyModel }) {
  useEffect(() => {
    model.view.explain(true);
    return () => model.view.explain(false);
  }, [model]);
  return (
    <section class={layout.card} aria-labelledby={WHY_HEADING_ID} data-printed="reasons">
      <h2 class={layout.title} id={WHY_HEADING_ID} tabIndex={-1}>
        {t('none-wins')}
      </h2>
      <p>
        <WithTerms>{t('why-none-wins')}</WithTerms>
      </p>
    </section>
  );
}

function Reasons({ model, why }: LayersProps) {
  const section = useRef<HTMLElement>(null);
  const isStill = useStillness();
  const telling = useSignal<ExplanationSteps | undefined>(undefined);
  const { move, heads } = why;
  useEffect(() => {
    const told = startExplanationSteps(model.view, isStill);
    telling.value = told;
    return () => told.end();
  }, [model, isStill, move, heads]);
  useStageKeys(telling, section);
  return (
    <section
      class={layout.card}
      aria-labelledby={WHY_HEADING_ID}
      data-printed="reasons"
      ref={section}
    >
      <h2 class={layout.title} id={WHY_HEADING_ID} tabIndex={-1}>
        {t(why.wins ? 'wins' : 'loses', { move: moveText(model.state.value.study, move) })}
      </h2>
      <Stages why={why} telling={telling.value} />
      <ValueSum
        model={model}
        label={t('values')}
        values={heads}
        sum={why.nimber}
        lightOf={valueLight}
        nameOf={(equal) => t('discs-of-value', { ...equal, fate: cancellationOf(equal) })}
      />
      <Layers model={model} why={why} />
    </section>
  );
}

const STAGE_KEYS: Readonly<Record<string, 'left' | 'right' | 'next' | 'previous'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageDown: 'next',
  PageUp: 'previous',
};

/**
 * Left and right step through the stages while the focus is on the reasons or around them, except where arrow keys have
 * another use. In full screen they work wherever the focus is, as do the keys of a presenter.
 */
function useStageKeys(
  telling: ReadonlySignal<ExplanationSteps | undefined>,
  section: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const key = STAGE_KEYS[pressedKey(event)];
      const reasons = section.current;
      if (key === undefined || reasons === null || event.defaultPrevented) return;
      const isFull = reasons.closest('[data-full=true]') !== null;
      const isEarly = event.eventPhase === Event.CAPTURING_PHASE;
      if (isFull !== isEarly || (!isFull && !isAt(reasons, event))) return;
      event.preventDefault();
      event.stopPropagation();
      const isMirrored = getComputedStyle(reasons).direction === 'rtl';
      const onward = isMirrored ? 'left' : 'right';
      telling.value?.step(key === 'next' || key === onward ? 'next' : 'previous');
    };
    const phases = [{ capture: true }, { capture: false }];
    for (const phase of phases) document.addEventListener('keydown', step, phase);
    return () => {
      for (const phase of phases) document.removeEventListener('keydown', step, phase);
    };
  }, [telling, section]);
}

function isAt(reasons: HTMLElement, { key, target }: KeyboardEvent): boolean {
  if (!key.startsWith('Arrow') || !(target instanceof Element)) return false;
  if (!reasons.contains(target) && !target.contains(reasons)) return false;
  const line = target.closest('table, ul, p, [role=group]:not([data-stages])');
  return line === null || !reasons.contains(line);
}

interface StagesProps {
  readonly why: Why;
  readonly telling: ExplanationSteps | undefined;
}

/** The stages that the board shows, each with a sentence. */
function Stages({ why, telling }: StagesProps) {
  const stage = telling?.stage.value ?? 'values';
  const number = WHY_STAGES.indexOf(stage) + 1;
  const count = WHY_STAGES.length;
  const sentences = stageSentences(why);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Large letters may leave room for only some of them.
    const told = list.current?.closest('[data-full=true]') && list.current.children[number - 1];
    if (told) told.scrollIntoView({ block: 'nearest' });
  }, [number]);
  const button = (step: 'next' | 'previous', sign: string, end: number) => (
    <Button
      aria-label={t(`${step}-stage`)}
      title={t(`${step}-stage`)}
      isDisabled={number === end}
      onClick={() => telling?.step(step)}
    >
      <span aria-hidden="true">{sign}</span>
    </Button>
  );
  return (
    <>
      <div class={layout.row} role="group" aria-label={t('stages')} data-stages data-screen>
        {button('previous', '‹', 1)}
        <span class={styles.stage}>{t('stage', { number, count })}</span>
        {button('next', '›', count)}
      </div>
      <p role="status" class={layout.hidden}>
        {`${t('stage', { number, count })}: ${plainWords(sentences[stage])}`}
      </p>
      <ol class={`${layout.tight} ${styles.steps}`} ref={list}>
        {WHY_STAGES.map((one) => (
          <li key={one} aria-current={one === stage ? 'step' : undefined}>
            <WithTerms>{sentences[one]}</WithTerms>
          </li>
        ))}
      </ol>
    </>
  );
}

interface LayersProps {
  readonly model: StudyModel;
  readonly why: Why;
}

/** The axes, within them the product, within it each mex: closing one closes those within. */
function Layers({ model, why }: LayersProps) {
  const board = model.view.board.value;
  if (board === undefined) return null;
  const { rows, columns } = board;
  if (!board.isProduct || isOneRow(board.game))
    return <OneAxisLayers model={model} why={why} board={board} />;
  return (
    <Layer model={model} layer="axes">
      <p>
        <WithTerms>{t('introduction')}</WithTerms>
      </p>
      <AxisMoveView model={model} axis="rows" line={rows} reason={why.rows} />
      <AxisMoveView model={model} axis="columns" line={columns} reason={why.columns} />
      <Layer model={model} layer="product">
        <ProductView model={model} why={why} />
        <Layer model={model} layer="mex">
          <EachMex model={model} why={why} board={board}>
            {t('mex-introduction')}
          </EachMex>
        </Layer>
      </Layer>
    </Layer>
  );
}

/** For moves along one axis, in a single row and in Acrostic Twins: that axis, and within it each mex. */
function OneAxisLayers({ model, why, board }: LayersProps & { readonly board: Board }) {
  const isRow = isOneRow(board.game);
  const axis = !isRow && why.rows.places.length > 1 ? 'rows' : 'columns';
  return (
    <Layer model={model} layer="axes">
      <p>
        <WithTerms>{t(isRow ? 'row-introduction' : 'twins-introduction')}</WithTerms>
      </p>
      <AxisMoveView model={model} axis={axis} line={board[axis]} reason={why[axis]} />
      {!isRow && <p>{t(`twins-${axis}`, { change: why.change })}</p>}
      <TotalView model={model} why={why} changeName={t('said-change', { value: why.change })} />
      <Layer model={model} layer="mex">
        <EachMex model={model} why={why} board={board}>
          {t(isRow ? 'mex-introduction' : 'twins-mex')}
        </EachMex>
      </Layer>
    </Layer>
  );
}

/** The Grundy numbers of both axes, or of the only one, after an introduction. */
function EachMex({
  model,
  why,
  board: { game, rows, columns },
  children,
}: LayersProps & { readonly board: Board; readonly children: string }) {
  return (
    <section class={layout.tight} aria-labelledby="why-mex">
      <h3 class={layout.subtitle} id="why-mex">
        {t('mex')}
      </h3>
      <p>
        <WithTerms>{children}</WithTerms>
      </p>
      {(lengthGivesKind(rows) || lengthGivesKind(columns)) && <p>{t('mex-prefixes')}</p>}
      {!isOneRow(game) && <AxisMexView model={model} axis="rows" line={rows} reason={why.rows} />}
      <AxisMexView model={model} axis="columns" line={columns} reason={why.columns} />
    </section>
  );
}

interface LayerProps {
  readonly model: StudyModel;
  readonly layer: Exclude<WhyLayer, 'sentence'>;
  readonly children: ComponentChildren;
}

/** A button and the content it shows. */
function Layer({ model, layer, children }: LayerProps) {
  const isOpen = model.view.isWhyOpen(layer);
  return (
    <>
      <Button
        class={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => model.view.openWhy(layer, !isOpen)}
      >
        {t(`${isOpen ? 'hide' : 'show'}-${layer}`)}
      </Button>
      {isOpen && <div class={layout.loose}>{children}</div>}
    </>
  );
}

interface AxisMoveViewProps {
  readonly model: StudyModel;
  readonly axis: AxisName;
  readonly line: Line;
  readonly reason: AxisReason;
}

/** The move on one axis: its places and their nim-sum, the move nimber. */
function AxisMoveView({ model, axis, line, reason }: AxisMoveViewProps) {
  const { places, moveNimber, values } = reason;
  const { study } = model.state.value;
  const kind = placesOf(study, axis);
  const list = axisText(study, axis, places);
  const left = uncancelledValues(values).length === 1 ? 'one-left' : 'several-left';
  return (
    <section class={layout.tight} aria-labelledby={`why-${axis}`}>
      <h3 class={layout.subtitle} id={`why-${axis}`}>
        {commonWords(`${kind}-axis`)}
      </h3>
      <p>
        <WithTerms>{t(`turns-${kind}`, { count: places.length, list })}</WithTerms>
      </p>
      <ValueSum
        model={model}
        label={t(`grundy-numbers-${kind}`)}
        values={values}
        sum={moveNimber}
        lightOf={(value) => ({
          [axis]: places.filter((place) => line.grundyNumbers[place - 1] === value),
        })}
        nameOf={(equal) => t(`${kind}-of-value`, { ...equal, fate: cancellationOf(equal) })}
      />
      <p>
        <WithTerms>{t(`${left}-${kind}`, { value: moveNimber })}</WithTerms>
      </p>
    </section>
  );
}

interface ProductViewProps {
  readonly model: StudyModel;
  readonly why: Why;
}

/** How the move changes the nimber: the nim-product of the two move nimbers, and what is left. */
function ProductView({ model, why }: ProductViewProps) {
  const { steps, rows, columns, change } = why;
  return (
    <section class={layout.tight} aria-labelledby="why-product">
      <h3 class={layout.subtitle} id="why-product">
        {t('product')}
      </h3>
      <p>
        <WithTerms>{t('product-explanation')}</WithTerms>
      </p>
      {steps === undefined ? (
        <p>{t('product-waiting')}</p>
      ) : (
        <ProductSteps
          step={steps}
          lit={{ model, sources: { a: { rows: rows.places }, b: { columns: columns.places } } }}
        />
      )}
      <TotalView
        model={model}
        why={why}
        changeName={nimTableWords('said-product', {
          a: rows.moveNimber,
          b: columns.moveNimber,
          value: change,
        })}
      />
      <p>{t('disc-values')}</p>
    </section>
  );
}

/** What the move leaves of the nimber. */
function TotalView({
  model,
  why: { move, nimber, change, leaves },
  changeName,
}: ProductViewProps & { readonly changeName: string }) {
  return (
    <>
      <p>
        <WithTerms>{t('total')}</WithTerms>
      </p>
      <FormulaLine>
        <LitNumber
          model={model}
          light={ALL_HEADS_HIGHLIGHT}
          name={t('said-nimber', { value: nimber })}
          value={nimber}
        />
        {math`⊕`}
        <LitNumber model={model} light={move} name={changeName} value={change} />
        {math`=`}
        <LitNumber
          model={model}
          light={{ ...ALL_HEADS_HIGHLIGHT, ...move }}
          name={t('said-leaves', { value: leaves })}
          value={leaves}
        />
      </FormulaLine>
      <p>{t('zero-wins')}</p>
    </>
  );
}

/** The sentences of the stages: the values, what cancels, what is left over, and the effect of the move. */
export function stageSentences({
  heads,
  nimber: total,
  change,
  leaves,
}: Pick<Why, 'heads' | 'nimber' | 'change' | 'leaves'>): Readonly<Record<WhyStage, string>> {
  const left = uncancelledValues(heads).length;
  const hasZero = heads.some(({ value }) => value === 0);
  const hasPair = heads.some(({ value, count }) => value > 0 && count > 1);
  const rest = left === 0 ? 'nothing-left' : left === 1 ? 'one-left' : 'several-left';
  return {
    values: t('each-value'),
    cancel: t(hasPair ? 'pairs-cancel' : 'no-pair', { zero: hasZero ? 'yes' : 'no' }),
    left: t(total === 0 && left > 0 ? 'balanced' : rest, { total }),
    after: t(leaves === 0 ? 'move-wins' : 'move-loses', { change, leaves }),
  };
}
