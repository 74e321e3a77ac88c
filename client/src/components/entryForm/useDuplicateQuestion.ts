import { requiredEntryFields } from '@contract/entry-fields';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

import type { EntryFormValues } from './entryFormValues';

/** What is asked to find the entries that one being written would likely repeat. */
interface DuplicateQuestion {
  readonly disease: string;
  readonly autoantibody: string;
  readonly autoantigen: string;
  readonly epitope: string | null;
  readonly uniprotId: string | null;
  /** The entry that is being changed, which is no duplicate of itself. */
  readonly except: string | null;
}

const restsAfterMs = 400;

/** The question after likely duplicates, put anew when the typing rests; `null` while too little is filled in. */
export function useDuplicateQuestion(start: EntryFormValues, except: string | null) {
  const [question, setQuestion] = useState(() => questionOf(start, except));
  const look = useDebouncedCallback((values: EntryFormValues) => {
    const next = questionOf(values, except);
    setQuestion((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, restsAfterMs);
  return { question, look };
}

function questionOf(values: EntryFormValues, except: string | null): DuplicateQuestion | null {
  if (requiredEntryFields.some((name) => values[name].trim() === '')) return null;
  const { disease, autoantibody, autoantigen, epitope, uniprotId } = values;
  return {
    disease: disease.trim(),
    autoantibody: autoantibody.trim(),
    autoantigen: autoantigen.trim(),
    epitope: epitope.trim() || null,
    uniprotId: uniprotId.trim() || null,
    except,
  };
}
