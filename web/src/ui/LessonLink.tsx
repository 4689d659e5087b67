import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

/** Whether there are lessons to lead to: on the site, but not in a frame. */
export const HasLessons = createContext(false);

interface LessonLinkProps {
  /** A lesson and maybe a part of it, `mex?part=build`. */
  readonly to: string;
  readonly class?: string | undefined;
  /** -1 where the Tab key passes it by. */
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
