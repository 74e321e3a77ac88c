import { skipToken } from '@apollo/client/react';
import { limits } from '@contract/limits';

import { useNamePagesQuery } from '../../../generated/namePages';

/** What the whole text of a search names; nothing while it is not known. */
export function useNamePages(search: string) {
  const name = search.trim();
  const isName = name !== '' && name.length <= limits.nameMaxLength;
  const { data } = useNamePagesQuery(isName ? { variables: { name } } : skipToken);
  return data?.resolveName.meanings ?? [];
}
