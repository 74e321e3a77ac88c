import { useMemo } from 'react';

import { useVocabularyClassesQuery } from '../../../generated/vocabulary';

/** The classes that a term can be listed in; not itself. */
export function useKnownClasses(term: string | null) {
  const { data } = useVocabularyClassesQuery();
  return useMemo(
    () => (data?.autoantibodyTerms.items ?? []).filter(({ id, isClass }) => isClass && id !== term),
    [data, term],
  );
}
