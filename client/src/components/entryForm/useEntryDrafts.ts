import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useCallback, useRef, useState } from 'react';

import { type DraftExtras, type DraftKey, type EntryDraft, readDrafts, storeDrafts } from './entryDrafts';
import { changedParts, type EntryFormValues } from './entryFormValues';

/** The base of a form's changes: the saved values and their version. */
export interface BaseEntry {
  readonly values: EntryFormValues;
  readonly version: number | null;
}

const debounceMs = 500;

/**
 * Stores typed text in this browser until it is saved, and offers drafts of earlier visits. A draft that is neither
 * restored nor discarded stays stored in addition to the current one.
 */
export function useEntryDrafts(place: DraftKey, start: EntryFormValues) {
  const [offered, setOffered] = useState(() =>
    readDrafts(place).filter((draft) => differsFrom(draft, start)),
  );
  const [isStored, setIsStored] = useState<boolean | null>(null);
  const left = useRef(offered);
  const isOver = useRef(false);
  const write = useDebouncedCallback(
    (values: EntryFormValues, base: BaseEntry, extras: DraftExtras = {}) => {
      if (isOver.current) return;
      const savedAt = new Date().toISOString();
      const draft = { values, base: base.values, version: base.version, extras, savedAt };
      const hasChanges = changedParts(base.values, values).length > 0 || hasText(extras);
      const isDone = storeDrafts(place, [...(hasChanges ? [draft] : []), ...left.current]);
      setIsStored(hasChanges ? isDone : null);
    },
    { delay: debounceMs, flushOnUnmount: true },
  );
  // Stores the latest text also if the page is closed right after typing.
  useWindowEvent('pagehide', () => write.flush());
  const decide = (draft: EntryDraft) => {
    left.current = left.current.filter((other) => other !== draft);
    setOffered(left.current);
  };
  const forget = useCallback(() => {
    isOver.current = true;
    storeDrafts(place, left.current);
  }, [place]);
  const discard = (draft: EntryDraft) => {
    decide(draft);
    storeDrafts(
      place,
      readDrafts(place).filter(({ savedAt }) => savedAt !== draft.savedAt),
    );
  };
  return {
    /** The drafts of earlier visits that are neither restored nor discarded, latest first. */
    offered,
    /** Whether the typed text is stored in this browser; `null` while there is nothing to store. */
    isStored,
    /** Stores the current values after a pause in typing. */
    write,
    /** Removes a restored draft from the offered ones. */
    decide,
    discard,
    /** Removes the current draft after saving. */
    forget,
  };
}

function differsFrom({ values, extras = {} }: EntryDraft, start: EntryFormValues): boolean {
  return changedParts(start, values).length > 0 || hasText(extras);
}

function hasText(extras: DraftExtras): boolean {
  return Object.values(extras).some((text) => text.trim() !== '');
}
