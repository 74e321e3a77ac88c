import { Anchor, Title } from '@mantine/core';
import { useId } from 'react';

import { formatCount } from '../../../components/format';
import { ConflictGroups } from '../../../components/merging/ConflictGroups';
import { Notice } from '../../../components/Notice';
import type { SubmissionInFullFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import type { Resolution } from './correctionMerge';

interface CorrectionConflictsProps {
  readonly target: NonNullable<SubmissionInFullFragment['correctionOf']>;
  readonly resolution: Resolution;
}

const names = { mine: 'Proposed', theirs: 'Now' } as const;

const titles = { both: 'Fields that both changed', one: 'Fields that one changed, already merged' };

/** Shows the parts in which the base version, the proposal and the current entry differ, with a choice for each. */
export function CorrectionConflicts({ target, resolution }: CorrectionConflictsProps) {
  const headingId = useId();
  const { accession, version, currentVersion } = target;
  const { differences, open } = resolution;
  const both = differences.filter(({ changedBy }) => changedBy === null).length;
  return (
    <section data-stack="16" aria-labelledby={headingId}>
      <Notice tone="warning" data-stack="6">
        <Title order={2} id={headingId}>
          {accession} has changed since the proposal
        </Title>
        <p>
          The correction is based on version {version}; the entry is now at version {currentVersion} (
          <Anchor
            inherit
            href={paths.entryComparison(accession, version, currentVersion ?? version)}
            target="_blank"
            rel="noopener"
          >
            changes, in a new tab
          </Anchor>
          ). {summaryOf(both, open)}
        </p>
      </Notice>
      <ConflictGroups differences={differences} sides={resolution} names={names} titles={titles} />
    </section>
  );
}

function summaryOf(both: number, open: number): string {
  if (both === 0) return 'The changes affect different fields. Check the merged entry before you approve.';
  if (open === 0) return 'Every field has a value. Approving publishes them.';
  return `Both changed ${formatCount(open, 'field', 'fields')}: choose what to keep before you approve.`;
}
