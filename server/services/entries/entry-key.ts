import { parseAccession } from '../../../schema/contract/accession.js';
import { messages } from '../../../schema/contract/messages.js';
import { badInput } from '../../errors.js';
import type { EntryKey } from '../../persistence/entry-key.js';
import { isUuid } from '../read-input.js';

const largestNumber = 2_147_483_647;

/** Reads an entry's id or accession as a client sends it; a blank or malformed one is a 400. */
export function readEntryKey(sent: string, path = 'id'): EntryKey {
  const text = sent.trim();
  if (text === '') throw badInput(path, messages.entryIdRequired);
  const entryNumber = parseAccession(text);
  if (entryNumber !== null && entryNumber <= largestNumber) return { entryNumber };
  if (isUuid(text)) return { id: text.toLowerCase() };
  throw badInput(path, messages.entryIdInvalid);
}
