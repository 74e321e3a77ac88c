import { parseAccession, parseVersionedAccession } from '../../../schema/contract/accession.js';
import { messages } from '../../../schema/contract/messages.js';
import { badInput, requireFound } from '../../errors.js';
import type { EntryKey } from '../../persistence/entry-columns.js';
import { largestInteger } from '../../persistence/rows.js';
import { isUuid } from '../read-input.js';

/** Reads an entry's id or accession as a client sends it; a blank or malformed one is a 400. */
export function readEntryKey(sent: string, path = 'id'): EntryKey {
  const text = sent.trim();
  if (text === '') throw badInput(path, messages.entryIdRequired);
  const entryNumber = parseAccession(text);
  if (entryNumber !== null && entryNumber <= largestInteger) return { entryNumber };
  if (isUuid(text)) return { id: text.toLowerCase() };
  throw badInput(path, messages.entryIdInvalid);
}

/** Reads which version of an entry a client cites, by accession and number. Throws NOT_FOUND for anything else. */
export function readVersionKey(
  accession: string,
  version: number | string,
): { readonly key: EntryKey; readonly version: number } {
  const text = `${accession}.v${String(version)}`;
  const cited = requireFound(parseVersionedAccession(text), messages.versionNotFound);
  return { key: readEntryKey(cited.accession), version: cited.version };
}
