import type { Ref } from 'preact';
import { noteId } from './FieldNotes';
import fields from './fields.module.css';

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
  /** The keys of a touch screen. `numeric` is for digits alone: an iPhone shows neither a comma nor a minus then. */
  readonly inputMode: 'numeric' | 'text';
  readonly size?: number;
  readonly class?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** What is typed is written from left to right, as numbers and formulas are. */
export function LineInput({ id, text, problem, judged, onEdit, ...rest }: LineInputProps) {
  const { label, placeholder, inputMode, class: more = '', size, inputRef } = rest;
  return (
    <input
      {...(inputRef && { ref: inputRef })}
      id={id}
      class={`${fields.line} ${more}`}
      type="text"
      inputMode={inputMode}
      enterkeyhint="go"
      autocomplete="off"
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
