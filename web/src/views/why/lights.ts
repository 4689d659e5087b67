/** What the board lights for the numbers of an explanation. */
import { useEffect, useRef } from 'preact/hooks';
import type { AxisName } from '../../engine/boards';
import { numberOf } from '../../game/game';
import type { LineGame } from '../../game/game';
import type { Places } from '../../game/move';
import type { StudyModel } from '../../study/study_model';
import type { Light } from '../../study/view';
import t from '#words/position';
import { listOf } from '../../text/language';
import { columnList, rowList } from '../../text/places';

export const ALL_HEADS: Light = { coins: {} };

/** The heads of one value. */
export function valueLight(value: number): Light {
  return { coins: { value } };
}

/** Undefined where there are no places. */
export function axisLight(axis: AxisName, places: Places): Light | undefined {
  return places.length === 0 ? undefined : { [axis]: places };
}

/** The same for those who do not see the board: `rows 2 to 4, column 5`. */
export function lightWords(model: StudyModel, { coins, rows, columns }: Light): string {
  const { game } = model.state.value.study;
  const lit = [
    coins && coinsWords(coins.value),
    rows && rowList(numbersOf(game.rows, rows)),
    columns && columnList(numbersOf(game.columns, columns)),
  ];
  return listOf(lit.filter((words) => words !== undefined));
}

function coinsWords(value: number | undefined): string {
  return value === undefined ? t('lit-all') : t('lit-value', { value });
}

export function numbersOf(line: LineGame, places: Places): number[] {
  return places.map((place) => numberOf(line, place));
}

/**
 * Lights the board for something that is pointed at. When that goes away or explains something else,
 * no pointer leaves it and it loses no focus that anybody would be told of: its light goes out then too.
 */
export function useShine(
  model: StudyModel,
  explained: unknown,
): (light: Light | undefined) => void {
  const own = useRef<Light | undefined>(undefined);
  useEffect(
    () => () => {
      if (own.current !== undefined && model.light.peek() === own.current) model.shine(undefined);
    },
    [model, explained],
  );
  return (light) => {
    own.current = light;
    model.shine(light);
  };
}
