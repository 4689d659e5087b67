import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import t from '#words/solve';
import { failureText } from '../../ui/failure_text';
import { numberProblem } from '../../ui/number_problem';
import { largestSizeText } from '../../widgets/count/names';
import type { SolveField, SolveProblems } from '../../widgets/count/solve_fields';
import type { PlanOrRefusal, SolveModel } from './solve_model';

/** The id of the field that a problem is about. */
export function fieldId(name: SolveField): string {
  return `field-${name}`;
}

/** What is wrong with a field, in words: with its text first, then with what the solver makes of it. */
export function fieldProblem(model: SolveModel, name: SolveField): string | undefined {
  return typedProblem(model.problems.value, name) ?? refusedProblem(model.plan.value, name);
}

interface DisclosureProps {
  readonly class?: string | undefined;
  readonly isOpen: Signal<boolean>;
  readonly children: ComponentChildren;
}

/** Opened and closed by its reader, and by the signal. */
export function Disclosure({ class: name, isOpen, children }: DisclosureProps) {
  return (
    <details
      class={name}
      open={isOpen.value}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      {children}
    </details>
  );
}

function typedProblem(problems: SolveProblems, name: SolveField): string | undefined {
  const largest = largestSizeText();
  if (name === 'rows' || name === 'columns') {
    const problem = problems[name];
    return problem && numberProblem(problem, largest);
  }
  const problem = problems[name];
  if (problem === undefined) return undefined;
  const { kind } = problem;
  if (kind === 'empty-list') return t('list-problem-empty-list');
  return t(`list-problem-${kind}`, { entry: problem.entry, largest });
}

function refusedProblem(plan: PlanOrRefusal | undefined, name: SolveField): string | undefined {
  if (plan?.status !== 'failed') return undefined;
  const { kind, axis } = plan.error;
  if (axis === undefined) return undefined;
  if (kind === 'size-out-of-range')
    return name === axis
      ? t('refusal-size-out-of-range', { largest: largestSizeText() })
      : undefined;
  if (name !== (axis === 'rows' ? 'rowLengths' : 'columnLengths')) return undefined;
  if (kind === 'bad-length-family') return t('refusal-bad-length-family');
  return kind === 'too-many-lengths' ? failureText(plan.error) : undefined;
}
