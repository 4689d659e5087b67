import type { ComponentChild, ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { numberOfPlace } from '../../game/game';
import { cornerOf, sameMove } from '../../game/move';
import type { WinningStep } from '../../game/look';
import type { StudyModel } from '../../study/study_model';
import { onResize } from '../../viewport/on_resize';
import { answerOf } from '../../asking/ask';
import {
  createWinningSteps,
  lightOfStep,
  type AxisStep,
  type StepsToWin as Found,
} from '../../study/winning_steps';
import commonWords from '#words/common';
import t from '#words/steps';
import { plainWords } from '../../text/terms';
import { Button } from '../../ui/Button';
import { Failure } from '../../ui/Failure';
import layout from '../../ui/layout.module.css';
import { math } from '../../ui/math';
import { axisText, discText, lineAxis, moveText } from '../names';
import { WithTerms } from '../../ui/terms/Term';
import { ProductSteps } from './ProductSteps';
import styles from './why.module.css';

const STEPS = [1, 2, 3] as const satisfies readonly WinningStep[];

/** A winning move step by step, as far as the reader has gone. The board highlights the last step. */
export function WinningSteps({ model }: { readonly model: StudyModel }) {
  const { step = 1 } = model.state.value.look;
  const steps = useMemo(() => createWinningSteps(model), [model]).value;
  const found = answerOf(steps);
  const section = useRef<HTMLElement>(null);
  useStepInSight(section, found, step);
  useEffect(() => {
    model.view.pinLight(found && lightOfStep(found, step));
    return () => model.view.pinLight(undefined);
  }, [model, found, step]);
  return (
    <section
      class={layout.tight}
      aria-labelledby="steps-heading"
      data-printed="reasons"
      ref={section}
    >
      <div class={layout.spread}>
        <h3 class={layout.subtitle} id="steps-heading">
          {t('heading')}
        </h3>
        <span data-screen>
          <Button onClick={() => model.looks.showStep(undefined)}>{t('close')}</Button>
        </span>
      </div>
      <p role="status" class={layout.hidden}>
        {found && plainWords(`${t('step', { step })} ${sentenceOf(model, found, step)}`)}
      </p>
      {found ? (
        <StepList model={model} found={found} step={step} />
      ) : steps?.status === 'failed' ? (
        <Failure failed={steps} />
      ) : (
        <p>{t(steps?.status === 'answered' ? 'none' : 'waiting')}</p>
      )}
      <Actions model={model} found={found} step={step} />
    </section>
  );
}

/** Scrolls the panel, never the window. */
function useStepInSight(
  section: RefObject<HTMLElement | null>,
  found: Found | undefined,
  step: WinningStep,
): void {
  useLayoutEffect(() => {
    const panel = section.current?.closest('[role=tabpanel]');
    const told = section.current?.querySelector('[aria-current=step]');
    const ways = section.current?.lastElementChild;
    if (!panel || !told || !ways) return undefined;
    // Its formulas may be rendered a moment later.
    return onResize(told, () => {
      const seen = panel.getBoundingClientRect();
      const { top, bottom } = told.getBoundingClientRect();
      // The buttons stick to the panel's end.
      const below = Math.ceil(bottom - ways.getBoundingClientRect().top);
      if (below > 0) panel.scrollTop += Math.min(below, top - seen.top);
    });
  }, [section, found, step]);
}

interface ActionsProps {
  readonly model: StudyModel;
  readonly found: Found | undefined;
  readonly step: WinningStep;
}

/** All buttons are always present: none disappears with the focus on it. */
function Actions({ model, found, step }: ActionsProps) {
  const last = found === undefined ? 1 : 3;
  const button = (words: string, target: WinningStep | undefined) => (
    <Button
      isDisabled={target === undefined}
      onClick={() => target !== undefined && model.looks.showStep(target)}
    >
      {words}
    </Button>
  );
  const isChosen = found !== undefined && sameMove(model.view.chosen.value, found.move);
  const canChoose = step === 3 && found !== undefined && !isChosen;
  return (
    <div class={`${layout.row} ${styles.ways}`} data-screen>
      {button(
        commonWords('back'),
        STEPS.find((one) => one === step - 1),
      )}
      {button(
        t('next'),
        STEPS.find((one) => one === step + 1 && one <= last),
      )}
      <Button
        look="strong"
        isDisabled={!canChoose}
        onClick={() => canChoose && model.choice.choose(found.move)}
      >
        {commonWords('choose-move')}
      </Button>
    </div>
  );
}

interface StepListProps extends ActionsProps {
  readonly found: Found;
}

function StepList({ model, found, step }: StepListProps) {
  const isOnLine = lineAxis(model.state.value.study) !== undefined;
  const Split = isOnLine ? WholeChange : found.isProduct ? Division : Lowering;
  const formulas: Readonly<Record<WinningStep, ComponentChild>> = {
    1: <HeadFormula found={found} />,
    2: <Split model={model} found={found} />,
    3: null,
  };
  return (
    <ol class={`${layout.stack} ${styles.steps} ${styles.growing}`}>
      {STEPS.filter((one) => one <= step).map((one) => (
        <li key={one} aria-current={one === step ? 'step' : undefined}>
          <p>
            <WithTerms>{sentenceOf(model, found, one)}</WithTerms>
          </p>
          {formulas[one]}
        </li>
      ))}
    </ol>
  );
}

function sentenceOf(model: StudyModel, found: Found, step: WinningStep): string {
  const { study } = model.state.value;
  const { nimber, head, value, wanted, rows, columns } = found;
  const isOnLine = lineAxis(study) !== undefined;
  switch (step) {
    case 1:
      return t('head', { nimber, disc: discText(study, head), value, wanted });
    case 2:
      if (isOnLine) return t('line-numbers', { nimber });
      if (found.isProduct)
        return t('numbers', {
          nimber,
          row: rows.wanted,
          column: columns.wanted,
          ofRow: rows.value,
          ofColumn: columns.value,
        });
      return rows.change > 0
        ? t('twins-row', { value: rows.value, wanted: rows.wanted })
        : t('twins-column', { value: columns.value, wanted: columns.wanted });
    case 3: {
      const corner = cornerOf(found.move);
      if (isOnLine)
        return t('line-move', {
          corner: discText(study, corner),
          coins: moveText(study, found.move),
          u: wanted,
          nimber,
        });
      const list = {
        rows: axisText(study, 'rows', rows.places),
        columns: axisText(study, 'columns', columns.places),
      };
      if (!found.isProduct) return t('twins-move', { ...list, nimber });
      const { row, column } = corner;
      return t('move', {
        ...list,
        row: numberOfPlace(study.game.rows, row),
        column: numberOfPlace(study.game.columns, column),
        u: rows.wanted,
        w: columns.wanted,
        nimber,
      });
    }
  }
}

/** u = v ⊕ s < v */
function HeadFormula({ found: { value, nimber, wanted } }: { readonly found: Found }) {
  return <Line>{math`u = v ⊕ s = ${value} ⊕ ${nimber} = ${wanted} < ${value}`}</Line>;
}

/** On one row or one column: u ⊕ v = s */
function WholeChange({ found: { value, nimber, wanted } }: SplitProps) {
  return <Line>{math`u ⊕ v = ${wanted} ⊕ ${value} = ${nimber}`}</Line>;
}

interface SplitProps {
  readonly model: StudyModel;
  readonly found: Found;
}

/** v = v₁ ⊗ v₂, then u₁, and u₂ by a division. */
function Division({ model, found }: SplitProps) {
  const { value, nimber, rows, columns } = found;
  const steps = model.view.productSteps(rows.change, columns.change);
  return (
    <>
      <Line>{math`v = v_1 ⊗ v_2 = ${rows.value} ⊗ ${columns.value} = ${value}`}</Line>
      <Change index={1} axis={rows} />
      <Line>{math`${nimber} ⊘ ${rows.change} = ${columns.change}`}</Line>
      <Change index={2} axis={columns} />
      {steps && (
        <details>
          <summary>{t('check')}</summary>
          <ProductSteps
            step={steps}
            lit={{ model, sources: { a: { rows: rows.places }, b: { columns: columns.places } } }}
          />
        </details>
      )}
    </>
  );
}

/** u ⊕ v = the move nimber of the axis */
function Change({ index, axis }: { readonly index: 1 | 2; readonly axis: AxisStep }) {
  const { wanted, value, change } = axis;
  return <Line>{math`u_${index} ⊕ v_${index} = ${wanted} ⊕ ${value} = ${change}`}</Line>;
}

/** In Acrostic Twins: u₁ = v₁ ⊕ s < v₁, or the same of the column. */
function Lowering({ found: { rows, columns, nimber } }: SplitProps) {
  const [index, { value, wanted }] =
    rows.change > 0 ? ([1, rows] as const) : ([2, columns] as const);
  return (
    <Line>{math`u_${index} = v_${index} ⊕ s = ${value} ⊕ ${nimber} = ${wanted} < ${value}`}</Line>
  );
}

function Line({ children }: { readonly children: ComponentChildren }) {
  return (
    <p class={styles.formula} dir="ltr">
      {children}
    </p>
  );
}
