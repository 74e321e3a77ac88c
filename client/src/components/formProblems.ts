import { serverWords } from '../apollo/serverWords';
import { inputProblemsOf } from './failureDetails';

type Problems<Field extends string> = Partial<Record<Field, string>>;

/**
 * What the server found wrong with which field of a form. Where it named none, its sentence may still speak of one:
 * `spokenOf` says which sentences are about which field.
 */
export function problemsOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  spokenOf: Readonly<Record<string, Field>> = {},
): Problems<Field> {
  const problems: Problems<Field> = {};
  for (const [path, message] of Object.entries(inputProblemsOf(error))) {
    const field = fields.find((name) => name === path || path.endsWith(`.${name}`));
    if (field !== undefined) problems[field] = message;
  }
  const sentence = serverWords(error)?.message ?? '';
  const field = Object.hasOwn(spokenOf, sentence) ? spokenOf[sentence] : undefined;
  if (field !== undefined) problems[field] ??= sentence;
  return problems;
}

/** Of several fields that must be filled, those that are blank; the first of them says the sentence. */
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
