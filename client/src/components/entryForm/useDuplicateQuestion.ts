import { requiredEntryFields } from '@contract/entry-fields';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

import type { EntryFormValues } from './entryFormValues';

/** The variables of the query for likely duplicates of an unsaved entry. */
interface DuplicateQuestion {
  readonly disease: string;
  readonly autoantibody: string;
  readonly autoantigen: string;
  readonly epitope: string | null;
  readonly uniprotId: string | null;
  /** The id of the edited entry, which is not a duplicate of itself. */
  readonly except: string | null;
}

const debounceMs = 400;

/**
 * The variables of the query for likely duplicates, updated after a pause in typing; `null` while required fields are
 * blank.
 */
export function useDuplicateQuestion(start: EntryFormValues, except: string | null) {
  const [question, setQuestion] = useState(() => questionOf(start, except));
  const look = useDebouncedCallback((values: EntryFormValues) => {
    const next = questionOf(values, except);
    setQuestion((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, debounceMs);
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
