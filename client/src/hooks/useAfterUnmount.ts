import { useEffect, useEffectEvent, useRef } from 'react';

/** Returns a function that schedules `work` to run after the component unmounts. */
export function useAfterUnmount(work: () => void): () => void {
  const isAsked = useRef(false);
  const leave = useEffectEvent(() => {
    // The timeout runs after all components of the page have unmounted and the next page has rendered.
    if (isAsked.current) setTimeout(work);
  });
  useEffect(function workOnLeaving() {
    return () => leave();
  }, []);
  return () => {
    isAsked.current = true;
  };
}
