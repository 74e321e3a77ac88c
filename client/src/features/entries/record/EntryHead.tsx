import { siteAddress } from '../../../components/siteAddress';
import { StructuredData } from '../../../components/StructuredData';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { entryStructuredData } from './entryStructuredData';

interface EntryHeadProps {
  readonly entry: EntryFieldsFragment;
}

/** What machines read of an entry: what it says in schema.org's words, under its one address. */
export function EntryHead({ entry }: EntryHeadProps) {
  const address = siteAddress() + paths.entry(entry.accession);
  return <StructuredData data={entryStructuredData(entry, address)} />;
}
