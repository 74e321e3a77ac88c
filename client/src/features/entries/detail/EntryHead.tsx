import { siteAddress } from '../../../components/siteAddress';
import { StructuredData } from '../../../components/StructuredData';
import type { EntryFieldsFragment } from '../../../generated/types';
import { entryStructuredData } from './entryStructuredData';

interface EntryHeadProps {
  readonly entry: EntryFieldsFragment;
}

/** The schema.org data of an entry for machines, with its canonical URL. */
export function EntryHead({ entry }: EntryHeadProps) {
  return <StructuredData data={entryStructuredData(entry, siteAddress())} />;
}
