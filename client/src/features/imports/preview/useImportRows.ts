import { useApolloClient } from '@apollo/client/react';
import type { RowSelection } from '@contract/imports';
import { useCallback, useEffect, useRef, useState } from 'react';

import { ImportRowsDocument } from '../../../generated/imports';
import type { ImportRow } from '../importTypes';

/** The number of rows per request. */
const pageSize = 100;
/** Maximum number of pages in memory; the oldest are discarded first. */
const maxCachedPages = 30;

interface Rows {
  readonly headers: readonly string[];
  readonly total: number;
  readonly pages: ReadonlyMap<number, readonly ImportRow[]>;
  readonly revision: number;
}

export interface PreviewedRows {
  /** The revision of the rows that were fetched last. */
  readonly revision: number;
  /** `undefined` while the first rows are loading. */
  readonly headers: readonly string[] | undefined;
  readonly total: number;
  /** Returns a row by its index in the selection; `undefined` while loading. */
  readonly rowAt: (place: number) => ImportRow | undefined;
  /** Called with the first and last visible index, to fetch those rows. */
  readonly onSight: (first: number, last: number) => void;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Rows of a preview, fetched as they scroll into view. They do not enter the Apollo cache: there can be hundreds of
 * thousands, and nothing else uses them. A higher `revision` fetches them again; until then the earlier ones are shown.
 */
export function useImportRows(id: string, only: RowSelection, revision: number): PreviewedRows {
  const client = useApolloClient();
  const [rows, setRows] = useState<Rows | null>(null);
  const [error, setError] = useState<unknown>(undefined);
  const asked = useRef(new Set<string>());

  const fetchPage = useCallback(
    async (page: number) => {
      const name = nameOf(revision, page);
      if (asked.current.has(name)) return;
      asked.current.add(name);
      try {
        const { data } = await client.query({
          query: ImportRowsDocument,
          variables: { id, only, offset: page * pageSize, limit: pageSize },
          fetchPolicy: 'no-cache',
        });
        if (data) setRows((known) => withPage(known, page, { ...data.importRows, revision }, asked.current));
      } catch (failure) {
        asked.current.delete(name);
        setError(failure);
      }
    },
    [client, id, only, revision],
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
    revision: rows?.revision ?? 0,
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

function nameOf(revision: number, page: number): string {
  return `${String(revision)} ${String(page)}`;
}

function pageOf(place: number): number {
  return Math.floor(place / pageSize);
}

interface FetchedRows {
  readonly items: readonly ImportRow[];
  readonly headers: readonly string[];
  readonly total: number;
  readonly revision: number;
}

/** Adds a page and discards the oldest ones; they are fetched again if they scroll into view. */
function withPage(known: Rows | null, page: number, fetched: FetchedRows, asked: Set<string>): Rows {
  if (known !== null && known.revision > fetched.revision) return known;
  const pages = new Map(known?.pages);
  pages.set(page, fetched.items);
  for (const old of [...pages.keys()].slice(0, Math.max(0, pages.size - maxCachedPages))) {
    pages.delete(old);
    asked.delete(nameOf(fetched.revision, old));
  }
  const { headers, total, revision } = fetched;
  return { headers, total, pages, revision };
}
