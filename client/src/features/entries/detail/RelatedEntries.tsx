import { associationId } from '@contract/associations';
import { Anchor, Box, Skeleton, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { ErrorState } from '../../../components/ErrorState';
import { useRelatedEntriesQuery } from '../../../generated/entries';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { EntryLink } from '../list/EntryLink';
import classes from './RelatedEntries.module.css';

interface RelatedEntriesProps {
  /** The entry to which they are related. */
  readonly entry: EntryFieldsFragment;
}

/** Entries that share a disease or a target with this one, closest first, with a link to the network around it. */
export function RelatedEntries({ entry }: RelatedEntriesProps) {
  const headingId = useId();
  const { data, error, refetch } = useRelatedEntriesQuery({ variables: { id: entry.id } });
  return (
    <aside style={{ minWidth: 0 }} data-screen-only aria-labelledby={headingId}>
      <Title order={2} id={headingId}>
        Related entries
      </Title>
      {content()}
      <Anchor component={Link} to={networkAround(entry)} display="inline-block" mt={12} py={1} fz="sm">
        Explore the network around it
      </Anchor>
    </aside>
  );

  function content() {
    if (error) return <ErrorState error={error} operation="fetchEntry" onRetry={refetch} />;
    if (data === undefined) return <RelatedSkeleton />;
    const entries = data.entry?.relatedEntries ?? [];
    if (entries.length === 0) {
      return (
        <p data-text="quiet" style={{ marginTop: 8 }}>
          No other entry shares this disease or target.
        </p>
      );
    }
    return <RelatedList entries={entries} />;
  }
}

/** The URL of the network around the autoantibody, with all its diseases and autoantigens. */
function networkAround({ autoantibody }: EntryFieldsFragment): string {
  const id = associationId('autoantibody', autoantibody);
  return paths.explore({ focus: id, expand: [id] });
}

function RelatedList({ entries }: { readonly entries: readonly EntryFieldsFragment[] }) {
  return (
    <Box component="ul" mt={4}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.item}>
          <EntryLink entry={entry} className={classes.name}>
            {entry.disease}
          </EntryLink>
          <span data-text="note">
            {entry.autoantibody} · {entry.autoantigen}
          </span>
        </li>
      ))}
    </Box>
  );
}

function RelatedSkeleton() {
  return (
    <Box role="status" aria-label="Loading related entries" mt={4}>
      {[72, 58, 80, 64, 70].map((width) => (
        <div key={width} className={classes.item}>
          <Skeleton height={12} width={`${width}%`} mt={5} />
          <Skeleton height={10} width={`${width - 20}%`} mt={12} mb={4} />
        </div>
      ))}
    </Box>
  );
}
