import { limits } from '@contract/limits';
import { readWholeNumber } from '@contract/rules/whole-number';

import type { PageAddress } from '../../addresses';
import { type ShowOptions, useAddressView } from '../../hooks/useAddressView';

/** The numbers of rows per page that lists offer. */
export const pageSizes = [10, 25, 50, 100] as const;

/** A page of a list, and its number of rows. */
interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** The page of a list whose URL names none. */
export const firstPage: Paging = { page: limits.page.default, limit: limits.listLimit.default };

/** Reads the page from a URL; invalid values become those of the first page. */
export function readPaging(params: URLSearchParams): Paging {
  const limit = readWholeNumber(params.get('limit'), limits.listLimit);
  return {
    page: readWholeNumber(params.get('page'), limits.page) ?? firstPage.page,
    limit: pageSizes.find((size) => size === limit) ?? firstPage.limit,
  };
}

/** The parameters of a page, without defaults. */
export function pagingAddress({ page, limit }: Paging): PageAddress {
  return {
    ...(page !== firstPage.page && { page }),
    ...(limit !== firstPage.limit && { limit }),
  };
}

/** The page of a list that has no other parameters in its URL, and a function that navigates to another page. */
export function usePaging(pathOf: (address: PageAddress) => string, options?: ShowOptions) {
  const [where, show] = useAddressView(readPaging, (paging) => pathOf(pagingAddress(paging)));
  const goTo = (changed: PageAddress) => show({ ...where, ...changed }, options);
  return { where, goTo };
}
