import type { Table, MexReason } from '../../model/board/board_model';
import { boardDetailsText } from '../../text/board_details';
import buttons from '../shared/buttons.module.css';
import { Equals, Formula, IndexedNimber, Nimber, NimPlus, RIGID } from '../shared/formulas';
import { LightNumber } from './LightNumber';
import { axisLight } from './lights';
import type { AxisName } from './lights';
import styles from './MexView.module.css';

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
  const t = boardDetailsText().why.mex;
  const { position, grundyNumber, options } = mex;
  const values = [...new Set(options.map(({ value }) => value))].sort((a, b) => a - b);
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
          <ul class={styles.options}>
            {options.map(({ length, value }) => (
              <li key={length}>
                <LightNumber model={model} light={axisLight(axis, position - length + 1, position)}>
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
            ))}
          </ul>
        </>
      )}
      <p class={styles.formula} dir="ltr">
        <Formula>
          <IndexedNimber name="g" axis={axis} index={position} />
          <Equals />
          <mi mathvariant="normal">mex</mi>
          <mo {...RIGID}>{'{'}</mo>
          {values.map((value, index) => (
            <>
              {index > 0 && <mo {...SEPARATOR}>,</mo>}
              <Nimber key={value} value={value} />
            </>
          ))}
          <mo {...RIGID}>{'}'}</mo>
          <Equals />
          <Nimber value={grundyNumber} />
        </Formula>
      </p>
      {options.length > 0 && <p>{t.missing(grundyNumber)}</p>}
    </div>
  );
}
