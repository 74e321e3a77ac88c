import { readServerError } from '../apollo/serverError';
import { inputProblemsOf } from './failureDetails';

type Problems<Field extends string> = Partial<Record<Field, string>>;

/**
 * Assigns the server's problems to the fields of a form. If the server named no field, its message may still concern
 * one: `fieldsByMessage` maps messages to fields.
 */
export function problemsOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  fieldsByMessage: Readonly<Record<string, Field>> = {},
): Problems<Field> {
  const problems: Problems<Field> = {};
  for (const [path, message] of Object.entries(inputProblemsOf(error))) {
    const field = fields.find((name) => name === path || path.endsWith(`.${name}`));
    if (field !== undefined) problems[field] = message;
  }
  const sentence = readServerError(error)?.message ?? '';
  const field = Object.hasOwn(fieldsByMessage, sentence) ? fieldsByMessage[sentence] : undefined;
  if (field !== undefined) problems[field] ??= sentence;
  return problems;
}

/** Marks the blank ones of several required fields; the first of them has the message. */
export function blankProblems<Field extends string>(
  values: Readonly<Record<Field, string>>,
  fields: readonly Field[],
  sentence: string,
): Partial<Record<Field, string | true>> {
  const [first, ...others] = fields.filter((field) => values[field].trim() === '');
  if (first === undefined) return {};
  const problems: Partial<Record<Field, string | true>> = {};
  problems[first] = sentence;
  for (const field of others) problems[field] = true;
  return problems;
}
