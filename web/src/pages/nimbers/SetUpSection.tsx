import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Rejected } from '../../game/route';
import { AddressMessages } from '../../study_views/AddressMessages';
import { useFocusFallback } from '../../ui/use_focus_fallback';
import { WithTerms } from '../../ui/terms/Term';
import { useUndoKeys } from '../../study_views/use_undo_keys';
import layout from '../../ui/layout.module.css';

interface SetUpSectionProps {
  /** The id of the heading. */
  readonly id: string;
  readonly heading: string;
  readonly introduction: string;
  readonly rejected: readonly Rejected[];
  readonly undo: () => void;
  /** Announces the last change to screen readers, once it is answered. */
  readonly spoken: string;
  readonly children: ComponentChildren;
}

/** A part of the page in which a reader sets up a position, with undo keys. */
export function SetUpSection(props: SetUpSectionProps) {
  const { id, heading, introduction, rejected, undo, spoken, children } = props;
  const part = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusFallback(part, () => title.current);
  useUndoKeys({ undo, redo: () => undefined });
  return (
    <section class={layout.stack} ref={part} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1} data-printed>
        {heading}
      </h2>
      <p class={layout.words} data-printed>
        <WithTerms>{introduction}</WithTerms>
      </p>
      <AddressMessages rejected={rejected} />
      {children}
      <p role="status" class={layout.hidden}>
        {spoken}
      </p>
    </section>
  );
}
