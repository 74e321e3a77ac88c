import { problemsOf } from '../../components/formProblems';

/** What is wrong with fields; `true` marks one of which a field before it says the sentence already. */
export type FieldErrors = Readonly<Record<string, string | true>>;

/** What the server found wrong with fields, each sentence once, at the first field in the order of the form. */
export function fieldErrorsOf(error: unknown, order: readonly string[]): FieldErrors {
  return saidOnce(problemsOf(error, order), order);
}

/** Whether the server named a field that this form has. */
export function namesAField(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

function saidOnce(
  problems: Readonly<Record<string, string | undefined>>,
  order: readonly string[],
): FieldErrors {
  const said = new Set<string>();
  const errors: Record<string, string | true> = {};
  for (const name of order) {
    const problem = problems[name];
    if (problem === undefined) continue;
    errors[name] = said.has(problem) ? true : problem;
    said.add(problem);
  }
  return errors;
}
