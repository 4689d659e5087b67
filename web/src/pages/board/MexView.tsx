import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Table, MexReason } from '../../model/board/board_model';
import { boardDetailsText } from '../../text/board_details';
import buttons from '../shared/buttons.module.css';
import { Equals, Formula, IndexedNimber, Nimber, NimPlus, RIGID } from '../shared/formulas';
import { FormulaLine } from './FormulaLine';
import { LightNumber } from './LightNumber';
import { axisLight, lightWords } from './lights';
import type { AxisName } from './lights';
import { Lit, LitNumber } from './LitNumber';
import styles from './MexView.module.css';
import { keepOneStop, moveAlong } from './moving_along';

/** Written as text, as the types of the attribute know only its truth value. */
const SEPARATOR: object = { separator: 'true' };

interface MexViewProps {
  readonly model: Table;
  readonly axis: AxisName;
  readonly mex: MexReason;
  readonly onClose: () => void;
}

/** g[i] = mex { x[i - 1] ⊕ x[i - l] }: the options, and the first number missing among them. */
export function MexView({ model, axis, mex, onClose }: MexViewProps) {
  const { mex: t, names } = boardDetailsText().why;
  const { position, grundyNumber, options } = mex;
  const itself = {
    model,
    light: { [axis]: { from: position, to: position } },
    name: names.grundyNumber(axis, position, grundyNumber),
  };
  return (
    <div class={styles.mex}>
      <div class={styles.top}>
        <h4 class={styles.heading}>{t.heading[axis](position)}</h4>
        <button type="button" class={buttons.quiet} onClick={onClose}>
          {t.close}
        </button>
      </div>
      {options.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <>
          <p>{t.explanation}</p>
          <Options model={model} axis={axis} mex={mex} />
        </>
      )}
      <FormulaLine>
        <Lit {...itself}>
          <IndexedNimber name="g" axis={axis} index={position} />
        </Lit>
        <Formula>
          <Equals />
          <mi mathvariant="normal">mex</mi>
          <mo {...RIGID}>{'{'}</mo>
        </Formula>
        {lengthsByValue(mex).map(([value, lengths], index) => (
          <>
            {index > 0 && (
              <Formula>
                <mo {...SEPARATOR}>,</mo>
              </Formula>
            )}
            <LitNumber
              key={value}
              model={model}
              light={axisLight(axis, position - Math.max(...lengths) + 1, position)}
              name={names.option(value, lengths)}
              value={value}
            />
          </>
        ))}
        <Formula>
          <mo {...RIGID}>{'}'}</mo>
          <Equals />
        </Formula>
        <LitNumber {...itself} value={grundyNumber} />
      </FormulaLine>
      {options.length > 0 && <p>{t.missing(grundyNumber)}</p>}
    </div>
  );
}

type OptionsProps = Omit<MexViewProps, 'onClose'>;

/** A line for each length, which lights the positions that its move turns. */
function Options({ model, axis, mex: { position, options } }: OptionsProps) {
  const { mex: t, names } = boardDetailsText().why;
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => keepOneStop(list.current));
  return (
    <ul class={styles.options} ref={list} onKeyDown={moveAlong}>
      {options.map(({ length, value }) => {
        const light = { [axis]: { from: position - length + 1, to: position } };
        return (
          <li key={length}>
            <LightNumber
              model={model}
              light={light}
              name={names.leavesOption(length, value)}
              title={lightWords(light)}
            >
              <span class={styles.length}>{t.length(length)}</span>{' '}
              <Formula>
                <IndexedNimber name="x" axis={axis} index={position - 1} />
                <NimPlus />
                <IndexedNimber name="x" axis={axis} index={position - length} />
                <Equals />
                <Nimber value={value} />
              </Formula>
            </LightNumber>
          </li>
        );
      })}
    </ul>
  );
}

/** The values of the options, ascending, each with the lengths that leave it. */
function lengthsByValue({ options }: MexReason): (readonly [number, readonly number[]])[] {
  const lengths = new Map<number, number[]>();
  for (const { length, value } of options)
    lengths.set(value, [...(lengths.get(value) ?? []), length]);
  return [...lengths].sort(([one], [other]) => one - other);
}
