import { limits } from '@contract/limits';
import { readWholeNumber } from '@contract/rules/whole-number';
import { useSearchParams } from 'react-router-dom';

import { latestResult } from '../../../components/latestResult';
import { useImportRowsQuery } from '../../../generated/imports';
import { type RowFilterName, rowFilters } from './RowFilter';

export const pageSizes = [25, 50, 100] as const;

const firstPage = { page: limits.page.default, limit: limits.imports.rows.default };

/** Which rows of a preview are shown, and a page of them. */
export interface RowsShown {
  readonly only: RowFilterName;
  readonly page: number;
  readonly limit: number;
}

/** The rows to show are in the URL, so that the view can be shared; those of `usual` if it does not say. */
export function useRowsShown(usual: RowFilterName) {
  const [params, setParams] = useSearchParams();
  const limit = readWholeNumber(params.get('limit'), limits.imports.rows);
  const shown: RowsShown = {
    only: rowFilters.find((name) => name === params.get('rows')) ?? usual,
    page: readWholeNumber(params.get('page'), limits.page) ?? firstPage.page,
    limit: pageSizes.find((size) => size === limit) ?? firstPage.limit,
  };
  const show = (changed: Partial<RowsShown>) => {
    const next = { ...shown, page: firstPage.page, ...changed };
    const named = {
      ...(next.only !== usual && { rows: next.only }),
      ...(next.page !== firstPage.page && { page: String(next.page) }),
      ...(next.limit !== firstPage.limit && { limit: String(next.limit) }),
    };
    setParams(named, { replace: true, preventScrollReset: true });
  };
  return [shown, show] as const;
}

/** The shown page of the rows of a preview; while another page loads, the one before stays. */
export function useImportRows(id: string, { only, page, limit }: RowsShown) {
  const { data, answer } = latestResult(
    useImportRowsQuery({
      variables: { id, only, offset: (page - 1) * limit, limit },
      // There can be hundreds of thousands of rows, and nothing else uses them.
      fetchPolicy: 'no-cache',
    }),
  );
  return { rows: data?.importRows, answer };
}
