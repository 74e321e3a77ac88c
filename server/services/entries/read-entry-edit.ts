import {
  type EntryFieldName,
  mapEntryFields,
  requiredEntryFields,
} from '../../../schema/contract/entry-fields.js';
import type { InputProblem } from '../../../schema/contract/error-codes.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { type Additional, additionalProblems } from '../../../schema/contract/rules/additional.js';
import {
  changedAdditional,
  type EntryChange,
  readEntryInput,
} from '../../../schema/contract/rules/entry-input.js';
import { isUnseen } from '../../../schema/contract/rules/text.js';
import { requireNoProblems } from '../../errors.js';
import type { EntryContent } from '../../persistence/repositories/entry-write-content.js';
import type { EntryInput } from './read-expected.js';

/** Reads a whole entry; throws BAD_USER_INPUT that lists the missing fields or, if there are none, all invalid ones. */
export function readNewEntry(input: EntryInput): EntryContent {
  const { change, problems } = readEntryInput(input);
  const additional = changedAdditional({}, change);
  requireNoProblems(missing(requiredEntryFields, change, problems));
  requireNoProblems([...problems, ...additionalProblems(additional)]);
  return { values: mapEntryFields((name) => change.values[name] ?? null), additional };
}

/** Reads the change of an entry; throws BAD_USER_INPUT as `readNewEntry` does. */
export function readEntryChange(input: EntryInput): EntryChange {
  const { change, problems } = readEntryInput(input);
  const sent = requiredEntryFields.filter((name) => name in change.values);
  requireNoProblems(missing(sent, change, problems));
  requireNoProblems([...problems, ...additionalProblems(changedAdditional({}, change))]);
  return change;
}

/** Returns the content after a change; throws BAD_USER_INPUT if it would have too many additional names. */
export function changedContent({ values, additional }: EntryContent, change: EntryChange): EntryContent {
  const next = changedAdditional(additional, change);
  requireFewNames(next, additional);
  return { values: { ...values, ...change.values }, additional: next };
}

/** Throws BAD_USER_INPUT for too many additional names, unless there were as many before. */
export function requireFewNames(next: Additional, before: Additional): void {
  const most = Math.max(limits.additional.keys, Object.keys(before).length);
  if (Object.keys(next).length > most) requireNoProblems(additionalProblems(next));
}

/** Returns which of these fields show nothing. */
function missing(
  fields: readonly EntryFieldName[],
  { values }: EntryChange,
  problems: readonly InputProblem[],
): readonly InputProblem[] {
  const blank = fields.filter((name) => isUnseen(values[name]));
  return blank
    .filter((name) => !problems.some(({ path }) => path === name))
    .map((path) => ({ path, message: messages.entryFieldsRequired }));
}
