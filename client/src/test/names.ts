import { NamePagesDocument } from '../generated/namePages';
import { NameInFieldDocument } from '../generated/names';
import type { NameInFieldQueryVariables } from '../generated/types';

interface Meant {
  readonly name: string;
  readonly entries: number;
}

/** The answer with what a name means in a field. */
export function meaningAnswer(
  variables: NameInFieldQueryVariables | (() => true),
  meant: readonly Meant[],
  ambiguous = meant.length > 1,
) {
  const meanings = meant.map((one) => ({ __typename: 'Meaning', via: 'synonym', ...one }));
  const resolveName = { __typename: 'ResolvedName', meanings, ambiguous };
  return {
    request: { query: NameInFieldDocument, variables },
    result: { data: { resolveName } },
    maxUsageCount: Infinity,
  };
}

interface NamedPage {
  readonly kind: 'disease' | 'autoantibody' | 'class' | 'autoantigen';
  readonly name: string;
  readonly slug: string;
  readonly via: 'name' | 'synonym' | 'identifier';
  readonly matched: string;
}

/** The answer with what a search names. */
export function namePagesAnswer(
  variables: { readonly name: string } | (() => true),
  pages: readonly NamedPage[],
) {
  const meanings = pages.map((page) => ({ __typename: 'Meaning', ...page }));
  return {
    request: { query: NamePagesDocument, variables },
    result: { data: { resolveName: { __typename: 'ResolvedName', meanings } } },
    maxUsageCount: Infinity,
  };
}
