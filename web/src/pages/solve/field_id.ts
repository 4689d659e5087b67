import type { FieldName } from '../../model/solve_fields';

/** The id of the input that a field's problem is about. */
export function fieldId(name: FieldName): string {
  return `field-${name}`;
}
