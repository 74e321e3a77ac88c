import { skipToken } from '@apollo/client/react';

import { ButtonLink } from '../../../components/ButtonLink';
import { EntryFormSkeleton } from '../../../components/entryForm/EntryFormSkeleton';
import type { EntryLookup } from '../../../components/entryLookup';
import { formatDay } from '../../../components/format';
import { MessagePage } from '../../../components/MessagePage';
import { StateMessage } from '../../../components/StateMessage';
import { useTombstoneQuery } from '../../../generated/history';
import { paths } from '../../../paths';

interface NothingToCorrectProps {
  /** The id or accession in the URL. */
  readonly asked: string;
  /** The same normalized; `null` if it is neither an id nor an accession. */
  readonly lookup: EntryLookup | null;
}

/** States that the entry to correct does not exist or is deleted, and offers alternatives. */
export function NothingToCorrect({ asked, lookup }: NothingToCorrectProps) {
  const named = lookup?.id ?? lookup?.accession;
  const { data, loading } = useTombstoneQuery(named === undefined ? skipToken : { variables: { id: named } });
  const tombstone = data?.tombstone;
  return <MessagePage title="Suggest a correction">{loading ? <EntryFormSkeleton /> : said()}</MessagePage>;

  function said() {
    return tombstone ? (
      <StateMessage
        title={`${tombstone.accession} was deleted on ${formatDay(tombstone.deletedAt)}`}
        action={
          <>
            <ButtonLink to={paths.entry(tombstone.accession)}>Show the deleted entry</ButtonLink>
            {proposing('default')}
          </>
        }
      >
        You cannot correct a deleted entry. If its content belongs in the database, propose a new entry.
      </StateMessage>
    ) : (
      <StateMessage
        title={`There is no entry “${asked}”`}
        action={
          <>
            {proposing('filled')}
            <ButtonLink to={paths.entries()} variant="default">
              Browse all entries
            </ButtonLink>
          </>
        }
      >
        Entries have accessions such as AIA0000042. The page of each entry has “Suggest a correction”.
      </StateMessage>
    );
  }
}

function proposing(variant: 'default' | 'filled') {
  return (
    <ButtonLink to={paths.submit()} variant={variant}>
      Propose an entry
    </ButtonLink>
  );
}
