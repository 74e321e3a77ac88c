import { entryFields, mapEntryFields } from '../../../schema/contract/entry-fields.js';
import type { InputProblem } from '../../../schema/contract/error-codes.js';
import { messages } from '../../../schema/contract/messages.js';
import { additionalProblems } from '../../../schema/contract/rules/additional.js';
import {
  changedAdditional,
  type EntryChange,
  readEntryInput,
} from '../../../schema/contract/rules/entry-input.js';
import { AppError } from '../../errors.js';
import type { EntryContent } from '../../persistence/repositories/entry-write-content.js';
import { sortKey } from '../../search/index/sort-key.js';
import type { EntryInput } from '../entries/edit-inputs.js';

/** A proposal as it was sent: what it changes, and what is wrong with its form. */
export interface SentProposal {
  readonly change: EntryChange;
  readonly problems: readonly InputProblem[];
}

/** The fields that a submission must fill, in the order they are asked for. */
const required = entryFields.filter(({ requiredFor }) => requiredFor !== 'nothing').map(({ name }) => name);

/** What is said of a submission beside its proposal; a client may send it back, and it is no part of the proposal. */
const besideTheProposal = new Set([
  'submitter', 'submitterName', 'submitterEmail', 'wantsMail', 'correctionOf', 'note', 'website', 'answer', 'question',
  'corrections', 'entryVersion', 'ticket', 'events', 'entry', 'closestEntries', 'reviewer', 'canReview', 'canAnswer',
  'canWithdraw',
]); // prettier-ignore

const nothing: EntryContent = { values: mapEntryFields(() => null), additional: {} };

/** What of an input is the proposal. */
export function proposalOf(input: EntryInput): EntryInput {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !besideTheProposal.has(name)));
}

/** Reads what was sent of a proposal; `completeProposal` tells what is wrong with it. */
export function readProposal(input: EntryInput): SentProposal {
  return readEntryInput(proposalOf(input));
}

/**
 * The whole proposal: what was sent, over what it was until now. `entry` is the one it is to correct: what that lacks, the
 * correction need not fill. Throws BAD_USER_INPUT that names each required field left blank or, where none is, all that is
 * wrong.
 */
export function completeProposal(
  { change, problems }: SentProposal,
  {
    current = nothing,
    entry = null,
  }: { readonly current?: EntryContent; readonly entry?: EntryContent | null } = {},
): EntryContent {
  const content = {
    values: { ...current.values, ...change.values },
    additional: changedAdditional(current.additional, change),
  };
  const missing = required
    .filter((name) => isBlank(content.values[name]) && !problems.some(({ path }) => path === name))
    .filter((name) => entry === null || !isBlank(entry.values[name]))
    .map((path) => ({ path, message: messages.submissionFieldRequired(path) }));
  refuse(missing.length > 0 ? missing : [...problems, ...additionalProblems(content.additional)]);
  return content;
}

/** Throws BAD_USER_INPUT where the form of what was sent is wrong, whatever it is to be laid over. */
export function requireForm({ change, problems }: SentProposal): void {
  refuse([...problems, ...additionalProblems(changedAdditional({}, change))]);
}

/** What folds to nothing, such as an invisible blank, is blank to every list and search. */
function isBlank(text: string | null): boolean {
  return sortKey(text) === null;
}

function refuse(problems: readonly InputProblem[]): void {
  const [first] = problems;
  if (first !== undefined) throw new AppError('BAD_USER_INPUT', first.message, { problems });
}
