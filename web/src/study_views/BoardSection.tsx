import type { ComponentChildren, Ref } from 'preact';
import type { StudyModel } from '../study/study_model';

interface BoardSectionProps {
  readonly model: StudyModel;
  readonly class: string | undefined;
  readonly place?: Ref<HTMLDivElement>;
  readonly children: ComponentChildren;
}

/** The container of the board, marked while the board shows a preview. */
export function BoardSection({ model, class: className, place, children }: BoardSectionProps) {
  return (
    <div
      class={className}
      ref={place ?? null}
      data-part="board"
      data-imagined={model.view.imagined.value !== undefined}
    >
      {children}
    </div>
  );
}
