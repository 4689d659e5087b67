import { HeatSwatch } from '../board/HeatSwatch';
import { MARK_SIGNS, type BoardScene } from '../board/state';
import type { StudyModel } from '../study/study_model';
import t from '#words/legend';
import { heatSteps, type LegendRow, type LegendSign } from '../drawing/draw_legend';
import { endDeterminesMove } from '../game/draft';
import { isPictureSized } from '../game/game';
import type { Line } from '../game/line';
import { PLAYERS, whoPlays } from '../game/match';
import { numbers, oneOf } from '../text/language';
import { PLAYER_SIGNS, playerName } from '../text/players';
import { moveText } from './names';
import { endSpots, hintedCorners, isReviewing, lastMove } from './scene';
import styles from './position.module.css';
import layout from '../ui/layout.module.css';

/** The meaning of the board's shades and marks. */
export function Legend({ model }: { readonly model: StudyModel }) {
  return (
    <section role="group" class={styles.section} aria-label={t('name')} data-printed>
      {legendOfScene(model, model.view.heat.value).map((row, number) =>
        row.every(({ sign }) => sign === undefined) ? (
          <p key={number} class={layout.note}>
            {row.map((item) => item.text)}
          </p>
        ) : (
          <ul key={number} class={`${layout.plain} ${layout.note} ${styles.legend}`}>
            {row.map((item) => (
              <li key={item.text}>
                {item.sign !== undefined && <Sign sign={item.sign} />}
                {item.text}
              </li>
            ))}
          </ul>
        ),
      )}
      {model.state.value.look.mode === 'play' && <Players model={model} />}
      <ChosenOnPaper model={model} />
    </section>
  );
}

/** Names the framed move in print; on the screen the bar under the board does. */
function ChosenOnPaper({ model }: { readonly model: StudyModel }) {
  const { study } = model.state.value;
  const chosen = model.view.chosen.value;
  if (chosen === undefined) return null;
  const wins = model.view.wins(chosen);
  const fate = wins === undefined ? 'unknown' : wins ? 'wins' : 'loses';
  return <p data-paper>{t('chosen', { fate, move: moveText(study, chosen) })}</p>;
}

/** The players' signs in the list of moves. */
function Players({ model }: { readonly model: StudyModel }) {
  const { match } = model.state.value;
  return (
    <ul class={`${layout.plain} ${layout.note} ${styles.legend}`}>
      {PLAYERS.map((player) => (
        <li key={player}>
          <span aria-hidden="true">{PLAYER_SIGNS[player]}</span>
          {playerName(whoPlays(match, player))}
        </li>
      ))}
    </ul>
  );
}

function Sign({ sign }: { readonly sign: LegendSign }) {
  if (typeof sign !== 'string' || sign === 'tails') return <HeatSwatch sign={sign} />;
  if (sign === 'last') return <span class={styles.last} aria-hidden="true" />;
  return (
    <span class={sign === 'winning' ? styles.winning : undefined} aria-hidden="true">
      {MARK_SIGNS[sign]}
    </span>
  );
}

/** `heat` is the shading that is drawn: a saved picture may have none although the page has. */
export function legendOfScene(model: StudyModel, heat: BoardScene['heat']): readonly LegendRow[] {
  const { mode, overlays } = model.state.value.look;
  return [
    ...shadeRows(model, heat),
    ...(model.view.values.value ? [[{ text: t('overlay-values') }]] : []),
    ...(overlays.includes('grundy') ? [[{ text: t('overlay-grundy') }]] : []),
    ...(mode === 'play' ? lengthRows(model) : []),
    ...(mode === 'edit' ? [] : [markRow(model)]),
  ];
}

function shadeRows(model: StudyModel, heat: BoardScene['heat']): LegendRow[] {
  const layer = model.state.value.look.heat;
  if (layer === 'none' || heat === undefined) return [];
  const position = model.view.position.value;
  // In a picture of squares a black disc has its own colour.
  const hasTails = isPictureSized(position) && position.coins.includes(0);
  return [
    [{ text: t(`shading-${layer}`) }],
    [
      ...heatSteps(heat).map(({ from, to, levels }) => ({
        sign: levels,
        text: from === 0 ? t('none') : rangeText(from, to),
      })),
      ...(hasTails ? [{ sign: 'tails' as const, text: t('tails') }] : []),
    ],
  ];
}

function rangeText(from: number, to: number): string {
  return from === to ? numbers.whole(from) : t('range', { from, to });
}

/** The possible lengths of moves, for games that need to explain them. */
function lengthRows(model: StudyModel): LegendRow[] {
  const board = model.view.board.value;
  const lengths = (line: Line) =>
    oneOf(line.movesAt(line.size).map(({ places }) => numbers.whole(places.length)));
  const isSaid = ({ game }: Line) => game.lengths !== undefined && game.lengths !== 'all';
  if (board === undefined || !isSaid(board.rows) || !isSaid(board.columns)) return [];
  const widths = lengths(board.columns);
  const heights = lengths(board.rows);
  return [[{ text: t('lengths', { widths, heights }) }]];
}

function markRow(model: StudyModel): LegendRow {
  const isKnown = model.view.recent.value !== undefined;
  const isTold =
    model.view.hasRevealedVerdict.value && endSpots(model).some(({ mark }) => mark === 'winning');
  const board = model.view.board.value;
  const isByEnd = board === undefined || endDeterminesMove(board);
  const isHinted = hintedCorners(model).length > 0;
  const isAnswered = model.refutation.isShown.value;
  const isOutlined = model.view.imagined.value?.last !== undefined || lastMove(model) !== undefined;
  const outlined = isAnswered ? 'reply' : isReviewing(model) ? 'played' : 'last';
  const hinted = model.state.value.look.mode === 'predict' ? 'corner-if-any' : 'corner';
  return [
    ...(isKnown || isTold
      ? [{ sign: 'winning' as const, text: t(isByEnd ? 'winning' : 'adds-winning') }]
      : []),
    {
      sign: 'possible',
      text: t(!isByEnd ? 'adds' : isKnown ? 'possible' : 'unknown'),
    },
    ...(isHinted ? [{ sign: 'winning' as const, text: t(hinted) }] : []),
    ...(isOutlined ? [{ sign: 'last' as const, text: t(outlined) }] : []),
  ];
}
