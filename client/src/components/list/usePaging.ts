import type { PageAddress } from '../../addresses';
import { type ShowOptions, useAddressView } from '../../hooks/useAddressView';
import { pagingAddress, readPaging } from './paging';

/** The page of a list that has no other parameters in its URL, and a function that navigates to another page. */
export function usePaging(pathOf: (address: PageAddress) => string, options?: ShowOptions) {
  const [where, show] = useAddressView(readPaging, (paging) => pathOf(pagingAddress(paging)));
  const goTo = (changed: PageAddress) => show({ ...where, ...changed }, options);
  return { where, goTo };
}
