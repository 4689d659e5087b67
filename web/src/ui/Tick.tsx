import layout from './layout.module.css';

interface TickProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly words: string;
  /** Set if it acts at once. */
  readonly role?: 'switch';
  /** A class for its place in the layout. */
  readonly class?: string | undefined;
}

/** A checkbox with its label. */
export function TickIcon({ isOn, onChange, words, role, class: more = '' }: TickProps) {
  return (
    <label class={`${layout.check} ${more}`}>
      <input
        type="checkbox"
        role={role}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {words}
    </label>
  );
}
