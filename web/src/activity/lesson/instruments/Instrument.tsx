import type { ComponentChildren, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { language } from '../../../text/language';
import { useBoardInSight } from '../lesson';
import { useReached } from '../use_reached';
import instrument from './instrument.module.css';

interface InstrumentProps {
  /** Its name for screen readers, unless its content has names. */
  readonly name?: string;
  readonly id?: string | undefined;
  readonly class?: string | undefined;
  readonly frame?: RefObject<HTMLElement | null>;
  /** The board of the lesson that it is about, which is shown beside the text while the reader is here. */
  readonly board?: string;
  readonly children?: ComponentChildren;
}

/** The frame of an instrument, in the page's language, even if the lesson has another. */
export function Instrument(props: InstrumentProps) {
  const { name, id, class: more = '', board, children } = props;
  const own = useRef<HTMLElement>(null);
  const frame = props.frame ?? own;
  return (
    <figure
      id={id}
      class={`${instrument.instrument} ${more}`}
      ref={frame}
      aria-label={name}
      lang={language.tag}
      dir={language.direction}
    >
      {board !== undefined && <WhileHere board={board} frame={frame} />}
      {children}
    </figure>
  );
}

function WhileHere({ board, frame }: Required<Pick<InstrumentProps, 'board' | 'frame'>>) {
  useReached(frame, useBoardInSight(board).reach);
  return null;
}

/** Reserves the room of an instrument whose board isn't known yet. */
export function AwaitedInstrument() {
  return <Instrument class={instrument.awaited} />;
}
