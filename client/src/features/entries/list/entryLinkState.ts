/** What a link to an entry carries along in the history: the id it is cached under and the list it was opened from. */
export interface EntryLinkState {
  readonly id?: string;
  /** The query of the list's address, with its question mark. */
  readonly list?: string;
}

/** Reads what a link carried; the history is not ours alone, so nothing is taken on trust. */
export function readEntryLinkState(state: unknown): EntryLinkState {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('id' in state && typeof state.id === 'string' && { id: state.id }),
    ...('list' in state && typeof state.list === 'string' && { list: state.list }),
  };
}
