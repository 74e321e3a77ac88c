import { skipToken } from '@apollo/client/react';
import { Alert, Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

import { ButtonLink } from '../../components/ButtonLink';
import { compared, comparedEntries } from '../../components/comparing/comparedEntries';
import { EmptyFieldsButton } from '../../components/EmptyFieldsButton';
import { ErrorState } from '../../components/ErrorState';
import { formatCount, formatEntries } from '../../components/format';
import { ListHead, ListPage } from '../../components/list/ListPage';
import { StateMessage } from '../../components/StateMessage';
import { ComparedEntriesDocument, useComparedEntriesQuery } from '../../generated/compare';
import { useAddressView } from '../../hooks/useAddressView';
import { useDisplayedValue } from '../../hooks/useDisplayedValue';
import { useIsPhone } from '../../hooks/useIsPhone';
import { useRefetchOnFocus } from '../../hooks/useRefetchOnFocus';
import { useRestoredFocus } from '../../hooks/useRestoredFocus';
import { paths } from '../../paths';
import classes from './Compare.module.css';
import { CompareBar } from './CompareBar';
import { CompareBlocks } from './CompareBlocks';
import { CompareTable } from './CompareTable';
import { compareAddress, type CompareView, moved, readCompareView } from './compareView';
import {
  type ComparedGroup,
  compareEntries,
  countFields,
  differencesOf,
  requestedEntries,
  unknownOf,
  withoutEmpty,
} from './comparison';

const pathOf = ({ requested, onlyDifferences }: CompareView) =>
  paths.compare(compareAddress(requested, onlyDifferences));

/** Compares two to five entries field by field; the URL names them. */
export function ComparePage() {
  const [view, showView] = useAddressView(readCompareView, pathOf);
  const { requested, onlyDifferences } = view;
  /** The lists store the change too. */
  const show = (names: readonly string[], only = onlyDifferences) => {
    compared.choose(names);
    showView({ ...view, requested: names, onlyDifferences: only }, { replace: true });
  };
  // Sorted, so that the order of the columns does not change the query.
  const ids = useDisplayedValue(requested).toSorted();
  const { data, previousData, loading, error, refetch } = useComparedEntriesQuery(
    ids.length === 0 ? skipToken : { variables: { ids } },
  );
  useRefetchOnFocus(ComparedEntriesDocument);
  // A table that goes with its last but one entry cannot get the focus.
  useRestoredFocus(requested.join());
  const isPhone = useIsPhone();
  const fetched = (data ?? (loading ? previousData : undefined))?.entriesByIds;
  const entries = requestedEntries(requested, fetched);
  const isComing = loading && entries.length < requested.length;
  const all = entries.length < comparedEntries.min ? null : compareEntries(entries);
  const [withEmpty, { toggle }] = useDisclosure(false);
  const filled = all && withoutEmpty(all);
  const empty = onlyDifferences || all === null ? 0 : countFields(all) - countFields(filled ?? []);
  const same = withEmpty ? all : filled;
  const groups = all && onlyDifferences ? differencesOf(all) : same;
  const accessions = entries.map(({ accession }) => accession);
  // An entry that is still being fetched stays chosen while those shown change places.
  const coming = loading ? unknownOf(requested, fetched ?? []) : [];
  const actions = {
    onMove: (place: number, by: -1 | 1) => show([...moved(accessions, place, by), ...coming]),
    onRemove: (place: number) => show([...accessions.filter((_, at) => at !== place), ...coming]),
  };
  return (
    <ListPage>
      <ListHead
        title="Compare entries"
        total={all === null || isComing ? undefined : describeComparison(entries.length, all)}
      />
      <CompareBar
        view={view}
        entries={entries}
        groups={groups}
        onAdd={(name) => show([...requested, name])}
        onOnlyDifferences={(only) => show(requested, only)}
      />
      <CompareNotes
        unknown={[...view.malformed, ...(loading || !data ? [] : unknownOf(requested, data.entriesByIds))]}
        left={view.left}
        onForget={() => show(accessions)}
      />
      {content()}
    </ListPage>
  );

  function content() {
    if (error !== undefined) return <ErrorState error={error} operation="fetchEntries" onRetry={refetch} />;
    if (isComing && groups === null) return <CompareSkeleton count={requested.length} />;
    if (groups === null) return <TooFew count={entries.length} />;
    if (groups.length === 0)
      return <StateMessage title="No differences">All entries have the same values.</StateMessage>;
    const Shape = isPhone ? CompareBlocks : CompareTable;
    return (
      <>
        <p data-text="note">In longer texts, words that are not in the first entry are underlined.</p>
        <Shape entries={entries} groups={groups} {...actions} />
        <EmptyFieldsButton count={empty} isShown={withEmpty} onToggle={toggle} />
      </>
    );
  }
}

function describeComparison(count: number, groups: readonly ComparedGroup[]): string {
  const fields = groups.flatMap((group) => group.fields);
  const differing = fields.filter(({ differs }) => differs).length;
  return `${formatEntries(count)}; ${differing} of ${formatCount(fields.length, 'field differs', 'fields differ')}`;
}

function TooFew({ count }: { readonly count: number }) {
  return (
    <StateMessage
      title={count === 0 ? 'Choose entries to compare' : 'Choose another entry to compare with'}
      action={<ButtonLink to={paths.entries()}>Browse entries</ButtonLink>}
    >
      Select two to five entries in a list, press “Compare” on their pages, or add accessions above.
    </StateMessage>
  );
}

interface CompareSkeletonProps {
  /** The number of entries that are loading. */
  readonly count: number;
}

const rows = Array.from({ length: 14 }, (_, row) => row);

function CompareSkeleton({ count }: CompareSkeletonProps) {
  const columns = Array.from({ length: count }, (_, column) => column);
  return (
    <div role="status" aria-label="Loading comparison" data-framed style={{ overflow: 'hidden' }}>
      {rows.map((row) => (
        <div key={row} className={classes.skeletonRow} data-head={row === 0 || undefined}>
          {[-1, ...columns].map((column) => (
            <Skeleton key={column} height={12} width={`${45 + ((row * 17 + column * 29 + 29) % 45)}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CompareNotesProps {
  /** Requested ids and accessions that match no entry. */
  readonly unknown: readonly string[];
  /** How many requested entries exceed the maximum. */
  readonly left: number;
  readonly onForget: () => void;
}

/** Lists the requested entries that are not compared. */
function CompareNotes({ unknown, left, onForget }: CompareNotesProps) {
  return (
    <>
      {unknown.length > 0 && (
        <Alert
          color="gray"
          variant="outline"
          title={`Entry not found: ${unknown.map((name) => `“${name}”`).join(', ')}`}
        >
          Entries have accessions such as AIA0000042. The entry never existed or was deleted.{' '}
          <Button variant="subtle" size="compact-sm" onClick={onForget}>
            Remove
          </Button>
        </Alert>
      )}
      {left > 0 && (
        <Alert color="gray" variant="outline" title={`Only the first ${comparedEntries.max} are compared`}>
          {formatEntries(left)} {left === 1 ? 'is' : 'are'} not shown.
        </Alert>
      )}
    </>
  );
}
