import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

export interface ShowOptions {
  /** Whether to replace the history entry, as for text typed letter by letter. @default false */
  readonly replace?: boolean;
  /** Whether not to scroll to the top. @default `replace` */
  readonly preventScrollReset?: boolean;
}

/** Navigates to another view. */
export type ShowView<View> = (next: View, options?: ShowOptions) => void;

/**
 * Returns the view in the query of the address, and a function that navigates to another one. The view stays the same
 * object while the query and `read` are the same.
 */
export function useAddressView<View>(
  read: (query: URLSearchParams) => View,
  pathOf: (view: View) => string,
): readonly [View, ShowView<View>] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => read(query), [read, query]);
  const showView = useCallback<ShowView<View>>(
    (next, { replace = false, preventScrollReset = replace } = {}) =>
      void navigate(pathOf(next), { replace, preventScrollReset }),
    [navigate, pathOf],
  );
  return [view, showView];
}
