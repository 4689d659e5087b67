import type { ComponentChildren } from 'preact';
import type { Board } from '../../game/board';
import { isOneRow } from '../../game/game';
import type { StudyModel } from '../../study/study_model';
import type { Why, WhyLayer } from '../../study/why';
import t from '#words/why';
import { WHY_HEADING_ID } from '../MoveBar';
import { hasLengths } from '../KindMatrix';
import { Button } from '../parts/Button';
import { WithTerms } from '../terms/Term';
import { AxisMexView } from './AxisMexView';
import { AxisMoveView } from './AxisMoveView';
import { valueLight } from './lights';
import { OverlayCheck } from '../LayerControls';
import { ProductView, TotalView } from './ProductView';
import { fateOf, ValueSum } from './ValueSum';
import { whySentence } from './why_sentence';
import section from './why_section.module.css';
import styles from './WhyPanel.module.css';

/** Why the chosen move wins or does not: a sentence on a picture, and behind it layer by layer the rest. */
export function WhyPanel({ model }: { readonly model: StudyModel }) {
  const why = model.why.value;
  if (why === undefined || model.answers.value === 'hidden') return null;
  return (
    <section class={styles.panel} aria-labelledby={WHY_HEADING_ID} data-printed="reasons">
      <h2 class={styles.heading} id={WHY_HEADING_ID} tabIndex={-1}>
        {t(why.wins ? 'wins' : 'loses')}
      </h2>
      <p>
        <WithTerms>{whySentence(why)}</WithTerms>
      </p>
      <ValueSum
        model={model}
        label={t('values')}
        values={why.heads}
        sum={why.nimber}
        lightOf={valueLight}
        nameOf={(equal) => t('discs-of-value', { ...equal, fate: fateOf(equal) })}
      />
      <Layers model={model} why={why} />
    </section>
  );
}

interface LayersProps {
  readonly model: StudyModel;
  readonly why: Why;
}

/** The axes, in them the product, in it each mex: closing one closes those in it. */
function Layers({ model, why }: LayersProps) {
  const board = model.board.value;
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
          <EachMex {...{ model, why, board }}>{t('mex-introduction')}</EachMex>
        </Layer>
      </Layer>
    </Layer>
  );
}

/** Where a move goes along one axis, in a single row and in Acrostic Twins: that axis, and in it each mex. */
function OneAxisLayers({ model, why, board }: LayersProps & { readonly board: Board }) {
  const isRow = isOneRow(board.game);
  const axis = !isRow && why.rows.places.length > 1 ? 'rows' : 'columns';
  return (
    <Layer model={model} layer="axes">
      <p>
        <WithTerms>{t(isRow ? 'row-introduction' : 'twins-introduction')}</WithTerms>
      </p>
      <div class={section.control}>
        <OverlayCheck model={model} overlay="values" words={t('show-disc-values')} />
      </div>
      <AxisMoveView model={model} axis={axis} line={board[axis]} reason={why[axis]} />
      {!isRow && <p>{t(`twins-${axis}`, { change: why.change })}</p>}
      <TotalView model={model} why={why} changeName={t('said-change', { value: why.change })} />
      <Layer model={model} layer="mex">
        <EachMex {...{ model, why, board }}>{t(isRow ? 'mex-introduction' : 'twins-mex')}</EachMex>
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
    <section class={section.section} aria-labelledby="why-mex">
      <h3 class={section.heading} id="why-mex">
        {t('mex')}
      </h3>
      <p>
        <WithTerms>{children}</WithTerms>
      </p>
      {(hasLengths(rows) || hasLengths(columns)) && <p>{t('mex-prefixes')}</p>}
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

/** What one button shows and hides. */
function Layer({ model, layer, children }: LayerProps) {
  const isOpen = model.isWhyOpen(layer);
  return (
    <>
      <Button
        class={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => model.openWhy(layer, !isOpen)}
      >
        {t(`${isOpen ? 'hide' : 'show'}-${layer}`)}
      </Button>
      {isOpen && <div class={styles.layer}>{children}</div>}
    </>
  );
}
