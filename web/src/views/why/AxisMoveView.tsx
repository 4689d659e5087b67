import type { Line } from '../../game/line';
import type { StudyModel } from '../../study/study_model';
import { leftOver } from '../../study/why';
import type { AxisReason } from '../../study/why';
import { boardDetailsText } from '../../text/board_details';
import { WithTerms } from '../terms/Term';
import { numbersOf } from './lights';
import type { AxisName } from './lights';
import { ValueSum } from './ValueSum';
import section from './why_section.module.css';

interface AxisMoveViewProps {
  readonly model: StudyModel;
  readonly axis: AxisName;
  readonly line: Line;
  readonly reason: AxisReason;
}

/** The move on one axis: the places that it turns there, and their nim-sum, its move nimber. */
export function AxisMoveView({ model, axis, line, reason }: AxisMoveViewProps) {
  const t = boardDetailsText().why;
  const { places, moveNimber, values } = reason;
  const words = t.moveNimber[axis];
  return (
    <section class={section.section} aria-labelledby={`why-${axis}`}>
      <h3 class={section.heading} id={`why-${axis}`}>
        {t.axes[axis]}
      </h3>
      <p>
        <WithTerms>{t.turns[axis](numbersOf(line.game, places))}</WithTerms>
      </p>
      <ValueSum
        model={model}
        label={t.grundyNumbers[axis]}
        values={values}
        sum={moveNimber}
        lightOf={(value) => ({
          [axis]: places.filter((place) => line.grundyNumbers[place - 1] === value),
        })}
        nameOf={({ value, count }) => t.names.places[axis](count, value)}
      />
      <p>
        <WithTerms>
          {leftOver(values).length === 1 ? words.one(moveNimber) : words.several(moveNimber)}
        </WithTerms>
      </p>
    </section>
  );
}
