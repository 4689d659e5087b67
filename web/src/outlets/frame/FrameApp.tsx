import { useEffect, useRef } from 'preact/hooks';
import { isOneRow, type Game } from '../../game/game';
import type { Rejected } from '../../game/route';
import { AddressMessages } from '../../study_views/AddressMessages';
import { gameName, ruleText } from '../../study_views/game_words';
import { BoardSection } from '../../study_views/BoardSection';
import { BoardAnnouncer } from '../../study_views/BoardAnnouncer';
import { Legend } from '../../study_views/Legend';
import { Stage } from '../../study_views/Stage';
import { StudyBar } from '../../study_views/StudyBar';
import { useUndoKeys } from '../../study_views/use_undo_keys';
import { ReviewPanel } from '../../study_views/play/ReviewPanel';
import { Sentences } from '../../ui/Message';
import { useFocusFallback } from '../../ui/use_focus_fallback';
import layout from '../../ui/layout.module.css';
import type { StudyModel } from '../../study/study_model';
import t from '#words/frame';
import styles from './FrameApp.module.css';
import { FrameSheet, SHEET_ID, sheetName } from './FrameSheet';
import type { FrameView, SheetName } from './frame_view';
import { LOW_FRAME_PX, useBoardHeight } from './heights';
import { availablePanels } from './panels';
import { settingText } from './settings';

interface FrameAppProps {
  readonly model: StudyModel;
  readonly view: FrameView;
  /** Settings of the frame's own address that could not be used. */
  readonly rejected: readonly Rejected[];
  /** In pixels, and limited by the screen: the frame's own height depends on the board's. */
  readonly mostHeight: number;
  /** The content's height or width has changed. */
  readonly onResize: () => void;
}

/** The board, the selection, and buttons that open further panels as sheets. */
export function FrameApp({ model, view, rejected, mostHeight, onResize }: FrameAppProps) {
  const main = useRef<HTMLElement>(null);
  useUndoKeys(model.moving);
  useEffect(() => {
    if (main.current === null) return;
    const sizes = new ResizeObserver(onResize);
    sizes.observe(main.current);
    return () => sizes.disconnect();
  }, []);
  // A focused button may disappear with its mode or sheet.
  useFocusFallback(main, () => main.current);

  const { study } = model.state.value;
  const name = gameName(study.game);
  useEffect(() => {
    document.title = name;
  }, [name]);
  const cap = view.height.value;
  const boardHeight = useBoardHeight(main, mostHeight, cap);
  const panels = availablePanels(model, view);
  const opened = view.opened.value;
  const sheet = opened === 'rule' || panels.some((panel) => panel === opened) ? opened : undefined;
  const review = model.review.state.value;
  return (
    <main
      class={styles.frame}
      ref={main}
      tabIndex={-1}
      data-frame
      data-opened={sheet !== undefined}
      data-capped={cap !== undefined}
      data-low={cap !== undefined && cap < LOW_FRAME_PX}
    >
      <h1 class={layout.hidden}>{name}</h1>
      <Problems model={model} rejected={rejected} />
      <div class={styles.stage}>
        <BoardSection class={styles.board} model={model}>
          <Stage model={model} mostHeight={boardHeight} />
        </BoardSection>
        <StudyBar model={model} onWhy={panels.includes('why') ? () => view.open('why') : undefined}>
          <FrameFoot model={model} view={view} panels={panels} opened={sheet} />
        </StudyBar>
        {sheet !== undefined && (
          <FrameSheet
            key={sheet}
            model={model}
            sheet={sheet}
            onClose={() => view.open(undefined)}
          />
        )}
      </div>
      {review && <ReviewPanel model={model} review={review} />}
      {sheet !== 'rule' && (
        <div class={styles.paper}>
          <p data-printed>{ruleText(study.game)}</p>
          <Legend model={model} />
        </div>
      )}
      <BoardAnnouncer model={model} />
    </main>
  );
}

/** Settings of the address that could not be used. */
function Problems({ model, rejected }: Pick<FrameAppProps, 'model' | 'rejected'>) {
  return (
    <>
      <Sentences of={rejected.map(settingText)} />
      <AddressMessages rejected={model.visits.rejected.value} />
    </>
  );
}

interface FrameFootProps {
  readonly model: StudyModel;
  readonly view: FrameView;
  /** The panels that have any content. */
  readonly panels: readonly SheetName[];
  readonly opened: SheetName | undefined;
}

/**
 * The rule in one line, and a button for each panel. The button for reasons is in the bar above, except in a review.
 */
function FrameFoot({ model, view, panels, opened }: FrameFootProps) {
  const { study, look } = model.state.value;
  const button = (sheet: SheetName, words: string, label: string | undefined) => (
    <button
      key={sheet}
      type="button"
      class={styles.button}
      aria-expanded={opened === sheet}
      aria-controls={opened === sheet ? SHEET_ID : undefined}
      aria-label={label}
      title={label}
      onClick={() => view.open(opened === sheet ? undefined : sheet)}
    >
      {words}
    </button>
  );
  return (
    <>
      <p class={styles.rule}>{shortRule(study.game)}</p>
      <div class={styles.buttons}>
        {button('rule', '?', sheetName('rule'))}
        {panels
          .filter((panel) => panel !== 'why' || look.mode === 'play')
          .map((panel) => button(panel, sheetName(panel), undefined))}
      </div>
    </>
  );
}

/** Games whose rule fits one line. */
const SHORT_RULES = ['flipping-game', 'rugs', 'turning-corners', 'acrostic-twins'] as const;

function shortRule(game: Game): string {
  const known = SHORT_RULES.find((name) => name === game.name);
  return t(known ? `rule-${known}` : isOneRow(game) ? 'rule-one-row' : 'rule-other');
}
