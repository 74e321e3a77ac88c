import type { EntityKind } from '@contract/entry-field-row';

interface SubmissionColumn {
  readonly label: string;
  readonly entity: EntityKind | null;
  /** Share of the table's width. */
  readonly width: number;
}

/** What the list says of each submission, from left to right; who submitted it, where that is not oneself. */
export function submissionColumns(isReviewer: boolean): readonly SubmissionColumn[] {
  return [
    { label: 'Autoantibody', entity: 'autoantibody', width: 20 },
    { label: 'Disease', entity: 'disease', width: 20 },
    { label: 'Autoantigen', entity: 'autoantigen', width: 18 },
    { label: 'Proposes', entity: null, width: 14 },
    ...(isReviewer ? [{ label: 'Submitted by', entity: null, width: 14 }] : []),
    { label: 'Submitted', entity: null, width: 10 },
    { label: 'Status', entity: null, width: 11 },
  ];
}
