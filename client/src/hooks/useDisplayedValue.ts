import { useLayoutEffect, useState } from 'react';

/**
 * Returns the value that is on screen. The router renders the next page before it shows it, sometimes alternating with
 * the current one; a query with the rendered value would send a request for each at every render, and endlessly if the
 * requests fail.
 */
export function useDisplayedValue<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useLayoutEffect(
    function follow() {
      // oxlint-disable-next-line react/set-state-in-effect -- effects run only for values that were shown
      setShown(value);
    },
    [value],
  );
  return shown;
}
