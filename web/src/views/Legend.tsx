import { HeatSwatch } from '../board/HeatSwatch';
import { heatSteps } from '../board/heat';
import type { Line } from '../game/line';
import type { StudyModel } from '../study/study_model';
import { text } from '../text';
import styles from './Legend.module.css';
import { isReviewing, lastMove } from './scene';

/** What the shades and the marks of the board mean. */
export function Legend({ model }: { readonly model: StudyModel }) {
  const t = text().board.layers;
  const { heat: layer, mode } = model.state.value.look;
  const heat = model.heat.value;
  const steps = heat === undefined ? [] : heatSteps(heat);
  return (
    <section class={styles.section} aria-label={t.legendName} data-printed>
      {layer !== 'none' && steps.length > 1 && (
        <>
          <p class={styles.title}>{t.legend[layer]}</p>
          <ul class={styles.legend}>
            {steps.map(({ from, to, level }) => (
              <li key={level}>
                <HeatSwatch level={level} />
                {level === 0 ? t.zero : t.range(from, to)}
              </li>
            ))}
          </ul>
        </>
      )}
      {mode === 'play' && <Lengths model={model} />}
      {mode !== 'edit' && <Marks model={model} />}
    </section>
  );
}

/** Which lengths a move may have, where that needs to be said. */
function Lengths({ model }: { readonly model: StudyModel }) {
  const board = model.board.value;
  const lengths = (line: Line) => line.movesAt(line.size).map(({ places }) => places.length);
  const isSaid = ({ game }: Line) => game.lengths !== undefined && game.lengths !== 'all';
  if (board === undefined || !isSaid(board.rows) || !isSaid(board.columns)) return null;
  return (
    <p class={styles.sizes}>
      {text().board.layers.sizes(lengths(board.columns), lengths(board.rows))}
    </p>
  );
}

function Marks({ model }: { readonly model: StudyModel }) {
  const t = text().board.layers;
  const isKnown = model.recent.value !== undefined;
  const isHinted = !isReviewing(model) && model.match.hint.value.corners.length > 0;
  return (
    <ul class={styles.legend}>
      {isKnown && <Winning name={t.winning} />}
      <li>
        <span aria-hidden="true">○</span>
        {isKnown ? t.possible : t.unknown}
      </li>
      {isHinted && <Winning name={t.corner} />}
      {lastMove(model) !== undefined && (
        <li>
          <span class={styles.last} aria-hidden="true" />
          {t.last}
        </li>
      )}
    </ul>
  );
}

function Winning({ name }: { readonly name: string }) {
  return (
    <li>
      <span class={styles.winning} aria-hidden="true">
        ◆
      </span>
      {name}
    </li>
  );
}
