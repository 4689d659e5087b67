import { largestBoardSide } from '../../model/board/board_size';
import { filledPosition, isAllWhite, whiteDiscCount } from '../../model/board/position';
import { EMBED_MODES, OPPONENTS, PLAYERS } from '../../model/embed/embed_settings';
import type { EmbedModel } from '../../model/embed/embed_model';
import { embedText } from '../../text/embed';
import card from '../board/card.module.css';
import { SideControl } from '../board/SideControl';
import buttons from '../shared/buttons.module.css';
import { Choice } from '../shared/Choice';
import { Segments } from '../shared/Segments';
import segments from '../shared/Segments.module.css';
import styles from './EmbedPage.module.css';

const SIDES = { smallest: 1, largest: largestBoardSide };

/** Which board it is, and what readers do with it. */
export function BoardChoices({ model }: { readonly model: EmbedModel }) {
  const t = embedText().board;
  const { position, mode, opponent, you } = model.settings.value;
  const { rows, columns } = position;
  return (
    <section class={card.card} aria-labelledby="board-heading">
      <h2 class={card.heading} id="board-heading">
        {t.heading}
      </h2>
      <Segments
        legend={t.mode}
        showsLegend
        options={EMBED_MODES.filter((name) => name !== 'play' || model.canBePlayed.value).map(
          (name) => [name, t.modes[name]] as const,
        )}
        value={mode}
        onChange={(next) => model.change({ mode: next })}
      />
      {!model.canBePlayed.value && <p class={card.line}>{t.tooLarge}</p>}
      {mode === 'play' && (
        <Choice
          name={t.opponent}
          values={OPPONENTS}
          labels={t.opponents}
          value={opponent}
          onChange={(next) => model.change({ opponent: next })}
        />
      )}
      {mode === 'play' && opponent !== 'person' && (
        <Segments
          legend={t.you}
          showsLegend
          options={PLAYERS.map((player) => [player, t.players[player]] as const)}
          value={you}
          onChange={(next) => model.change({ you: next })}
        />
      )}
      <SideControl
        axis="rows"
        side={rows}
        range={SIDES}
        onChange={(side = rows) => side !== rows && model.resize(side, columns)}
      />
      <SideControl
        axis="columns"
        side={columns}
        range={SIDES}
        onChange={(side = columns) => side !== columns && model.resize(rows, side)}
      />
      <Position model={model} />
    </section>
  );
}

function Position({ model }: { readonly model: EmbedModel }) {
  const t = embedText().board;
  const { position } = model.settings.value;
  const other = model.otherPosition.value;
  return (
    <fieldset class={styles.group}>
      <legend class={segments.legend}>{t.position}</legend>
      <p class={card.line}>
        {isAllWhite(position) ? t.allWhite : t.given(whiteDiscCount(position))}
      </p>
      <div class={card.actions}>
        {!isAllWhite(position) && (
          <button
            type="button"
            class={buttons.quiet}
            onClick={() => model.setPosition(filledPosition(position.rows, position.columns, 1))}
          >
            {t.makeWhite}
          </button>
        )}
        {other !== undefined && !isAllWhite(other) && (
          <button type="button" class={buttons.quiet} onClick={() => model.setPosition(other)}>
            {t.take(other.rows, other.columns)}
          </button>
        )}
      </div>
    </fieldset>
  );
}
