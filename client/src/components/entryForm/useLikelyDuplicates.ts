import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { requiredEntryFields } from '@contract/entry-fields';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

import type { LikelyDuplicate } from './DuplicatesNotice';
import type { EntryFormValues } from './entryFormValues';

/** The query for likely duplicates; shared code does not import generated documents. */
export type DuplicatesDocument = TypedDocumentNode<
  { readonly likelyDuplicates: readonly LikelyDuplicate[] },
  DuplicateQuestion
>;

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
 * Finds likely duplicates of the entry in the form after a pause in typing; none while required fields are blank.
 * `check` takes the typed values.
 */
export function useLikelyDuplicates(
  document: DuplicatesDocument,
  start: EntryFormValues,
  except: string | null,
) {
  const [question, setQuestion] = useState(() => questionOf(start, except));
  const check = useDebouncedCallback((values: EntryFormValues) => {
    const next = questionOf(values, except);
    setQuestion((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, debounceMs);
  const { data, previousData } = useQuery(
    document,
    // Not cached: a write changes the answer, and a newly saved entry must not appear as its own duplicate.
    question === null ? skipToken : { variables: question, fetchPolicy: 'no-cache' },
  );
  const found = question === null ? undefined : (data ?? previousData);
  return { duplicates: found?.likelyDuplicates ?? [], check };
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
