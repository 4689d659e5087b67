import { useRef } from 'preact/hooks';
import type { BoardModel, Position } from '../../model/board/board_model';
import { whiteDiscCount } from '../../model/board/position';
import { text } from '../../text';
import { Digits } from '../shared/Digits';
import { useKeptFocus } from '../shared/use_kept_focus';
import card from './card.module.css';
import { LightNumber } from './LightNumber';
import styles from './PositionCard.module.css';
import { PositionOutcome } from './PositionOutcome';

const HEADING_ID = 'position-heading';

interface PositionCardProps {
  readonly model: BoardModel;
  /** Whether P(M, N) leads to the page that solves it. */
  readonly leadsToSolve?: boolean;
}

/** What is true of the position as a whole, as far as it may be told; P(M, N) where it is the board of the opening. */
export function PositionCard({ model, leadsToSolve = true }: PositionCardProps) {
  const t = text();
  const section = useRef<HTMLElement>(null);
  // The button goes away when it is tried again, and this card is rendered with it.
  useKeptFocus(section, () => document.getElementById(HEADING_ID));
  const { position } = model.state.value;
  const { hides } = model.limits;
  const seen = model.recent.value;
  const openings = seen?.description.winningOpenings;
  /** What follows from the white discs. */
  const lit = (name: string, value: number) => (
    <LightNumber
      model={model}
      light={{ discs: {} }}
      name={`${name}: ${t.numbers.whole(value)}`}
      title={t.board.position.whiteDiscs}
    >
      {t.numbers.whole(value)}
    </LightNumber>
  );
  return (
    <section class={card.card} ref={section} aria-labelledby={HEADING_ID}>
      <h2 class={card.heading} id={HEADING_ID} tabIndex={-1}>
        {t.board.position.name}
      </h2>
      <PositionOutcome model={model} state={model.examination.value} />
      <dl class={styles.facts}>
        {!hides.nimbers && !hides.answers && (
          <div>
            <dt>{t.board.position.nimber}</dt>
            <dd>{seen === undefined ? '?' : lit(t.board.position.nimber, seen.boardNimber)}</dd>
          </div>
        )}
        <div>
          <dt>{t.board.position.whiteDiscs}</dt>
          <dd>{lit(t.board.position.whiteDiscs, whiteDiscCount(position))}</dd>
        </div>
        {!hides.answers && (
          <div>
            <dt>{t.countName(position.rows, position.columns)}</dt>
            <dd>
              {leadsToSolve ? (
                <OpeningsLink position={position} openings={openings} />
              ) : (
                <Openings openings={openings} />
              )}
            </dd>
          </div>
        )}
      </dl>
      {leadsToSolve && <p class={card.line}>{t.board.position.meaning}</p>}
    </section>
  );
}

interface OpeningsProps {
  /** Of the board that is shown; absent while it is hidden or not known. */
  readonly openings: bigint | undefined;
}

/** P(M, N). */
function Openings({ openings }: OpeningsProps) {
  return openings === undefined ? '?' : <Digits value={openings} />;
}

/** With the way to all that it is made of. */
function OpeningsLink({
  position: { rows, columns },
  openings,
}: OpeningsProps & { readonly position: Position }) {
  const t = text();
  const way = t.board.position.solve(t.countName(rows, columns));
  return (
    <a
      href={`#/solve?rows=${rows}&columns=${columns}`}
      aria-label={openings === undefined ? way : `${t.numbers.whole(openings)}. ${way}`}
    >
      <Openings openings={openings} />
    </a>
  );
}
