import { useApolloClient } from '@apollo/client/react';
import type { RowSelection } from '@contract/imports';
import { useCallback, useEffect, useRef, useState } from 'react';

import { ImportRowsDocument } from '../../../generated/imports';
import type { ImportRow } from '../importTypes';

/** Rows that are fetched together. */
const pageSize = 100;
/** Pages that are kept; those that were seen longest ago go first. */
const pagesKept = 30;

interface Rows {
  readonly headers: readonly string[];
  readonly total: number;
  readonly pages: ReadonlyMap<number, readonly ImportRow[]>;
}

export interface PreviewedRows {
  /** Nothing while the first of them are on their way. */
  readonly headers: readonly string[] | undefined;
  readonly total: number;
  /** A row by its place in the selection; nothing while it is on its way. */
  readonly rowAt: (place: number) => ImportRow | undefined;
  /** Tells which places are in sight, so that their rows are fetched. */
  readonly onSight: (first: number, last: number) => void;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Rows of a preview, fetched as they come into sight. They are not put into the cache: there can be hundreds of
 * thousands, and they are of no use elsewhere.
 */
export function useImportRows(id: string, only: RowSelection): PreviewedRows {
  const client = useApolloClient();
  const [rows, setRows] = useState<Rows | null>(null);
  const [error, setError] = useState<unknown>(undefined);
  const asked = useRef(new Set<number>());

  const fetchPage = useCallback(
    async (page: number) => {
      if (asked.current.has(page)) return;
      asked.current.add(page);
      try {
        const { data } = await client.query({
          query: ImportRowsDocument,
          variables: { id, only, offset: page * pageSize, limit: pageSize },
          fetchPolicy: 'no-cache',
        });
        if (data) setRows((known) => withPage(known, page, data.importRows, asked.current));
      } catch (failure) {
        asked.current.delete(page);
        setError(failure);
      }
    },
    [client, id, only],
  );
  useEffect(
    function fetchFirstPage() {
      void fetchPage(0);
    },
    [fetchPage],
  );
  const onSight = useCallback(
    (first: number, last: number) => {
      for (let page = pageOf(first); page <= pageOf(last); page += 1) void fetchPage(page);
    },
    [fetchPage],
  );
  return {
    headers: rows?.headers,
    total: rows?.total ?? 0,
    rowAt: (place) => rows?.pages.get(pageOf(place))?.[place % pageSize],
    onSight,
    error,
    retry: () => {
      setError(undefined);
      void fetchPage(0);
    },
  };
}

function pageOf(place: number): number {
  return Math.floor(place / pageSize);
}

interface FetchedRows {
  readonly items: readonly ImportRow[];
  readonly headers: readonly string[];
  readonly total: number;
}

/** Adds a page and lets go of the oldest, which is asked for again should it come into sight. */
function withPage(known: Rows | null, page: number, fetched: FetchedRows, asked: Set<number>): Rows {
  const pages = new Map(known?.pages);
  pages.set(page, fetched.items);
  for (const old of [...pages.keys()].slice(0, Math.max(0, pages.size - pagesKept))) {
    pages.delete(old);
    asked.delete(old);
  }
  return { headers: fetched.headers, total: fetched.total, pages };
}
