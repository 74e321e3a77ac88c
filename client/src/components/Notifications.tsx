import { useEffect, useSyncExternalStore } from 'react';

import { toasts } from './toasts';

/** Loads the notification area at the first key press or pointer press; a user who does neither never loads it. */
export function Notifications() {
  const loaded = useSyncExternalStore(toasts.subscribe, toasts.loaded);
  useEffect(function fetchWithTheFirstTouch() {
    const touched = new AbortController();
    const fetchThem = () => {
      touched.abort();
      // The next notification tries to load it again.
      toasts.fetch().catch(() => undefined);
    };
    for (const touch of ['pointerdown', 'keydown'] as const)
      window.addEventListener(touch, fetchThem, { signal: touched.signal });
    return () => touched.abort();
  }, []);
  return loaded && <loaded.NotificationArea />;
}
