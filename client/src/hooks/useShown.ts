import { useLayoutEffect, useState } from 'react';

/**
 * The value as it is on screen. The router renders where one is going before it shows it, now and then in turns with
 * where one is; a query that followed both would ask the server for each at every turn, and without end where the
 * answers are failures.
 */
export function useShown<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useLayoutEffect(
    function follow() {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- only what was shown gets as far as an effect
      setShown(value);
    },
    [value],
  );
  return shown;
}
