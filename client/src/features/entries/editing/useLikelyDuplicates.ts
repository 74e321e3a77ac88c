import { skipToken } from '@apollo/client/react';
import { requiredEntryFields } from '@contract/entry-fields';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import { useLikelyDuplicatesQuery } from '../../../generated/editing';
import type { LikelyDuplicatesQueryVariables } from '../../../generated/types';

const restsAfterMs = 400;

/** The entries that one being written would likely repeat, found when the typing rests. */
export function useLikelyDuplicates(start: EntryFormValues, except: string | null) {
  const [asked, setAsked] = useState(() => questionOf(start, except));
  const look = useDebouncedCallback((values: EntryFormValues) => {
    const next = questionOf(values, except);
    setAsked((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, restsAfterMs);
  const { data, previousData } = useLikelyDuplicatesQuery(
    // Kept nowhere: after a change the answer would be another, and what was just saved is no duplicate of itself.
    asked === null ? skipToken : { variables: asked, fetchPolicy: 'no-cache' },
  );
  const found = asked === null ? undefined : (data ?? previousData);
  return { duplicates: found?.likelyDuplicates ?? [], look };
}

function questionOf(values: EntryFormValues, except: string | null): LikelyDuplicatesQueryVariables | null {
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
