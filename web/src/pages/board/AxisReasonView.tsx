import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { AxisReason, Table } from '../../model/board/board_model';
import { boardDetailsText } from '../../text/board_details';
import { Equals, Formula, IndexedNimber, Nimber, NimPlus } from '../shared/formulas';
import { AxisStrip } from './AxisStrip';
import { LightNumber } from './LightNumber';
import { axisLight, intervalLight } from './lights';
import type { AxisName } from './lights';
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
  const open = useSignal<number | undefined>(undefined);
  const view = useRef<HTMLElement>(null);
  const { from, to, before, after, moveNimber } = reason;
  const mex = open.value === undefined ? undefined : model.mexReason(axis, open.value);

  /** The focus goes back to what opened it. */
  function close() {
    view.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    open.value = undefined;
  }

  return (
    <section class={section.section} ref={view} aria-labelledby={`why-${axis}`}>
      <h3 class={section.heading} id={`why-${axis}`}>
        {t.axes[axis]}
      </h3>
      <p>{t.interval[axis](from, to)}</p>
      <AxisStrip
        model={model}
        axis={axis}
        reason={reason}
        open={open.value}
        onOpen={(position) => (open.value = open.value === position ? undefined : position)}
      />
      {mex !== undefined && <MexView model={model} axis={axis} mex={mex} onClose={close} />}
      <p>{t.moveNimber[axis]}</p>
      <p class={section.formula} dir="ltr">
        <LightNumber model={model} light={axisLight(axis, 1, to)}>
          <Formula>
            <IndexedNimber name="x" axis={axis} index={to} />
          </Formula>
        </LightNumber>
        <Formula>
          <NimPlus />
        </Formula>
        <LightNumber model={model} light={axisLight(axis, 1, from - 1)}>
          <Formula>
            <IndexedNimber name="x" axis={axis} index={from - 1} />
          </Formula>
        </LightNumber>
        <LightNumber model={model} light={intervalLight(axis, reason)}>
          <Formula>
            <Equals />
            <Nimber value={after} />
            <NimPlus />
            <Nimber value={before} />
            <Equals />
            <Nimber value={moveNimber} />
          </Formula>
        </LightNumber>
      </p>
    </section>
  );
}
