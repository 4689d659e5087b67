import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Line } from '../../game/line';
import { mexReason } from '../../study/why';
import type { AxisReason } from '../../study/why';
import type { StudyModel } from '../../study/study_model';
import commonWords from '#words/common';
import { AxisStrip } from './AxisStrip';
import type { AxisName } from '../../engine/boards';
import { MexView } from './MexView';
import section from './why_section.module.css';

interface AxisMexViewProps {
  readonly model: StudyModel;
  readonly axis: AxisName;
  readonly line: Line;
  readonly reason: AxisReason;
}

/** All Grundy numbers of one axis, each of which opens the mex that it is. */
export function AxisMexView({ model, axis, line, reason }: AxisMexViewProps) {
  /** The place whose mex is open. */
  const open = useSignal<number | undefined>(undefined);
  const view = useRef<HTMLElement>(null);
  const mex = open.value === undefined ? undefined : mexReason(line, open.value);
  const about = { model, axis, line };

  /** The focus goes back to what opened it. */
  function close() {
    view.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    open.value = undefined;
  }

  return (
    <section class={section.section} ref={view} aria-labelledby={`why-mex-${axis}`}>
      <h4 class={section.heading} id={`why-mex-${axis}`}>
        {commonWords(axis)}
      </h4>
      <AxisStrip
        {...about}
        reason={reason}
        open={open.value}
        onOpen={(place) => (open.value = open.value === place ? undefined : place)}
      />
      {mex !== undefined && <MexView {...about} mex={mex} onClose={close} />}
    </section>
  );
}
