import type { Ref } from 'preact';
import { noteId } from './FieldNotes';
import fields from './fields.module.css';

/**
 * The touch keyboard that has everything a field accepts. An iPhone's `numeric` has digits only: no comma, no minus.
 */
const KEYPADS = { whole: 'numeric', signed: 'text', list: 'text', words: 'text' } as const;

export interface LineInputProps {
  readonly id: string;
  /** Its name, if no label is visible. */
  readonly label?: string;
  /** Its name, visible while nothing is typed. */
  readonly placeholder?: string;
  readonly text: string;
  /** The problem with its text; the `FieldNotes` with the same id show it. */
  readonly problem?: string | undefined;
  /** For an answer that is judged elsewhere: whether it is wrong or final, and the id of the verdict. */
  readonly judged?: {
    readonly isWrong: boolean;
    readonly isOver?: boolean;
    readonly saidId?: string;
  };
  readonly onEdit: (text: string) => void;
  /** A whole number, one that may be negative, several numbers, or any text. */
  readonly accepts: keyof typeof KEYPADS;
  readonly size?: number;
  readonly class?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A text field. Its text is written from left to right, like numbers and formulas. */
export function LineInput({ id, text, problem, judged, onEdit, ...rest }: LineInputProps) {
  const { label, placeholder, accepts, class: more = '', size, inputRef } = rest;
  return (
    <input
      {...(inputRef && { ref: inputRef })}
      id={id}
      class={`${fields.line} ${more}`}
      type="text"
      inputMode={KEYPADS[accepts]}
      enterkeyhint="go"
      autocomplete="off"
      autocapitalize="none"
      spellcheck={false}
      dir="ltr"
      size={size}
      value={text}
      placeholder={placeholder}
      readOnly={judged?.isOver}
      aria-label={label}
      aria-invalid={judged?.isWrong ?? problem !== undefined}
      aria-describedby={judged ? judged.saidId : noteId(id, problem)}
      onInput={(event) => onEdit(event.currentTarget.value)}
    />
  );
}
