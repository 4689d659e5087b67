import type { ComponentChildren, RefObject } from 'preact';

interface FormProps {
  readonly class?: string | undefined;
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly onInput?: (() => void) | undefined;
  /** Called when the submit button is pressed, also by Enter in a field. */
  readonly onSubmit: () => void;
  readonly children: ComponentChildren;
}

/**
 * Fields with a button of type `submit`. A sandboxed frame can't submit forms and gets no submit event, so this handles
 * the click of the button, which Enter in a field causes as well. Without such a button Enter does nothing.
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
