import fields from '../../../views/parts/fields.module.css';

interface NumberAnswerProps {
  /** What it is called, where no label is seen. */
  readonly label?: string;
  readonly id?: string;
  readonly typed: string;
  readonly isWrong: boolean;
  /** It was answered. */
  readonly isReadOnly?: boolean;
  /** What describes it. */
  readonly saidId?: string;
  readonly class?: string | undefined;
  readonly onType: (typed: string) => void;
}

/** Where a whole number is typed as an answer; `typedNumber` reads it. */
export function NumberAnswer(props: NumberAnswerProps) {
  const { label, id, typed, isWrong, isReadOnly = false, saidId, onType } = props;
  return (
    <input
      id={id}
      class={`${fields.line} ${props.class ?? ''}`}
      inputMode="numeric"
      autocomplete="off"
      dir="ltr"
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={saidId}
      value={typed}
      readOnly={isReadOnly}
      onInput={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
