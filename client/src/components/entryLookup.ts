import { formatAccession, parseAccession } from '@contract/accession';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One of the two names of an entry. */
export interface EntryLookup {
  readonly id?: string;
  readonly accession?: string;
}

/** How to ask for the entry an address names, by accession or id; `null` where it can be neither. */
export function entryLookup(idOrAccession: string): EntryLookup | null {
  const entryNumber = parseAccession(idOrAccession);
  if (entryNumber !== null) return { accession: formatAccession(entryNumber) };
  return uuid.test(idOrAccession) ? { id: idOrAccession.toLowerCase() } : null;
}
