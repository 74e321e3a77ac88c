import { useEffect, useSyncExternalStore } from 'react';

import { toasts } from './toasts';

/** Has the notification area at hand for whoever does something; who only reads is told nothing, and need not wait. */
export function Notifications() {
  const loaded = useSyncExternalStore(toasts.subscribe, toasts.loaded);
  useEffect(function fetchWithTheFirstTouch() {
    const touched = new AbortController();
    const fetchThem = () => {
      touched.abort();
      // Whoever has something to tell asks again.
      toasts.fetch().catch(() => undefined);
    };
    for (const touch of ['pointerdown', 'keydown'] as const)
      window.addEventListener(touch, fetchThem, { signal: touched.signal });
    return () => touched.abort();
  }, []);
  return loaded && <loaded.NotificationArea />;
}
