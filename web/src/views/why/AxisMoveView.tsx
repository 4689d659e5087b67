import type { Line } from '../../game/line';
import type { StudyModel } from '../../study/study_model';
import { leftOver } from '../../study/why';
import type { AxisReason } from '../../study/why';
import { columnList, rowList } from '../../text/places';
import commonWords from '#words/common';
import t from '#words/why';
import { WithTerms } from '../terms/Term';
import { numbersOf } from './lights';
import type { AxisName } from '../../engine/boards';
import { fateOf, ValueSum } from './ValueSum';
import section from './why_section.module.css';

interface AxisMoveViewProps {
  readonly model: StudyModel;
  readonly axis: AxisName;
  readonly line: Line;
  readonly reason: AxisReason;
}

/** The move on one axis: the places that it turns there, and their nim-sum, its move nimber. */
export function AxisMoveView({ model, axis, line, reason }: AxisMoveViewProps) {
  const { places, moveNimber, values } = reason;
  const turned = numbersOf(line.game, places);
  const list = axis === 'rows' ? rowList(turned) : columnList(turned);
  const left = leftOver(values).length === 1 ? 'one-left' : 'several-left';
  return (
    <section class={section.section} aria-labelledby={`why-${axis}`}>
      <h3 class={section.heading} id={`why-${axis}`}>
        {commonWords(`${axis}-axis`)}
      </h3>
      <p>
        <WithTerms>{t(`turns-${axis}`, { count: turned.length, list })}</WithTerms>
      </p>
      <ValueSum
        model={model}
        label={t(`grundy-numbers-${axis}`)}
        values={values}
        sum={moveNimber}
        lightOf={(value) => ({
          [axis]: places.filter((place) => line.grundyNumbers[place - 1] === value),
        })}
        nameOf={(equal) => t(`${axis}-of-value`, { ...equal, fate: fateOf(equal) })}
      />
      <p>
        <WithTerms>{t(`${left}-${axis}`, { value: moveNimber })}</WithTerms>
      </p>
    </section>
  );
}
