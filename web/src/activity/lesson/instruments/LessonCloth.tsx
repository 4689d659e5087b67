import { useContext, useEffect, useRef } from 'preact/hooks';
import { countSymbol } from '../../../text/places';
import t from '#words/counting';
import { Button } from '../../../ui/Button';
import layout from '../../../ui/layout.module.css';
import { lazyComponent } from '../../../ui/lazily';
import type { MakeCloth } from '../../../cloth/shown_cloth';
import { isAnswered, LessonSurroundings, partId, useLesson, type OpenLesson } from '../lesson';
import { Instrument } from './Instrument';
import instrument from './instrument.module.css';

interface LessonClothProps {
  /** A board of the lesson, with the Flipping Game. */
  readonly board: string;
  /** The question whose answer the picture would reveal: it is shown once that is answered. */
  readonly after: string;
}

/** The picture of where a board's winning first moves lie. */
export function LessonCloth({ board, after }: LessonClothProps) {
  const lesson = useLesson();
  const isTold = isAnswered(lesson.guess(after).value.state);
  return (
    <Instrument class={instrument.cloth}>
      {isTold ? (
        <Cloth lesson={lesson} board={board} />
      ) : (
        <div class={layout.tight}>
          <p class={layout.note}>{t('cloth-later')}</p>
          <div class={layout.row} data-screen>
            <Button onClick={() => partWith(lesson, after)?.scrollIntoView()}>
              {t('cloth-question')}
            </Button>
          </div>
        </div>
      )}
    </Instrument>
  );
}

/** The heading of the part with the question. */
function partWith({ parts }: OpenLesson, question: string): HTMLElement | null {
  const part = parts.peek().find(({ questions }) => questions.includes(question));
  return part === undefined ? null : document.getElementById(partId(part.name));
}

interface ClothProps extends Pick<LessonClothProps, 'board'> {
  readonly lesson: OpenLesson;
}

const Cloth = lazyComponent<ClothProps>(async ({ lesson: { loadCloth } }) => {
  const make = await loadCloth();
  return (props) => <ShownCloth {...props} make={make} />;
});

/** In a frame it comes from another script, so it draws into a plain element. */
function ShownCloth({ lesson, board, make }: ClothProps & { readonly make: MakeCloth }) {
  const place = useRef<HTMLDivElement>(null);
  const { isFramed } = useContext(LessonSurroundings);
  useEffect(() => {
    const { rows, columns } = lesson.study(board).state.peek().study.start;
    const cloth = lesson.remember(`cloth of ${board}`, () =>
      make({
        question: {
          rows: { size: rows, lengths: 'triangular' },
          columns: { size: columns, lengths: 'square' },
        },
        name: countSymbol(rows, columns),
        isFramed,
      }),
    );
    return place.current ? cloth.show(place.current) : undefined;
  }, []);
  return <div ref={place} />;
}
