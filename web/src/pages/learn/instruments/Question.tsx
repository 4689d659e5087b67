import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { keepOneStop, moveAlong } from '../../../views/arrow_keys';
import buttons from '../../../views/parts/buttons.module.css';
import layout from '../../../views/parts/layout.module.css';
import instrument from './instrument.module.css';

interface QuestionProps {
  /** What is asked of: the answers begin anew with another one. */
  readonly about: string;
  /** What a screen reader calls the answers. */
  readonly name: string;
  readonly ask: ComponentChildren;
  readonly answers: readonly string[];
  /** What is wrong with an answer, by its place in the list; nothing if it's right. */
  readonly wrongWith: (answer: number) => string | undefined;
  readonly onRight: () => void;
}

/** A question with a few answers to press. A wrong one is told why, and another may be pressed. */
export function Question({ about, name, ask, answers, wrongWith, onRight }: QuestionProps) {
  const wrong = useSignal<{ readonly about: string; readonly said: string } | undefined>(undefined);
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepOneStop(group.current));

  function give(answer: number) {
    const said = wrongWith(answer);
    wrong.value = said === undefined ? undefined : { about, said };
    if (said === undefined) onRight();
  }

  return (
    <div class={layout.tight} data-screen>
      <div class={layout.row} role="group" aria-label={name} ref={group} onKeyDown={moveAlong}>
        <span class={instrument.ask} aria-hidden="true">
          {ask}
        </span>
        {answers.map((answer, at) => (
          <button key={answer} type="button" class={buttons.number} onClick={() => give(at)}>
            {answer}
          </button>
        ))}
      </div>
      <p role="status" class={layout.said}>
        {wrong.value?.about === about && wrong.value.said}
      </p>
    </div>
  );
}
