import type { ComponentChildren, Ref } from 'preact';
import { language } from '../../../text/language';
import instrument from './instrument.module.css';

interface InstrumentProps {
  /** What a screen reader calls it, unless what is in it has names. */
  readonly name?: string;
  readonly id?: string | undefined;
  readonly class?: string | undefined;
  readonly frame?: Ref<HTMLElement>;
  readonly children?: ComponentChildren;
}

/** The frame of an instrument, in the language of the page, even if the lesson around it has another. */
export function Instrument({ name, id, class: more = '', frame, children }: InstrumentProps) {
  return (
    <figure
      id={id}
      class={`${instrument.instrument} ${more}`}
      ref={frame ?? null}
      aria-label={name}
      lang={language.tag}
      dir={language.direction}
    >
      {children}
    </figure>
  );
}

/** The room of an instrument whose board isn't known yet, so that the text below it stays where it is. */
export function AwaitedInstrument() {
  return <Instrument class={instrument.awaited} />;
}
