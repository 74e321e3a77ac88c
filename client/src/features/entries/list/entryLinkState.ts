import { isObject } from '../../../components/isObject';
/** The history state of a link to an entry: its id in the cache, and the list from which it was opened. */
export interface EntryLinkState {
  readonly id?: string;
  /** The query of the list's URL, with its question mark. */
  readonly list?: string;
}

/** Parses the state of a link. Other code can write the history state too, so it is validated. */
export function readEntryLinkState(state: unknown): EntryLinkState {
  if (!isObject(state)) return {};
  const { id, list } = state;
  return { ...(typeof id === 'string' && { id }), ...(typeof list === 'string' && { list }) };
}
