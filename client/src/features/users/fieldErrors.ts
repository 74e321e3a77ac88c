import { problemsOf } from '../../components/formProblems';

/** Errors by field; `true` marks a field whose error message an earlier field already shows. */
export type FieldErrors = Readonly<Record<string, string | true>>;

/** The server's errors by field; each message appears once, at the first of its fields in the order of the form. */
export function fieldErrorsOf(error: unknown, order: readonly string[]): FieldErrors {
  const problems = problemsOf(error, order);
  const shown = new Set<string>();
  const errors: Record<string, string | true> = {};
  for (const name of order) {
    const problem = problems[name];
    if (problem === undefined) continue;
    errors[name] = shown.has(problem) ? true : problem;
    shown.add(problem);
  }
  return errors;
}

/** Whether the server's error names a field of this form. */
export function concernsField(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}
