import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { clothBytes, isInstantCloth } from './cloth_work';
import type { ClothModel, ClothState } from './cloth_model';
import { isSameRegion, wholeClothPlace, type ClothSides, type ViewSize } from './place';
import type { BoardQuestion } from '../engine/api/axes';
import type { ClothRegion } from '../engine/api/cloth';
import { readWhole } from '../game/size_input';
import { pointOf } from '../viewport/point_of';
import { roundStep } from '../drawing/round_step';
import { useStaleCanvas } from '../viewport/stale_canvas';
import { numbers, oneOf } from '../text/language';
import { lastAnswered } from '../asking/ask';
import { shareOf } from '../text/exact_share';
import commonWords from '#words/common';
import t from '#words/cloth';
import { Button } from '../ui/Button';
import { Failure } from '../ui/Failure';
import { FieldNotes } from '../ui/FieldNotes';
import { Form } from '../ui/Form';
import layout from '../ui/layout.module.css';
import { LineInput } from '../ui/LineInput';
import { useFocusFallback } from '../ui/use_focus_fallback';
import { WithTerms } from '../ui/terms/Term';
import { ClothCanvas } from './ClothCanvas';
import { CLOTH_HEX, drawOverview } from './draw_cloth';
import { clothLegend } from './cloth_legend';
import { SaveForm } from './SaveForm';
import { Threads } from './Threads';
import styles from './cloth.module.css';

interface ClothProps {
  readonly model: ClothModel;
}

type DiscAddress = (board: BoardQuestion, disc: Disc) => string | undefined;
type Disc = Readonly<Record<'row' | 'column', number>>;

interface NamedProps extends ClothProps {
  /** P(7), with its length families if they are not the default. */
  readonly name: string;
}

export interface ClothViewProps extends NamedProps {
  readonly heading?: 'h1' | 'h3';
  /** In a course's page, where nothing is saved and no link leads to other pages. */
  readonly isFramed?: boolean;
  /** The address of a disc on its board; undefined if there is no such page. */
  readonly discAddress?: DiscAddress | undefined;
}

/** A page has one cloth. In a frame's lesson it comes from another script, which would generate the same ids again. */
const HEADING_ID = 'cloth-heading';

/** In milliseconds. */
const ANNOUNCEMENT_DELAY_MS = 150;

/** The picture with its controls. The cloth is open while the component is mounted. */
export function ClothView({
  model,
  name,
  heading: Heading = 'h3',
  isFramed = false,
  discAddress,
}: ClothViewProps) {
  const isQuick = isInstantCloth(model.board);
  useEffect(() => {
    // While a number is being typed, boards follow each other quickly.
    const timer = isQuick ? setTimeout(() => model.open(), ANNOUNCEMENT_DELAY_MS) : undefined;
    return () => {
      clearTimeout(timer);
      model.close();
    };
  }, [model, isQuick]);
  const state = model.state.value;
  return (
    <section class={`${layout.stack} ${styles.cloth}`} aria-labelledby={HEADING_ID}>
      <Heading class={layout.title} id={HEADING_ID} data-printed>
        {t('heading', { name })}
      </Heading>
      <p class={layout.words}>
        {t('introduction')}{' '}
        {!model.hides.nimbers && <WithTerms>{t('threads-introduction')}</WithTerms>}
      </p>
      {state.status === 'closed' && !isQuick ? (
        <div class={layout.row}>
          <Button onClick={() => model.open()}>{t('weave')}</Button>
          <span class={layout.note}>{t('weave-hint', { bytes: clothBytes(model.board) })}</span>
        </div>
      ) : state.status === 'failed' ? (
        <Failure failed={{ error: state.error, again: () => model.open() }} />
      ) : (
        <>
          <div class={styles.body} data-has-list={hasList(model)}>
            <Picture model={model} />
            <div class={`${layout.stack} ${styles.told}`}>
              <ReadOut model={model} name={name} />
              <Corner model={model} discAddress={discAddress} />
              {!model.hides.answers && <Legend model={model} />}
            </div>
            {state.status === 'open' && hasList(model) && (
              <Threads model={model} facts={state.facts} heading={Heading === 'h1' ? 'h2' : 'h4'} />
            )}
          </div>
          <PartForm model={model} />
          {state.status === 'open' && !isFramed && <SaveForm model={model} name={name} />}
        </>
      )}
    </section>
  );
}

/** Reserves the list's room before the cloth is open. */
function hasList({ state, hides }: ClothModel): boolean {
  const isPlain = state.value.status === 'open' && state.value.facts.threads.length === 0;
  return !isPlain && !hides.nimbers;
}

/** The cloth between its coordinates, with the buttons and the overview over it. */
function Picture({ model }: ClothProps) {
  const state = model.state.value;
  const { answers, nimbers } = model.hides;
  return (
    <div class={layout.tight}>
      <div
        class={styles.frame}
        style={{ '--letters': numbers.whole(model.board.rows).length }}
        dir="ltr"
        data-part="cloth"
        data-printed
      >
        <Ticks model={model} axis="rows" />
        <div class={styles.picture}>
          <ClothCanvas model={model} />
          {(state.status === 'opening' || state.status === 'closed') && (
            <p class={styles.veil}>{openingText(state)}</p>
          )}
          <Buttons model={model} />
          <Overview model={model} />
          <Spot model={model} />
        </div>
        <Ticks model={model} axis="columns" />
      </div>
      <p class={layout.note} id="cloth-keys" data-screen>
        {t('keys')}
      </p>
      {state.status === 'open' && state.facts.boardNimber === 0 && !answers && !nimbers && (
        <p>
          <WithTerms>{t('plain')}</WithTerms>
        </p>
      )}
    </div>
  );
}

/** The progress of opening, once it can be estimated. */
function openingText(state: ClothState): string {
  const progress = state.status === 'opening' ? state.progress : 0;
  return progress > 0 ? t('opening-share', { percent: Math.floor(100 * progress) }) : t('opening');
}

/** In pixels, between labelled coordinates. */
const TICK_ROOM = { rows: 48, columns: 96 };

const TICK_PLACES = { rows: styles.rows, columns: styles.columns };

function Ticks({ model, axis }: ClothProps & { readonly axis: 'rows' | 'columns' }) {
  const place = model.place.value;
  const view = model.view.value;
  const inView = model.inView.value;
  if (place === undefined || view === undefined || inView === undefined)
    return <div class={TICK_PLACES[axis]} />;
  const { first, last } = inView[axis];
  const step = roundStep(place.scale * TICK_ROOM[axis]);
  const [middle, pixels] = axis === 'rows' ? [place.row, view.height] : [place.column, view.width];
  const ticks = [];
  for (let at = Math.max(step, Math.ceil(first / step) * step); at <= last; at += step)
    ticks.push(at);
  if (first === 1 && step > 1) ticks.unshift(1);
  return (
    <div class={TICK_PLACES[axis]} aria-hidden="true">
      {ticks.map((at) => {
        const from = pixels / 2 + (at - 0.5 - middle) / place.scale;
        return (
          <span key={at} style={axis === 'rows' ? { bottom: `${from}px` } : leftOf(from, pixels)}>
            {numbers.whole(at)}
          </span>
        );
      })}
    </div>
  );
}

/** Centres a label on its coordinate; at an end of the picture it stays within. */
function leftOf(from: number, pixels: number) {
  const half = TICK_ROOM.columns / 3;
  const share = from < half ? 0 : from > pixels - half ? 100 : 50;
  return { left: `${from}px`, transform: `translateX(-${share}%)` };
}

function Buttons({ model }: ClothProps) {
  const step = (name: string, sign: ComponentChildren, act: () => void, isDisabled = false) => (
    <Button
      class={styles.button}
      aria-label={name}
      title={name}
      isDisabled={isDisabled}
      onClick={act}
    >
      <span aria-hidden="true">{sign}</span>
    </Button>
  );
  return (
    <div class={styles.buttons} data-screen>
      {step(commonWords('zoom-in'), '+', () => model.zoom(2))}
      {step(commonWords('zoom-out'), '−', () => model.zoom(0.5), model.isWhole.value)}
      {step(t('show-whole'), '⤢', () => model.seeAll(), model.isWhole.value)}
    </div>
  );
}

/** The way to a disc that was pressed while discs were too small to be told apart. */
function Spot({ model }: ClothProps) {
  const spot = model.spot.value;
  const said = useRef<HTMLDivElement>(null);
  // The button disappears once it is used.
  useFocusFallback(said, () => said.current?.parentElement?.querySelector('canvas'));
  return (
    <div ref={said} role="status" data-part="cloth-spot" data-screen>
      {spot && (
        <p class={styles.spot}>
          {t('spot', { row: spot.row, column: spot.column })}{' '}
          <Button onClick={() => model.approach(spot)}>{t('come-near')}</Button>
        </p>
      )}
    </div>
  );
}

/** The longer side: at most so many pixels, and at most this fraction of the view. */
const OVERVIEW = { most: 96, part: 0.2 };

/** The whole board, small, with a frame for the view; pressing it moves the view. */
function Overview({ model }: ClothProps) {
  const region = model.region.value;
  if (region === undefined || model.isWhole.value) return null;
  const { rows, columns } = model.board;
  const side = Math.min(OVERVIEW.most, OVERVIEW.part * (model.view.value?.width ?? 0));
  const perDisc = side / Math.max(rows, columns);
  const size = {
    width: Math.max(8, Math.round(perDisc * columns)),
    height: Math.max(8, Math.round(perDisc * rows)),
  };
  const { scale } = wholeClothPlace(model.board, size);
  const box = {
    left: `${(region.columns.first - 1) / scale}px`,
    bottom: `${(region.rows.first - 1) / scale}px`,
    width: `${(region.columns.last - region.columns.first + 1) / scale}px`,
    height: `${(region.rows.last - region.rows.first + 1) / scale}px`,
  };
  return (
    <div
      class={styles.overview}
      role="img"
      aria-label={t('overview')}
      onClick={(event) => {
        const { x, y } = pointOf(event, event.currentTarget);
        model.goTo({ row: (event.currentTarget.offsetHeight - y) * scale, column: x * scale });
      }}
    >
      <WholeCanvas model={model} size={size} />
      <span class={styles.window} style={box} />
    </div>
  );
}

function WholeCanvas({ model, size }: ClothProps & { readonly size: ViewSize }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stale = useStaleCanvas(canvas);
  const { width, height } = size;
  const pixels = {
    width: Math.round(width * devicePixelRatio),
    height: Math.round(height * devicePixelRatio),
  };
  // Resizing a canvas clears it.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawOverview(context, model, pixels);
  }, [model, model.version.value, pixels.width, pixels.height, stale]);
  return <canvas ref={canvas} {...pixels} style={{ width: `${width}px`, height: `${height}px` }} />;
}

/** The exact count of the visible region, once the view rests. */
function ReadOut({ model, name }: NamedProps) {
  const region = model.region.value;
  if (region === undefined) return null;
  const now = model.counted.value;
  const isNow = now !== undefined && isSameRegion(now.region, region);
  const isHidden = model.hides.answers;
  return (
    <p
      class={`${layout.words} ${layout.says}`}
      role="status"
      aria-busy={!isNow && !isHidden}
      data-part="cloth-count"
      data-printed
    >
      {t(isHidden ? 'region-alone' : 'region', {
        rowFrom: region.rows.first,
        rowTo: region.rows.last,
        columnFrom: region.columns.first,
        columnTo: region.columns.last,
      })}{' '}
      {!isHidden && <strong>{isNow ? countText(model, name, now.count) : t('counting')}</strong>}
    </p>
  );
}

function countText({ state }: ClothModel, name: string, count: bigint): string {
  const all = state.value.status === 'open' ? state.value.facts.winningOpenings : 0n;
  const share = shareOf(count, all);
  const percent = share.kind === 'some' ? share.percent : share.kind === 'all' ? 100 : 0;
  return t('winning', { count, percent, name });
}

/** The number of lengths listed for each thread. */
const MAX_LENGTHS = 40;
const MAX_LISTED_THREADS = 12;

/** The pressed disc and its winning moves by thread. */
function Corner({ model, discAddress }: Pick<ClothViewProps, 'model' | 'discAddress'>) {
  const asked = model.corner.value;
  const told = asked.status === 'idle' ? undefined : lastAnswered(asked)?.answer;
  if (told === undefined) return null;
  const { row, column, count, moves } = told;
  const address = discAddress?.(model.question, { row, column });
  const lengths = (all: Uint32Array) =>
    oneOf([
      ...Array.from(all.slice(0, MAX_LENGTHS), (length) => numbers.whole(length)),
      ...(all.length > MAX_LENGTHS ? [t('and-more', { count: all.length - MAX_LENGTHS })] : []),
    ]);
  return (
    <div class={layout.tight} role="status" data-part="cloth-disc" data-printed>
      <p>
        {t('disc', { row, column, count })}{' '}
        {address !== undefined && (
          <a href={address} data-screen>
            {t('see-corner')}
          </a>
        )}
      </p>
      <ul class={styles.moves}>
        {moves.slice(0, MAX_LISTED_THREADS).map(({ thread, heights, widths }) => (
          <li key={thread}>
            {t('disc-moves', { heights: lengths(heights), widths: lengths(widths) })}
          </li>
        ))}
        {moves.length > MAX_LISTED_THREADS && (
          <li>{t('and-more', { count: moves.length - MAX_LISTED_THREADS })}</li>
        )}
      </ul>
    </div>
  );
}

/** The colours of the current level and their meaning. */
function Legend({ model }: ClothProps) {
  const scale = model.scale.value;
  return (
    <div class={`${layout.row} ${layout.note} ${styles.legend}`} data-printed>
      {scale && (
        <>
          {t('legend')}
          <ul class={`${layout.plain} ${layout.row}`}>
            {clothLegend(scale).map(({ level, text }) => (
              <li key={level} class={layout.row}>
                <svg width="24" height="16" aria-hidden="true">
                  <rect width="24" height="16" fill={CLOTH_HEX[level]} />
                </svg>
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The visible part as four numbers, for use without a pointer. */
function PartForm({ model }: ClothProps) {
  const id = 'cloth-part';
  const typed = useSignal<readonly string[] | undefined>(undefined);
  const isWrong = useSignal(false);
  const region = model.region.value;
  const { rows, columns } = model.board;
  const shown = [
    ...[region?.rows.first, region?.rows.last, region?.columns.first, region?.columns.last],
  ].map((end) => String(end ?? ''));
  const texts = typed.value ?? shown;

  function see() {
    const read = readRegion(texts, model.board);
    isWrong.value = read === undefined;
    if (read === undefined) return;
    model.see(read);
    typed.value = undefined;
  }

  const field = (place: number, label: string) => (
    <label class={layout.row}>
      <span class={layout.label}>{label}</span>
      <LineInput
        id={place === 0 ? id : `${id}-${place}`}
        accepts="whole"
        text={texts[place] ?? ''}
        size={Math.max(4, String(Math.max(rows, columns)).length + 1)}
        problem={isWrong.value ? t('no-part', { rows, columns }) : undefined}
        onEdit={(text) => (typed.value = texts.map((was, at) => (at === place ? text : was)))}
      />
    </label>
  );
  return (
    <Form class={`${layout.tight} ${styles.part}`} onSubmit={see}>
      <div class={`${layout.row} ${styles.ends}`}>
        <div class={layout.row}>
          {field(0, t('rows-from'))}
          {field(1, t('rows-to'))}
        </div>
        <div class={layout.row}>
          {field(2, t('columns-from'))}
          {field(3, t('columns-to'))}
        </div>
        <Button type="submit">{t('show-part')}</Button>
      </div>
      <FieldNotes
        field={id}
        problem={isWrong.value ? t('no-part', { rows, columns }) : undefined}
      />
    </Form>
  );
}

function readRegion(texts: readonly string[], board: ClothSides): ClothRegion | undefined {
  const sides = [board.rows, board.rows, board.columns, board.columns];
  const [r1 = 0, r2 = 0, c1 = 0, c2 = 0] = texts.map((text, place) => {
    const read = readWhole(numbers.plain(text), BigInt(sides[place] ?? 0));
    return read.ok ? Number(read.value) : 0;
  });
  if (r1 === 0 || c1 === 0 || r2 < r1 || c2 < c1) return undefined;
  return { rows: { first: r1, last: r2 }, columns: { first: c1, last: c2 } };
}
