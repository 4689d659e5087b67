/** Pictures of positions, on the screen and on paper, for several exercise kinds. */
import type { VNode } from 'preact';
import t from '#words/exercises';
import legendWords from '#words/legend';
import { lazyComponent } from '../../ui/lazily';
import layout from '../../ui/layout.module.css';
import { useMedia } from '../../ui/use_media';
import type { Position } from '../../game/position';
import { plainWords } from '../../text/terms';
import { WithTerms } from '../../ui/terms/Term';
import { LessonStage } from '../lesson/parts/LessonStage';
import { headsText } from './exercise_words';
import { PositionPicture } from '../../study_views/PositionPicture';
import exercises from './Exercises.module.css';
import { oneOfChoices } from './forms';
import type { WithExerciseItem, ShownPosition } from './kind';
import styles from './Sheets.module.css';

/** The code for paper is loaded with the first worksheet. */
const PositionOnPaper = lazyComponent(
  async () => (await import('../../study_views/PositionOnPaper')).PositionOnPaper,
);

/** In pixels, so that the question and its button fit into view with the board. */
const MAX_HEIGHT_PX = 340;
const LOW_FRAME_HEIGHT_PX = 256;
const LOW = '(max-width: 30rem) and (max-height: 47rem)';

/** The parts of a kind with one position. */
export const ON_POSITION = {
  game: ({ board }: ShownPosition) => board.game,
  Picture: ({ item }: WithExerciseItem<ShownPosition>) => {
    const model = item.study(item.exercise);
    const mostHeight = useMedia(LOW) ? LOW_FRAME_HEIGHT_PX : MAX_HEIGHT_PX;
    return (
      <>
        <LessonStage shown={{ model, onWhy: undefined }} mostHeight={mostHeight} />
        <EdgeNumbers {...item.exercise} />
      </>
    );
  },
  Paper: ({ exercise: { position, ...shown } }: { readonly exercise: ShownPosition }) => (
    <>
      <PositionsOnPaper {...shown} positions={[position]} />
      <EdgeNumbers {...shown} />
    </>
  ),
  paperHeight: ({ position, shown }: ShownPosition) =>
    positionsHeight([position]) + (shown === 'axes' ? LINE_MM : 0),
};

/** The meaning of the numbers opposite those of the rows and columns. */
function EdgeNumbers({ shown }: Pick<ShownPosition, 'shown'>) {
  return shown === 'axes' ? <p class={layout.note}>{legendWords('overlay-grundy')}</p> : null;
}

/** The parts of a kind with one position and some sentences to choose from, which may mark terms. */
export function positionChoiceForm<Exercise extends ShownPosition & { readonly right: number }>(
  choicesOf: (exercise: Exercise) => readonly string[],
) {
  return {
    ...ON_POSITION,
    form: oneOfChoices((exercise: Exercise) =>
      choicesOf(exercise).map((choice) => <WithTerms>{choice}</WithTerms>),
    ),
    Paper: ({ exercise }: { readonly exercise: Exercise }) => (
      <>
        <ON_POSITION.Paper exercise={exercise} />
        <ChoicesOnPaper choices={choicesOf(exercise).map(plainWords)} />
      </>
    ),
    paperHeight: (exercise: Exercise) =>
      ON_POSITION.paperHeight(exercise) + choicesOf(exercise).length * CHOICE_MM,
  };
}

interface PositionsProps extends Omit<ShownPosition, 'position'> {
  readonly positions: readonly Position[];
}

/** Each with its number. */
export function positionChoices({ board, shown, positions }: PositionsProps): VNode[] {
  return positions.map((position, index) => (
    <>
      <span class={exercises.choiceName}>{t('board-choice', { number: index + 1 })}</span>
      <PositionPicture
        board={board}
        position={position}
        shown={shown}
        label={headsText(board.game, position)}
      />
    </>
  ));
}

/** Several are numbered, each with a checkbox. */
export function PositionsOnPaper({ board, shown, positions }: PositionsProps) {
  return (
    <div class={`${layout.row} ${styles.pictures}`}>
      {positions.map((position, index) => (
        <figure key={index} class={styles.picture}>
          {positions.length > 1 && (
            <figcaption class={styles.choice}>
              {t('board-choice', { number: index + 1 })}
            </figcaption>
          )}
          <PositionOnPaper
            board={board}
            position={position}
            shown={shown}
            label={headsText(board.game, position)}
          />
        </figure>
      ))}
    </div>
  );
}

/** Sentences, each with a checkbox. */
function ChoicesOnPaper({ choices }: { readonly choices: readonly string[] }) {
  return (
    <ul class={layout.plain}>
      {choices.map((choice) => (
        <li key={choice} class={styles.choice}>
          {choice}
        </li>
      ))}
    </ul>
  );
}

/** In millimetres: pictures of boards have a cell of one centimetre, with numbers beside them. */
export const CELL_MM = 10;
const NUMBERS_MM = 8;
export const PAPER_WIDTH_MM = 174;
const CHOICE_MM = 7;
const LINE_MM = 5;

/** The height of positions of one size, side by side as far as they fit; a row that is wider than the sheet wraps. */
export function positionsHeight(positions: readonly Position[]): number {
  const { rows = 0, columns = 0 } = positions[0] ?? {};
  const width = columns * CELL_MM + NUMBERS_MM;
  const beside = Math.max(1, Math.floor(PAPER_WIDTH_MM / width));
  const height =
    (rows === 1 ? Math.ceil(width / PAPER_WIDTH_MM) : 1) * (rows * CELL_MM + NUMBERS_MM);
  const caption = positions.length > 1 ? CHOICE_MM : 0;
  return Math.ceil(positions.length / beside) * (height + caption);
}
