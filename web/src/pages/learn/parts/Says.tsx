import { createContext, toChildArray } from 'preact';
import type { ComponentChild, ComponentChildren, VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { numbers } from '../../../text/language';
import layout from '../../../views/parts/layout.module.css';
import { useLesson } from '../lesson';
import { holds, valueOf } from './facts';
import type { ValueName } from './facts';
import styles from './lesson_parts.module.css';

interface SaysProps {
  readonly board: string;
  /** `When` by `When`: the first that holds is said. */
  readonly children: ComponentChildren;
}

interface WhenProps {
  /** Conditions with spaces between them, all of which have to hold; absent: in every other case. */
  readonly is?: string;
  readonly children: ComponentChildren;
}

const SaidOf = createContext('');

/** A sentence that follows a board. */
export function Says({ board, children }: SaysProps) {
  const model = useLesson().study(board);
  const said = toChildArray(children)
    .filter((child) => isWhen(child))
    .find(({ props }) => props.is === undefined || holds(model, props.is));
  return (
    <SaidOf.Provider value={board}>
      {/* Always there, so that what is put into it is heard. */}
      <div class={`${layout.says} ${styles.quoted}`} role="status" data-screen>
        {said}
      </div>
    </SaidOf.Provider>
  );
}

function isWhen(child: ComponentChild): child is VNode<WhenProps> {
  return (child as VNode<WhenProps>).type === When;
}

export function When({ children }: WhenProps) {
  return <>{children}</>;
}

interface ValueProps {
  readonly of: ValueName;
  /** If not the board of the `Says` around it. */
  readonly board?: string;
}

/** A number of a board: `nimber`, `left`, `moves`, `heads`, `legal`, `wins`. */
export function Value({ of, board }: ValueProps) {
  const said = useContext(SaidOf);
  const value = valueOf(useLesson().study(board ?? said), of);
  return <>{value === undefined ? '…' : numbers.whole(value)}</>;
}
