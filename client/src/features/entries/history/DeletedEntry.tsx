import { dataAuthors } from '@contract/dataset';
import { entryTitle } from '@contract/entry-title';
import { productName } from '@contract/product';
import { Button } from '@mantine/core';
import { useId } from 'react';

import { ButtonLink } from '../../../components/ButtonLink';
import { copyText } from '../../../components/copyText';
import { formatDay, formatPeriod } from '../../../components/format';
import { MessagePage } from '../../../components/MessagePage';
import { SearchBox } from '../../../components/SearchBox';
import { StateMessage } from '../../../components/StateMessage';
import { useEntryVersionQuery } from '../../../generated/history';
import type { TombstoneQuery, VersionFieldsFragment } from '../../../generated/types';
import { focusMain } from '../../../hooks/focusMain';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import classes from './DeletedEntry.module.css';
import { EntryHistorySection } from './EntryHistorySection';
import type { HistoryView } from './historyView';
import { useRestoreDialog } from './useRestoreDialog';

type Tombstone = NonNullable<TombstoneQuery['tombstone']>;

interface DeletedEntryProps {
  readonly tombstone: Tombstone;
  readonly view: HistoryView;
}

/** The page of a deleted entry: states the deletion, how to cite it, and where to look instead. */
export function DeletedEntry({ tombstone, view }: DeletedEntryProps) {
  const { accession, deletedAt } = tombstone;
  const { data } = useEntryVersionQuery({ variables: { accession, version: tombstone.version - 1 } });
  const last = data?.entryVersion;
  // After restoring, the entry replaces this page and the dialog that had the focus.
  const restoring = useRestoreDialog({ onRestored: () => void setTimeout(focusMain) });
  const term = last === undefined ? '' : last.autoantibody;
  return (
    <div data-stack="20">
      <meta name="robots" content="noindex" />
      <MessagePage title={`Entry ${accession} was deleted`} path={null}>
        <StateMessage
          title={`Deleted on ${formatDay(deletedAt)}`}
          action={
            <DeletedEntryActions
              last={last}
              onRestore={(version) => restoring.ask({ ...tombstone, version, isDeleted: true })}
            />
          }
        >
          {last && `It was ${entryTitle(last)}. `}
          The entry is in no list, search or export. Its accession is never reused, so citations still lead
          here.
        </StateMessage>
        <Citation tombstone={tombstone} />
        <div data-stack="6">
          <h2 className={classes.label}>Search for similar entries</h2>
          <SearchBox
            label="Search for similar entries"
            placeholder="Disease, antibody, antigen or UniProt ID"
            size="lg"
            term={term}
          />
        </div>
      </MessagePage>
      <EntryHistorySection entry={tombstone} current={null} view={view} />
      {restoring.dialog}
    </div>
  );
}

interface DeletedEntryActionsProps {
  /** The last contents; unset while loading, and if they were withdrawn. */
  readonly last: VersionFieldsFragment | undefined;
  readonly onRestore: (version: number) => void;
}

function DeletedEntryActions({ last, onRestore }: DeletedEntryActionsProps) {
  const mayRestore = useMay('entries.restore');
  return (
    <>
      {last && mayRestore && (
        <Button aria-haspopup="dialog" onClick={() => onRestore(last.version)}>
          Restore entry
        </Button>
      )}
      {last && (
        <ButtonLink to={paths.entryVersion(last)} variant="default">
          Show the last version
        </ButtonLink>
      )}
      <ButtonLink to={paths.entries()} variant={last && mayRestore ? 'default' : 'filled'}>
        Browse all entries
      </ButtonLink>
    </>
  );
}

function Citation({ tombstone }: { readonly tombstone: Tombstone }) {
  const labelId = useId();
  const citation = citeDeleted(tombstone, window.location.origin);
  return (
    <section className={classes.citation} aria-labelledby={labelId}>
      <h2 id={labelId} className={classes.label}>
        Citation of the deleted entry
      </h2>
      <p style={{ overflowWrap: 'anywhere' }}>{citation}</p>
      <Button variant="default" size="compact-sm" onClick={() => void copyText(citation, 'citationCopied')}>
        Copy
      </Button>
    </section>
  );
}

interface Deleted {
  readonly accession: string;
  readonly deletedAt: string;
}

/** A deleted entry as a sentence for a list of references: it states when the entry was deleted, not its contents. */
function citeDeleted({ accession, deletedAt }: Deleted, origin: string): string {
  const address = new URL(paths.entry(accession), origin).href;
  // In UTC, as in the citation of a version.
  const day = deletedAt.slice(0, 'YYYY-MM-DD'.length);
  return `${dataAuthors}. ${productName}, ${accession} (deleted ${formatPeriod(day)}). ${address}`;
}
