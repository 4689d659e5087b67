import type { Ref } from 'preact';
import { noteId } from './FieldNotes';
import fields from './fields.module.css';

/** The keypad of a touch screen that has all that a field accepts. An iPhone's `numeric` has digits alone: no comma, no minus. */
const KEYPADS = { whole: 'numeric', signed: 'text', list: 'text', words: 'text' } as const;

export interface LineInputProps {
  readonly id: string;
  /** What it's called, where no label is seen. */
  readonly label?: string;
  /** The same, to be seen while nothing is typed. */
  readonly placeholder?: string;
  readonly text: string;
  /** What is wrong with it; the `FieldNotes` of the same id say so. */
  readonly problem?: string | undefined;
  /** An answer is judged elsewhere: whether it's wrong, whether it's over, and the id of what is said of it. */
  readonly judged?: {
    readonly isWrong: boolean;
    readonly isOver?: boolean;
    readonly saidId?: string;
  };
  readonly onEdit: (text: string) => void;
  /** A whole number, one that may be negative, several of them, or any text. */
  readonly accepts: keyof typeof KEYPADS;
  readonly size?: number;
  readonly class?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** What is typed is written from left to right, as numbers and formulas are. */
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
