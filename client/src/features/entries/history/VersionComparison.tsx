import { entryFieldNames } from '@contract/entry-fields';
import { Button, Group, Skeleton, Title } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';

import { ChangedFields } from '../../../components/differences/ChangedFields';
import type { FieldChange } from '../../../components/differences/fieldChanges';
import { ErrorState } from '../../../components/ErrorState';
import { isGone, isNotFound } from '../../../components/failureDetails';
import { formatCount } from '../../../components/format';
import { Notice } from '../../../components/Notice';
import { StateMessage } from '../../../components/StateMessage';
import { useEntryComparisonQuery } from '../../../generated/history';
import type { VersionFieldsFragment } from '../../../generated/types';

interface VersionComparisonProps {
  readonly accession: string;
  /** The two versions, the earlier first. */
  readonly compared: readonly [number, number];
  readonly onClose: () => void;
}

/** The differences between two versions of an entry, field by field. */
export function VersionComparison({ accession, compared: [from, to], onClose }: VersionComparisonProps) {
  const headingId = useId();
  const heading = useFocusOn(`${from},${to}`);
  const { data, error, refetch } = useEntryComparisonQuery({ variables: { accession, from, to } });
  return (
    <Notice role="region" data-stack="6" aria-labelledby={headingId}>
      <Group gap="2px 24px" justify="space-between">
        <Title ref={heading} order={3} id={headingId} tabIndex={-1} style={{ outline: 'none' }}>
          From version {from} to version {to}
        </Title>
        <Button variant="subtle" size="compact-sm" onClick={onClose}>
          Close comparison
        </Button>
      </Group>
      {content()}
    </Notice>
  );

  function content() {
    if (isGone(error))
      return (
        <StateMessage title="A version was withdrawn">
          One of these versions held personal data, so an administrator of this database withdrew it.
        </StateMessage>
      );
    if (isNotFound(error))
      return (
        <StateMessage title="Version not found">
          {accession} does not have both of these versions. They are numbered from 1, and the page of the
          entry says at which version it is.
        </StateMessage>
      );
    if (error) return <ErrorState error={error} operation="fetchHistory" onRetry={refetch} />;
    if (data === undefined) return <ComparisonSkeleton />;
    const changes = compareVersions(data.before, data.after);
    if (changes.length === 0) return <p data-text="quiet">Both versions have the same values.</p>;
    return (
      <>
        <p data-text="quiet">
          {formatCount(changes.length, 'field differs', 'fields differ')}; the others are the same.
        </p>
        <ChangedFields changes={changes} />
      </>
    );
  }
}

/** Returns the differences between two versions of an entry, field by field, additional facts last. */
function compareVersions(
  before: VersionFieldsFragment,
  after: VersionFieldsFragment,
): readonly FieldChange[] {
  const names = [...new Set([...Object.keys(before.additional), ...Object.keys(after.additional)])].sort();
  return [
    ...entryFieldNames.map((field) => ({ field, before: before[field], after: after[field] })),
    ...names.map((name) => ({
      field: `additional.${name}`,
      before: before.additional[name] ?? null,
      after: after.additional[name] ?? null,
    })),
  ].filter((change) => change.before !== change.after);
}

/** Focuses and so scrolls to a comparison when it opens, also from a link. */
function useFocusOn(what: string) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(
    function focusHeading() {
      ref.current?.focus();
    },
    [what],
  );
  return ref;
}

function ComparisonSkeleton() {
  return (
    <div role="status" aria-label="Loading comparison">
      <Skeleton height={12} width={180} my={6} />
      <Skeleton height={12} width="70%" my={14} />
    </div>
  );
}
