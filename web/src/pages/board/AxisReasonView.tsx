import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { AxisReason, Table } from '../../model/board/board_model';
import { mexReason } from '../../model/board/mex';
import { boardDetailsText } from '../../text/board_details';
import { Equals, Formula, IndexedNimber, NimPlus } from '../shared/formulas';
import { AxisStrip } from './AxisStrip';
import { FormulaLine } from './FormulaLine';
import { axisLight, intervalLight } from './lights';
import type { AxisName } from './lights';
import { Lit, LitNumber } from './LitNumber';
import { MexView } from './MexView';
import section from './why_section.module.css';

interface AxisReasonViewProps {
  readonly model: Table;
  readonly axis: AxisName;
  readonly reason: AxisReason;
}

/** One axis of the rectangle: its interval, and the move nimber x[to] ⊕ x[from - 1]. */
export function AxisReasonView({ model, axis, reason }: AxisReasonViewProps) {
  const t = boardDetailsText().why;
  /** The position whose mex is open. */
  const open = useComputed(() => model.seen.value.mex[axis]).value;
  const view = useRef<HTMLElement>(null);
  const { from, to, before, after, moveNimber } = reason;
  const description = model.description.value?.[axis];
  const mex =
    open === undefined || description === undefined ? undefined : mexReason(description, open);

  const openAt = (position: number | undefined) =>
    model.see({ mex: { ...model.seen.value.mex, [axis]: position } });

  /** The focus goes back to what opened it. */
  function close() {
    view.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    openAt(undefined);
  }

  const last = {
    model,
    light: axisLight(axis, 1, to),
    name: t.names.prefixXor(axis, to, after),
  };
  const first = {
    model,
    light: axisLight(axis, 1, from - 1),
    name: t.names.prefixXor(axis, from - 1, before),
  };
  return (
    <section class={section.section} ref={view} aria-labelledby={`why-${axis}`}>
      <h3 class={section.heading} id={`why-${axis}`}>
        {t.axes[axis]}
      </h3>
      <p>{t.interval[axis](from, to)}</p>
      <p class={section.symbols}>{t.symbols[axis]}</p>
      <AxisStrip
        model={model}
        axis={axis}
        reason={reason}
        open={open}
        onOpen={(position) => openAt(open === position ? undefined : position)}
      />
      {mex !== undefined && <MexView model={model} axis={axis} mex={mex} onClose={close} />}
      <p>{t.moveNimber[axis]}</p>
      <FormulaLine>
        <Lit {...last}>
          <IndexedNimber name="x" axis={axis} index={to} />
        </Lit>
        <Formula>
          <NimPlus />
        </Formula>
        <Lit {...first}>
          <IndexedNimber name="x" axis={axis} index={from - 1} />
        </Lit>
        <Formula>
          <Equals />
        </Formula>
        <LitNumber {...last} value={after} />
        <Formula>
          <NimPlus />
        </Formula>
        <LitNumber {...first} value={before} />
        <Formula>
          <Equals />
        </Formula>
        <LitNumber
          model={model}
          light={intervalLight(axis, reason)}
          name={t.names.moveNimber(axis, moveNimber)}
          value={moveNimber}
        />
      </FormulaLine>
    </section>
  );
}
