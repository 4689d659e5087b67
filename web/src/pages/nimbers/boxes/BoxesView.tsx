import t from '#words/boxes';
import nimbersWords from '#words/nimbers';
import commonWords from '#words/common';
import { sentencesOf } from '../../../text/language';
import { numberList } from '../../../text/places';
import layout from '../../../ui/layout.module.css';
import { Button } from '../../../ui/Button';
import { Failure } from '../../../ui/Failure';
import {
  boxCoinAt,
  numberAlong,
  sameCoin,
  coinsCrossing,
  formatBox,
  readBox,
  boxAfterTurning,
  type Box,
  type BoxAnswer,
  type BoxModel,
  type BoxMove,
} from './box';
import styles from './Boxes.module.css';
import { SetUpSection } from '../SetUpSection';
import { GamesForm } from './GamesForm';
import { axisName, Slice } from './Slice';
import type { OpenSection } from '../part';
import { SetUpModel } from '../set_up_model';

interface BoxesProps {
  readonly model: BoxModel;
}

export function BoxesView({ model }: BoxesProps) {
  const known = model.known.value;
  return (
    <SetUpSection
      id="boxes-heading"
      heading={t('heading')}
      introduction={t('introduction')}
      rejected={model.rejected.value}
      undo={() => model.undo()}
      spoken={known?.question === model.state.value ? spoken(model, known.answer) : ''}
    >
      <div class={styles.box}>
        <Slice model={model} />
        <PositionSection model={model} />
      </div>
      <GamesForm model={model} />
    </SetUpSection>
  );
}

function PositionSection({ model }: BoxesProps) {
  const failed = model.failed.value;
  const known = model.known.value;
  const box = model.state.value;
  return (
    <section class={layout.card} aria-labelledby="boxes-position" data-printed>
      <h3 id="boxes-position" class={layout.subtitle}>
        {t('position')}
      </h3>
      {failed !== undefined ? (
        <Failure failed={failed} />
      ) : box.heads.length === 0 ? (
        <p>{t('no-heads')}</p>
      ) : (
        <>
          <p>{t('heads', { count: box.heads.length, here: headsInSlice(box) })}</p>
          {known?.question === box ? (
            <Outcome model={model} answer={known.answer} />
          ) : (
            <p>{commonWords('working-out')}</p>
          )}
        </>
      )}
      <div class={layout.row}>
        <Button isDisabled={!model.canUndo.value} onClick={() => model.undo()}>
          {commonWords('undo')}
        </Button>
        <Button
          isDisabled={box.heads.length === 0}
          onClick={() => model.change({ ...box, heads: [] })}
        >
          {t('clear')}
        </Button>
      </div>
    </section>
  );
}

function headsInSlice(box: Box): number {
  const { down, across, heads } = box;
  return heads.filter((coin) => sameCoin(coin, boxCoinAt(box, coin[down] ?? 0, coin[across] ?? 0)))
    .length;
}

/** The nimber, and a winning move if there is one. */
function Outcome({ model, answer }: BoxesProps & { readonly answer: BoxAnswer }) {
  const box = model.state.value;
  const nimber = t('nimber', { nimber: answer.nimber });
  if (answer.corner === undefined)
    return (
      <p>
        {nimber} {t('cannot-win')}
      </p>
    );
  const move = answer.turned;
  return (
    <>
      <p>
        {nimber} {t('can-win')}
      </p>
      <ul class={styles.turned}>
        {move.map((places, axis) => (
          <li key={axis}>
            {t('turned', {
              axis: axisName(box, axis),
              places: numberList(places.map((place) => numberAlong(box.axes, axis, place))),
            })}
          </li>
        ))}
      </ul>
      <div class={layout.row}>
        <Button look="strong" onClick={() => model.play(move)}>
          {commonWords('play-it')}
        </Button>
        <p class={layout.note}>
          {t('coins-turned', { count: move.reduce((all, places) => all * places.length, 1) })}
        </p>
      </div>
    </>
  );
}

function spoken(model: BoxModel, { nimber }: BoxAnswer): string {
  const step = model.step.value;
  const outcome =
    nimber === 0n ? nimbersWords('spoken-cannot-win') : t('spoken-can-win', { nimber });
  if (step.kind === 'played') {
    const count = step.move.reduce((all, places) => all * places.length, 1);
    return sentencesOf([t('spoken-turned', { count }), outcome]);
  }
  return step.kind === 'undone' ? `${nimbersWords('undone')} ${outcome}` : outcome;
}

/** Products of three or more games: the values of a box's coins, and a winning move. */
export const openBoxes: OpenSection = (engine) => {
  const model = new SetUpModel<Box, BoxAnswer, BoxMove>({
    read: readBox,
    format: formatBox,
    ask: ({ axes, down, across, at, heads }, signal) =>
      engine.ask(
        'box',
        {
          games: axes.map(({ game }) => game.name),
          sizes: axes.map(({ size }) => size),
          rowAxis: down,
          columnAxis: across,
          at,
          heads,
        },
        signal,
      ),
    afterMove: (box, move) => boxAfterTurning(box, coinsCrossing(move)),
  });
  return {
    settings: model.settings,
    visit: (query) => model.visit(query),
    View: () => <BoxesView model={model} />,
  };
};
