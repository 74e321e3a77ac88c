import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useCallback, useRef, useState } from 'react';

import { type DraftAside, type DraftPlace, type EntryDraft, keepDrafts, readDrafts } from './entryDrafts';
import { changedParts, type EntryFormValues } from './entryFormValues';

/** What a form is compared with: what is kept, and at which version. */
export interface KeptEntry {
  readonly values: EntryFormValues;
  readonly version: number | null;
}

const restsAfterMs = 500;

/**
 * Keeps what is typed in this browser until it is saved, and offers what was left behind before. As long as that is
 * neither taken up nor thrown away, it is kept beside what is typed now.
 */
export function useEntryDrafts(place: DraftPlace, start: EntryFormValues) {
  const [offered, setOffered] = useState(() => readDrafts(place).filter((draft) => saysMore(draft, start)));
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const left = useRef(offered);
  const isOver = useRef(false);
  const write = useDebouncedCallback(
    (values: EntryFormValues, kept: KeptEntry, aside: DraftAside = {}) => {
      if (isOver.current) return;
      const savedAt = new Date().toISOString();
      const draft = { values, kept: kept.values, version: kept.version, aside, savedAt };
      const isWorthIt = changedParts(kept.values, values).length > 0 || saysAnything(aside);
      const isDone = keepDrafts(place, [...(isWorthIt ? [draft] : []), ...left.current]);
      setIsKept(isWorthIt ? isDone : null);
    },
    { delay: restsAfterMs, flushOnUnmount: true },
  );
  // Whoever closes the page right after typing keeps that too.
  useWindowEvent('pagehide', () => write.flush());
  const decide = (draft: EntryDraft) => {
    left.current = left.current.filter((other) => other !== draft);
    setOffered(left.current);
  };
  const forget = useCallback(() => {
    isOver.current = true;
    keepDrafts(place, left.current);
  }, [place]);
  const discard = (draft: EntryDraft) => {
    decide(draft);
    keepDrafts(
      place,
      readDrafts(place).filter(({ savedAt }) => savedAt !== draft.savedAt),
    );
  };
  return {
    /** The drafts left behind about which nothing is decided yet, the latest first. */
    offered,
    /** Whether what is typed is kept in this browser; `null` while there is nothing to keep. */
    isKept,
    /** Is told what is typed. */
    write,
    /** Has a draft be what is typed now. */
    decide,
    discard,
    /** What was typed is saved. */
    forget,
  };
}

function saysMore({ values, aside = {} }: EntryDraft, start: EntryFormValues): boolean {
  return changedParts(start, values).length > 0 || saysAnything(aside);
}

function saysAnything(aside: DraftAside): boolean {
  return Object.values(aside).some((text) => text.trim() !== '');
}
