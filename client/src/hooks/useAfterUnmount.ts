import { useEffect, useEffectEvent, useRef } from 'react';

import { useIsMounted } from './useIsMounted';

/** Returns a function that schedules `work` to run after the component unmounts; at once if it has unmounted. */
export function useAfterUnmount(work: () => void): () => void {
  const isAsked = useRef(false);
  const isMounted = useIsMounted();
  const leave = useEffectEvent(() => {
    // The timeout runs after all components of the page have unmounted and the next page has rendered.
    if (isAsked.current) setTimeout(work);
  });
  useEffect(function workOnLeaving() {
    return () => leave();
  }, []);
  return () => {
    if (isMounted()) isAsked.current = true;
    else work();
  };
}
