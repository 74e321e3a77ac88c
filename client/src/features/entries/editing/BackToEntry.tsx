import { BackLink } from '../../../components/BackLink';
import { paths } from '../../../paths';
import type { EntryLinkState } from '../list/entryLinkState';

interface BackToEntryProps {
  readonly idOrAccession: string;
  /** The link state of this page, passed on to the page of the entry. */
  readonly link: EntryLinkState;
}

/** A link back to the entry that is being edited. */
export function BackToEntry({ idOrAccession, link }: BackToEntryProps) {
  return (
    <BackLink to={paths.entry(idOrAccession)} state={link}>
      Back to the entry
    </BackLink>
  );
}
