import { useEffect, useRef } from 'react';

/**
 * Returns a function that says whether the component is still there: the answer to a slow request must not lead a
 * person away who has left the page meanwhile.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(function watchMounting() {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
