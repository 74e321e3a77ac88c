import { formatAccession, parseAccession } from '@contract/accession';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a part of an address has the form of an id. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** One of the two identifiers of an entry. */
export interface EntryLookup {
  readonly id?: string;
  readonly accession?: string;
}

/** The lookup for the entry that an address names, by accession or id; `null` if it is neither. */
export function entryLookup(idOrAccession: string): EntryLookup | null {
  const entryNumber = parseAccession(idOrAccession);
  if (entryNumber !== null) return { accession: formatAccession(entryNumber) };
  return isId(idOrAccession) ? { id: idOrAccession.toLowerCase() } : null;
}
