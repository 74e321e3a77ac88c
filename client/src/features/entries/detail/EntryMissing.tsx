import { parseAccession } from '@contract/accession';

import { ButtonLink } from '../../../components/ButtonLink';
import { MessagePage } from '../../../components/MessagePage';
import { SearchBox } from '../../../components/SearchBox';
import { StateMessage } from '../../../components/StateMessage';
import { TextLink } from '../../../components/TextLink';
import { paths } from '../../../paths';

interface EntryMissingProps {
  /** The id or accession in the URL. */
  readonly asked: string;
  /** Whether the entry may have been deleted; unset where the page of deleted entries answers that. @default false */
  readonly mayBeDeleted?: boolean;
}

/** States that no entry has this id or accession, and offers a search for it. */
export function EntryMissing({ asked, mayBeDeleted = false }: EntryMissingProps) {
  return (
    <MessagePage title="Entry not found" path={null}>
      <StateMessage
        title={`There is no entry “${asked}”`}
        action={<ButtonLink to={paths.entries()}>Browse all entries</ButtonLink>}
      >
        Entries have accessions such as AIA0000042.{' '}
        {mayBeDeleted ? (
          <>
            This entry never existed or was deleted: <TextLink to={paths.entry(asked)}>its page</TextLink>{' '}
            says which.
          </>
        ) : (
          'No entry ever had this accession.'
        )}
      </StateMessage>
      <SearchBox
        label="Search for it instead"
        placeholder="Disease, antibody, antigen or UniProt ID"
        size="lg"
        term={parseAccession(asked) === null ? asked : ''}
      />
    </MessagePage>
  );
}
