import layout from './layout.module.css';

interface TickProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly words: string;
  /** A switch does something at once. */
  readonly role?: 'switch';
  /** Of the place where it stands. */
  readonly class?: string | undefined;
}

/** A box to tick, and its words. */
export function Tick({ isOn, onChange, words, role, class: more = '' }: TickProps) {
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
