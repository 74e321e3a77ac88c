import { entryField, fieldsInPageOrder, isEntryFieldName, requiredEntryFields } from '@contract/entry-fields';
import { limits } from '@contract/limits';
import { clientMessages } from '@contract/messages-client';
import { additionalProblems, nameProblem } from '@contract/rules/additional';
import { readEntryInput } from '@contract/rules/entry-input';

import { readServerError } from '../../apollo/serverError';
import { inputProblemsOf } from '../failureDetails';
import { blankProblems } from '../formProblems';
import { type AdditionalPair, type EntryFormValues, filledParts, inputOf } from './entryFormValues';
import type { ExtraField } from './formSections';

/** The problems of a form by path; `true` marks a field that the message of another field already covers. */
export type EntryProblems = Readonly<Record<string, string | true>>;

/** The path of the name or the text of a row among problems. */
export const pairPath = (pair: AdditionalPair, part: 'name' | 'text') => `additional.${pair.key}.${part}`;

/** Returns the problems for which the contract would refuse an entry, before it is sent. */
export function entryProblems(values: EntryFormValues): EntryProblems {
  return {
    ...blankProblems(values, requiredEntryFields, clientMessages.entryFieldsRequired),
    ...contentProblems(values),
    ...(values.reason.trim().length > limits.reasonLength && {
      reason: clientMessages.tooLong('reason', limits.reasonLength),
    }),
  };
}

/** Returns the problems of the parts that are filled in; missing parts are not reported. */
export function contentProblems(values: EntryFormValues): EntryProblems {
  const fields = filledParts(values).filter((part) => part !== 'additional');
  const { problems } = readEntryInput(inputOf(values, fields));
  return {
    ...Object.fromEntries(problems.map(({ path, message }) => [path, message])),
    ...unfinishedPairs(values.additional),
    ...pairProblems(values.additional),
  };
}

/** Returns the problems of the rows as far as they are filled in; also used during typing. */
export function pairProblems(pairs: readonly AdditionalPair[]): EntryProblems {
  const problems: Record<string, string> = {};
  const seen = new Set<string>();
  for (const pair of pairs) {
    const name = pair.name.trim();
    if (name === '') continue;
    const problem = seen.has(name) ? clientMessages.additionalNameUsed(name) : nameProblem(name);
    if (problem !== null) problems[pairPath(pair, 'name')] = problem;
    const [ofText] = additionalProblems({ [name]: pair.text.trim() });
    if (ofText) problems[pairPath(pair, 'text')] = ofText.message;
    seen.add(name);
  }
  if (seen.size > limits.additional.keys)
    problems.additional = clientMessages.additionalTooMany(limits.additional.keys);
  return problems;
}

/** Rows with one half missing; the server would drop the other half. */
function unfinishedPairs(pairs: readonly AdditionalPair[]): EntryProblems {
  const problems: Record<string, string> = {};
  for (const pair of pairs) {
    const [name, text] = [pair.name.trim(), pair.text.trim()];
    if (name === '' && text !== '') problems[pairPath(pair, 'name')] = clientMessages.additionalNameBlank;
    if (name !== '' && text === '')
      problems[pairPath(pair, 'text')] = `Enter a text for ${name}, or remove it`;
  }
  return problems;
}

/** Returns the problems that the server found, by path in the form; empty if they concern no part of the form. */
export function serverProblems(error: unknown, values: EntryFormValues): EntryProblems {
  const problems = namedProblems(error, values);
  if (
    Object.keys(problems).length > 0 ||
    readServerError(error)?.message !== clientMessages.entryFieldsRequired
  )
    return problems;
  const missing = blankProblems(values, requiredEntryFields, clientMessages.entryFieldsRequired);
  return Object.keys(missing).length > 0 ? missing : { disease: clientMessages.entryFieldsRequired };
}

/** Assigns the server's problems to paths of the form; `extras` are the inputs that are not part of the entry. */
export function namedProblems(
  error: unknown,
  values: EntryFormValues,
  extras: readonly ExtraField[] = [],
): EntryProblems {
  const problems: Record<string, string> = {};
  for (const [path, message] of Object.entries(inputProblemsOf(error))) {
    const extra = extras.find((other) => other.path === path.replace(/^submitter\./, ''));
    const place = extra?.path ?? placeOf(path, values);
    if (place !== null) problems[place] = message;
  }
  return problems;
}

function placeOf(sent: string, values: EntryFormValues): string | null {
  const path = sent.replace(/^input\./, '');
  if (isEntryFieldName(path) || path === 'additional' || path === 'reason') return path;
  const name = path.replace(/^additional\./, '');
  const pair = values.additional.find((row) => row.name.trim() === name);
  return pair ? pairPath(pair, nameProblem(name) === null ? 'text' : 'name') : null;
}

export interface ListedProblem {
  readonly path: string;
  readonly label: string;
  /** The message; `null` if a previous problem has the same one. */
  readonly sentence: string | null;
}

/** Returns the problems in form order; `extras` are the inputs that are not part of the entry. */
export function listProblems(
  problems: Readonly<Record<string, unknown>>,
  values: EntryFormValues,
  extras: readonly ExtraField[] = [],
) {
  const rows = values.additional.flatMap((pair) => [pairPath(pair, 'name'), pairPath(pair, 'text')]);
  return [...fieldsInPageOrder, ...rows, 'additional', 'reason', ...extras.map(({ path }) => path)]
    .filter((path) => Boolean(problems[path]))
    .map((path): ListedProblem => {
      const problem = problems[path];
      return {
        path,
        label: labelOf(path, values, extras),
        sentence: typeof problem === 'string' ? problem : null,
      };
    });
}

function labelOf(path: string, values: EntryFormValues, extras: readonly ExtraField[]): string {
  if (isEntryFieldName(path)) return entryField(path).label;
  const extra = extras.find((other) => other.path === path);
  if (extra) return extra.label;
  if (path === 'reason') return 'Reason';
  const pair = values.additional.find((row) => path.startsWith(`additional.${row.key}.`));
  return pair && pair.name.trim() !== '' ? pair.name.trim() : 'Additional';
}
