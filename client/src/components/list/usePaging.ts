import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';

import type { PageAddress } from '../../addresses';
import { pagingAddress, readPaging } from './paging';

/** The page of a list that has no other parameters in its URL, and a function that navigates to another page. */
export function usePaging(pathOf: (address: PageAddress) => string, options?: NavigateOptions) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const where = readPaging(params);
  const goTo = (changed: PageAddress) =>
    void navigate(pathOf(pagingAddress({ ...where, ...changed })), options);
  return { where, goTo };
}
