import { useMemo } from 'preact/hooks';
import type { BoardModel } from '../../model/board/board_model';
import { groupsBySize } from '../../model/board/size_groups';
import { text } from '../../text';
import { boardDetailsText } from '../../text/board_details';
import hidden from '../shared/visually_hidden.module.css';
import { GroupMatrix } from './GroupMatrix';
import { MoveListbox } from './MoveListbox';
import { sizeKey } from './size_key';
import { useListedSize } from './use_listed_size';
import styles from './WinningList.module.css';

interface WinningListProps {
  readonly model: BoardModel;
  /** Whether its heading is seen; it is heard in any case. */
  readonly isTitled?: boolean;
}

/**
 * All winning moves: how many of each size, and those of one size one by one. While those of another
 * position are worked out, the list stays as it is, so that the page does not jump.
 */
export function WinningList({ model, isTitled = true }: WinningListProps) {
  const t = boardDetailsText().list;
  const { status } = model.examination.value;
  const examination = model.recent.value;
  const groups = useMemo(
    () => (examination === undefined ? [] : groupsBySize(examination.winning)),
    [examination],
  );
  const listed = useListedSize(model);
  if (status === 'failed') return null;
  const open = groups.find((group) => listed && sizeKey(group) === sizeKey(listed)) ?? groups[0];
  return (
    <section
      class={styles.list}
      aria-labelledby="list-heading"
      aria-busy={model.areOpen.value && status === 'waiting'}
    >
      <h2 class={isTitled ? styles.heading : hidden.hidden} id="list-heading">
        {t.heading}
      </h2>
      {!model.areOpen.value ? (
        <p>{t.hidden}</p>
      ) : examination === undefined ? (
        <p>{text().board.position.waiting}</p>
      ) : open === undefined ? (
        <p>{t.none}</p>
      ) : (
        <>
          <p>{t.count(examination.winning.count)}</p>
          <div class={styles.parts}>
            <GroupMatrix
              groups={groups}
              open={open}
              onOpen={({ width, height }) => model.see({ listed: { width, height } })}
            />
            <div class={styles.group}>
              <h3 class={styles.size} id="list-group">
                {t.groupOption(open.height, open.width, open.moves.length)}
              </h3>
              <MoveListbox
                key={sizeKey(open)}
                model={model}
                group={open}
                winning={examination.winning}
                labelledBy="list-group"
              />
            </div>
          </div>
        </>
      )}
    </section>
  );
}
