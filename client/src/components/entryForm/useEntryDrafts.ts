import { randomId, useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useRef, useState } from 'react';

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
 * restored nor discarded stays stored in addition to the current one, and so do those that other tabs write meanwhile.
 */
export function useEntryDrafts(place: DraftKey, start: EntryFormValues) {
  const [offered, setOffered] = useState(() =>
    readDrafts(place).filter((draft) => differsFrom(draft, start)),
  );
  const [isStored, setIsStored] = useState<boolean | null>(null);
  const [id] = useState(() => randomId());
  // The drafts whose text this form has taken over.
  const restored = useRef<readonly EntryDraft[]>([]);
  const readOthers = () =>
    readDrafts(place).filter(
      (draft) => draft.id !== id && !restored.current.some((taken) => isSame(taken, draft)),
    );
  const isOver = useRef(false);
  const write = useDebouncedCallback(
    (values: EntryFormValues, base: BaseEntry, extras: DraftExtras = {}) => {
      if (isOver.current) return;
      const draft = draftOf(id, values, base, extras);
      const hasChanges = differsFrom(draft, base.values);
      const isDone = storeDrafts(place, [...(hasChanges ? [draft] : []), ...readOthers()]);
      setIsStored(hasChanges ? isDone : null);
    },
    { delay: debounceMs, flushOnUnmount: true },
  );
  // Stores the latest text also if the page is closed right after typing.
  useWindowEvent('pagehide', () => write.flush());
  const decide = (draft: EntryDraft) => {
    restored.current = [...restored.current, draft];
    setOffered((now) => now.filter((other) => other !== draft));
  };
  const offerTyped = (values: EntryFormValues, base: BaseEntry, extras: DraftExtras) => {
    const draft = draftOf(randomId(), values, base, extras);
    if (!differsFrom(draft, base.values)) return;
    storeDrafts(place, [draft, ...readOthers()]);
    setOffered((now) => [draft, ...now]);
  };
  const forget = () => {
    isOver.current = true;
    storeDrafts(place, readOthers());
  };
  const discard = (draft: EntryDraft) => {
    decide(draft);
    storeDrafts(
      place,
      readDrafts(place).filter((other) => !isSame(draft, other)),
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
    /** Offers what is typed as a draft of its own, before a restored one replaces it. */
    offerTyped,
    discard,
    /** Removes the current draft after saving. */
    forget,
  };
}

function draftOf(id: string, values: EntryFormValues, base: BaseEntry, extras: DraftExtras): EntryDraft {
  const savedAt = new Date().toISOString();
  return { id, values, base: base.values, version: base.version, extras, savedAt };
}

/** Whether two drafts are one, which its form has not written again since. */
function isSame(draft: EntryDraft, other: EntryDraft): boolean {
  return draft.id === other.id && draft.savedAt === other.savedAt;
}

function differsFrom({ values, extras = {} }: EntryDraft, start: EntryFormValues): boolean {
  return changedParts(start, values).length > 0 || hasText(extras);
}

function hasText(extras: DraftExtras): boolean {
  return Object.values(extras).some((text) => text.trim() !== '');
}
