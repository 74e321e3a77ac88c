import type { SubmissionEventKind } from '@contract/submission-status';

import { formatCount } from '../../components/format';
import type { SubmissionInFullFragment } from '../../generated/types';

/** An event in the history of a submission, with its changes to the proposal. */
export type SubmissionEvent = SubmissionInFullFragment['events'][number];

const eventLabels: Readonly<Record<SubmissionEventKind, string>> = {
  submitted: 'Submitted',
  resubmitted: 'Answered and resubmitted',
  sent_back: 'Sent back with a question',
  withdrawn: 'Withdrawn',
  approved: 'Approved and published',
  rejected: 'Rejected',
};

const bySubmitter: ReadonlySet<SubmissionEventKind> = new Set(['submitted', 'resubmitted', 'withdrawn']);

/** Describes an event and its author; `submitter` is the name to use if there was no account. */
export function describeEvent(
  { kind, by }: Pick<SubmissionEvent, 'kind' | 'by'>,
  submitter: string | null,
): string {
  const label = eventLabels[kind];
  const name = by?.name ?? (bySubmitter.has(kind) ? submitter : null);
  return name === null ? label : `${label} by ${name}`;
}

/** Describes how much of the proposal an event changed; `null` if nothing. */
export function describeChanges({ kind, changes }: Pick<SubmissionEvent, 'kind' | 'changes'>): string | null {
  if (changes.length === 0) return null;
  const extent = formatCount(changes.length, 'field', 'fields');
  return kind === 'approved' ? `${extent} corrected by the reviewer` : `${extent} changed`;
}
