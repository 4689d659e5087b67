import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

/** True on the site, where lessons can be opened; false in a frame. */
export const HasLessons = createContext(false);

interface LessonLinkProps {
  /** A lesson and optionally one of its parts, `mex?part=build`. */
  readonly to: string;
  readonly class?: string | undefined;
  /** -1 to leave it out of the tab order. */
  readonly tabIndex?: number;
  readonly children: ComponentChildren;
}

export function LessonLink({ to, class: className, tabIndex = 0, children }: LessonLinkProps) {
  if (!useContext(HasLessons)) return null;
  return (
    <a class={className} href={`#/learn/${to}`} tabIndex={tabIndex}>
      {children}
    </a>
  );
}
