import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { keepOneStop, moveAlong } from './moving_along';
import section from './why_section.module.css';

/** A formula in pieces. However many of its numbers can be pointed at, it is one stop of the Tab key. */
export function FormulaLine({ children }: { readonly children: ComponentChildren }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => keepOneStop(line.current));
  return (
    <p class={section.formula} dir="ltr" ref={line} onKeyDown={moveAlong}>
      {children}
    </p>
  );
}
