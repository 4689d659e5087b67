import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { isFlippingGame, numberOf } from '../../game/game';
import type { Line } from '../../game/line';
import { run } from '../../game/move';
import { mexReason } from '../../study/why';
import type { AxisReason } from '../../study/why';
import type { StudyModel } from '../../study/study_model';
import { boardDetailsText } from '../../text/board_details';
import {
  Equals,
  FLIPPING_GAME_AXES,
  Formula,
  IndexedNimber,
  NimPlus,
  OTHER_AXES,
} from '../parts/formulas';
import { AxisStrip } from './AxisStrip';
import { hasLengths } from '../KindMatrix';
import { axisLight, numbersOf } from './lights';
import type { AxisName } from './lights';
import { FormulaLine, Lit, LitNumber } from './LitNumber';
import { MexView } from './MexView';
import section from './why_section.module.css';

interface AxisReasonViewProps {
  readonly model: StudyModel;
  readonly axis: AxisName;
  readonly line: Line;
  readonly reason: AxisReason;
}

/** One axis of the move: the places that it turns there, and its move nimber. */
export function AxisReasonView({ model, axis, line, reason }: AxisReasonViewProps) {
  const t = boardDetailsText().why;
  /** The place whose mex is open. */
  const open = useSignal<number | undefined>(undefined);
  const view = useRef<HTMLElement>(null);
  const mex = open.value === undefined ? undefined : mexReason(line, open.value);
  const isFlipping = isFlippingGame(model.state.value.study.game);
  const letter = (isFlipping ? FLIPPING_GAME_AXES : OTHER_AXES)[axis];
  const about = { model, axis, line, letter };

  /** The focus goes back to what opened it. */
  function close() {
    view.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    open.value = undefined;
  }

  return (
    <section class={section.section} ref={view} aria-labelledby={`why-${axis}`}>
      <h3 class={section.heading} id={`why-${axis}`}>
        {t.axes[axis]}
      </h3>
      <p>{t.turns[axis](numbersOf(line.game, reason.places))}</p>
      <p class={section.symbols}>
        {isFlipping ? t.symbols[axis] : t.symbols.other(axis, letter, hasLengths(line))}
      </p>
      <AxisStrip
        {...about}
        reason={reason}
        open={open.value}
        onOpen={(place) => (open.value = open.value === place ? undefined : place)}
      />
      {mex !== undefined && <MexView {...about} mex={mex} onClose={close} />}
      {hasLengths(line) && reason.prefixes ? (
        <PrefixFormula {...about} reason={reason} prefixes={reason.prefixes} />
      ) : (
        <SumFormula {...about} reason={reason} />
      )}
    </section>
  );
}

interface FormulaProps extends AxisReasonViewProps {
  /** That marks the axis in formulas. */
  readonly letter: string;
}

/** x[to] ⊕ x[from - 1], where the places are neighbours. */
function PrefixFormula({
  model,
  axis,
  letter,
  reason,
  prefixes: { before, after },
}: FormulaProps & { readonly prefixes: NonNullable<AxisReason['prefixes']> }) {
  const t = boardDetailsText().why;
  const from = reason.places[0] ?? 1;
  const to = reason.places.at(-1) ?? 1;
  const last = {
    model,
    light: axisLight(axis, run(1, to)),
    name: t.names.prefixXor(axis, to, after),
  };
  const first = {
    model,
    light: axisLight(axis, run(1, from - 1)),
    name: t.names.prefixXor(axis, from - 1, before),
  };
  return (
    <>
      <p>{t.moveNimber[axis]}</p>
      <FormulaLine>
        <Lit {...last}>
          <IndexedNimber name="x" axis={letter} index={to} />
        </Lit>
        <Formula>
          <NimPlus />
        </Formula>
        <Lit {...first}>
          <IndexedNimber name="x" axis={letter} index={from - 1} />
        </Lit>
        <Formula>
          <Equals />
        </Formula>
        <LitNumber {...last} value={after} />
        <Formula>
          <NimPlus />
        </Formula>
        <LitNumber {...first} value={before} />
        <Formula>
          <Equals />
        </Formula>
        <MoveNimber model={model} axis={axis} reason={reason} />
      </FormulaLine>
    </>
  );
}

/** The nim-sum of g over the places, whatever these are. */
function SumFormula({ model, axis, line, letter, reason }: FormulaProps) {
  const t = boardDetailsText().why;
  const places = reason.places.map((place) => {
    const grundyNumber = line.grundyNumbers[place - 1] ?? 0;
    const number = numberOf(line.game, place);
    const name = t.names.grundyNumber(axis, number, grundyNumber);
    return { number, grundyNumber, lit: { model, light: { [axis]: [place] }, name } };
  });
  return (
    <>
      <p>{t.moveNimberOfPlaces[axis]}</p>
      <FormulaLine>
        {places.map(({ number, lit }, index) => (
          <>
            {index > 0 && (
              <Formula>
                <NimPlus />
              </Formula>
            )}
            <Lit {...lit}>
              <IndexedNimber name="g" axis={letter} index={number} />
            </Lit>
          </>
        ))}
        {places.map(({ grundyNumber, lit }, index) => (
          <>
            <Formula>{index > 0 ? <NimPlus /> : <Equals />}</Formula>
            <LitNumber {...lit} value={grundyNumber} />
          </>
        ))}
        <Formula>
          <Equals />
        </Formula>
        <MoveNimber model={model} axis={axis} reason={reason} />
      </FormulaLine>
    </>
  );
}

function MoveNimber({ model, axis, reason }: Omit<AxisReasonViewProps, 'line'>) {
  const { places, moveNimber } = reason;
  return (
    <LitNumber
      model={model}
      light={{ [axis]: places }}
      name={boardDetailsText().why.names.moveNimber(axis, moveNimber)}
      value={moveNimber}
    />
  );
}
