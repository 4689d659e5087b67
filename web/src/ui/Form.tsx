import type { ComponentChildren, RefObject } from 'preact';

interface FormProps {
  readonly class?: string | undefined;
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly onInput?: (() => void) | undefined;
  /** The button that submits was pressed, by Enter in a field too. */
  readonly onSubmit: () => void;
  readonly children: ComponentChildren;
}

/**
 * Fields, and a button of the type `submit`. In the sandbox of a frame no form is ever submitted, and nobody
 * hears of it: this goes by the press of the button, which Enter in a field makes as well. Where there is no such
 * button any more, Enter does nothing.
 */
export function Form({ class: className, form, onInput, onSubmit, children }: FormProps) {
  return (
    <form
      class={className}
      ref={form ?? null}
      onInput={onInput}
      onSubmit={(event) => event.preventDefault()}
      onClick={(event) => {
        if ((event.target as Element).closest('[type=submit]') === null) return;
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
