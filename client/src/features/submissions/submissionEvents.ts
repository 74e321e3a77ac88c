import type { FieldChange } from '../../components/differences/fieldChanges';
import { formatCount } from '../../components/format';

/** What can happen to a submission. */
type SubmissionEventKind = 'submitted' | 'resubmitted' | 'sent_back' | 'withdrawn' | 'approved' | 'rejected';

/** Something that happened to a submission. */
export interface SubmissionEvent {
  readonly kind: SubmissionEventKind;
  readonly at: string;
  /** Nobody where it was done without an account, or the account is gone. */
  readonly by: { readonly id: string; readonly name: string } | null;
  readonly note: string | null;
  /** What it changed of the proposal. */
  readonly changes: readonly FieldChange[];
}

const deeds: Readonly<Record<SubmissionEventKind, string>> = {
  submitted: 'Submitted',
  resubmitted: 'Answered and resubmitted',
  sent_back: 'Sent back with a question',
  withdrawn: 'Withdrawn',
  approved: 'Approved and published',
  rejected: 'Rejected',
};

const bySubmitter: ReadonlySet<SubmissionEventKind> = new Set(['submitted', 'resubmitted', 'withdrawn']);

/** What was done and by whom; `submitter` is who to name where it was done without an account. */
export function tellEvent(
  { kind, by }: Pick<SubmissionEvent, 'kind' | 'by'>,
  submitter: string | null,
): string {
  const deed = deeds[kind];
  const name = by?.name ?? (bySubmitter.has(kind) ? submitter : null);
  return name === null ? deed : `${deed} by ${name}`;
}

/** How much of the proposal an event changed; `null` where nothing. */
export function tellChanges({ kind, changes }: Pick<SubmissionEvent, 'kind' | 'changes'>): string | null {
  if (changes.length === 0) return null;
  const extent = formatCount(changes.length, 'field', 'fields');
  return kind === 'approved' ? `${extent} corrected by the reviewer` : `${extent} changed`;
}
