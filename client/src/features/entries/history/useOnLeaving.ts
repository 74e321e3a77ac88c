import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something once a part of the page has gone, if that has been asked for. */
export function useOnLeaving(work: () => void): () => void {
  const isAsked = useRef(false);
  const leave = useEffectEvent(() => {
    // Every part of the page has stopped listening by then, and what comes instead is there.
    if (isAsked.current) setTimeout(work);
  });
  useEffect(function workOnLeaving() {
    return () => leave();
  }, []);
  return () => {
    isAsked.current = true;
  };
}
