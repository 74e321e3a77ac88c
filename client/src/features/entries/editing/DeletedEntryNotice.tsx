import { Button } from '@mantine/core';

import { ButtonLink } from '../../../components/ButtonLink';
import { formatDay, formatTime } from '../../../components/format';
import { useTombstoneQuery } from '../../../generated/history';
import { paths } from '../../../paths';

interface DeletedEntryNoticeProps {
  readonly entryId: string;
  readonly accession: string;
  readonly onStartAnew: () => void;
}

/** Shows when the edited entry was deleted, and offers to start a new entry from the typed values. */
export function DeletedEntryNotice({ entryId, accession, onStartAnew }: DeletedEntryNoticeProps) {
  const { data } = useTombstoneQuery({ variables: { id: entryId }, fetchPolicy: 'no-cache' });
  const tombstone = data?.tombstone;
  return (
    <>
      {tombstone && (
        <p>
          {accession} was deleted at {formatTime(tombstone.deletedAt)}, {formatDay(tombstone.deletedAt)}. You
          can restore it on its page. Your changes are not lost.
        </p>
      )}
      <div data-buttons>
        <Button onClick={onStartAnew}>Create a new entry from the draft</Button>
        {tombstone && (
          <ButtonLink to={paths.entry(accession)} target="_blank" variant="default">
            Show the deleted entry (opens in a new tab)
          </ButtonLink>
        )}
      </div>
    </>
  );
}
