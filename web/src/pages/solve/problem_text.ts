import type { SolveModel } from '../../model/solve_model';
import type { FieldName, FieldProblems } from '../../model/solve_fields';
import type { PlanState } from '../../model/plan_model';
import { solveText } from '../../text/solve';

/** What is wrong with a field, in words: with its text first, then with what the solver makes of it. */
export function fieldProblem(model: SolveModel, name: FieldName): string | undefined {
  return typedProblem(model.problems.value, name) ?? refusedProblem(model.plan.value, name);
}

function typedProblem(problems: FieldProblems, name: FieldName): string | undefined {
  const t = solveText();
  if (name === 'rows' || name === 'columns') {
    const problem = problems[name];
    return problem && t.sizeProblems[problem];
  }
  const problem = problems[name];
  if (problem === undefined) return undefined;
  return problem.kind === 'empty-list'
    ? t.listProblems[problem.kind]()
    : t.listProblems[problem.kind](problem.entry);
}

function refusedProblem(plan: PlanState, name: FieldName): string | undefined {
  if (plan.status !== 'refused' || plan.axis === undefined) return undefined;
  const { kind, amount } = plan.error;
  const { refusals } = solveText();
  switch (kind) {
    case 'size-out-of-range':
      return name === plan.axis ? refusals[kind]() : undefined;
    case 'bad-length-family':
    case 'too-many-lengths':
      return name === (plan.axis === 'rows' ? 'rowLengths' : 'columnLengths')
        ? refusals[kind](amount)
        : undefined;
    default:
      return undefined;
  }
}
