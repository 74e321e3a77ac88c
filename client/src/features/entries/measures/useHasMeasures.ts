import { skipToken } from '@apollo/client/react';

import { useEntryMeasuresQuery } from '../../../generated/measures';
import { useMay } from '../../../session/useSession';

/** Whether the page of an entry has a section of numbers; `isPossible` is false if its texts cannot state any. */
export function useHasMeasures(id: string, isPossible: boolean): boolean {
  const mayReview = useMay('measures.review');
  const { data } = useEntryMeasuresQuery(isPossible ? { variables: { id } } : skipToken);
  // Until its numbers are known, it has the section: what came later would move what stands beside it.
  const found = data?.entry?.measures.length;
  return isPossible && (mayReview || found !== 0);
}
