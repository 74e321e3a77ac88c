import { NameInFieldDocument } from '../generated/lookup';
import type { NameInFieldQueryVariables } from '../generated/types';

interface Meant {
  readonly name: string;
  readonly entries: number;
}

/** The answer with what a name means in a field. */
export function meaningAnswer(variables: NameInFieldQueryVariables | (() => true), meant: readonly Meant[]) {
  const meanings = meant.map((one) => ({ __typename: 'Meaning', via: 'synonym', ...one }));
  const resolveName = { __typename: 'ResolvedName', meanings, ambiguous: meant.length > 1 };
  return {
    request: { query: NameInFieldDocument, variables },
    result: { data: { resolveName } },
    maxUsageCount: Infinity,
  };
}
