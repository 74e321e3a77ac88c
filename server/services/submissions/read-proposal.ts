import { mapEntryFields, requiredSubmissionFields } from '../../../schema/contract/entry-fields.js';
import type { InputProblem } from '../../../schema/contract/error-codes.js';
import { messages } from '../../../schema/contract/messages.js';
import { additionalProblems } from '../../../schema/contract/rules/additional.js';
import {
  changedAdditional,
  type EntryChange,
  readEntryInput,
} from '../../../schema/contract/rules/entry-input.js';
import { isUnseen } from '../../../schema/contract/rules/text.js';
import { requireNoProblems } from '../../errors.js';
import type { EntryContent } from '../../persistence/repositories/entry-write-content.js';
import type { EntryInput } from '../entries/read-expected.js';

/** A proposal as it was sent: its changes, and the problems of its form. */
export interface SentProposal {
  readonly change: EntryChange;
  readonly problems: readonly InputProblem[];
}

/** The properties of a submission that are not part of its proposal; a client may send them back. */
const nonProposalProperties = new Set([
  'submitter',
  'submitterName',
  'submitterEmail',
  'wantsMail',
  'correctionOf',
  'note',
  'website',
  'answer',
  'question',
  'corrections',
  'entryVersion',
  'ticket',
  'events',
  'entry',
  'closestEntries',
  'reviewer',
  'canReview',
  'canAnswer',
  'canWithdraw',
]);

/** Returns the part of an input that is the proposal. */
export function proposalOf(input: EntryInput): EntryInput {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !nonProposalProperties.has(name)));
}

/** Reads the proposal that was sent; `completeProposal` reports its problems. */
export function readProposal(input: EntryInput): SentProposal {
  return readEntryInput(proposalOf(input));
}

/**
 * Returns the whole proposal: what was sent, over `current`. `entry` is the entry to correct: a required field that is
 * blank there may stay blank. Throws BAD_USER_INPUT that names each required field left blank or, if there is none, all
 * problems.
 */
export function completeProposal(
  { change, problems }: SentProposal,
  current: EntryContent,
  entry: EntryContent | null,
): EntryContent {
  const content = {
    values: { ...current.values, ...change.values },
    additional: changedAdditional(current.additional, change),
  };
  const missing = requiredSubmissionFields
    .filter((name) => isUnseen(content.values[name]) && !problems.some(({ path }) => path === name))
    .filter((name) => entry === null || !isUnseen(entry.values[name]))
    .map((path) => ({ path, message: messages.fieldRequired(path) }));
  requireNoProblems(missing);
  requireNoProblems([...problems, ...additionalProblems(content.additional)]);
  return content;
}

/**
 * Returns the content that a proposal over `current` is compared with, for someone who must not see `past`, the version
 * that they have seen: past values of what was sent, so that what was omitted is no change.
 */
export function baseOfSent(
  { change }: SentProposal,
  past: EntryContent,
  current: EntryContent,
): EntryContent {
  const values = mapEntryFields((name) => (name in change.values ? past : current).values[name]);
  if (change.replacement !== null) return { values, additional: past.additional };
  const extras = Object.fromEntries(
    Object.keys(change.extras).map((name) => [name, past.additional[name] ?? null]),
  );
  const additional = changedAdditional(current.additional, { values: {}, replacement: null, extras });
  return { values, additional };
}

/** Throws BAD_USER_INPUT if the form of the proposal is wrong, whatever content it changes. */
export function requireForm({ change, problems }: SentProposal): void {
  requireNoProblems([...problems, ...additionalProblems(changedAdditional({}, change))]);
}
