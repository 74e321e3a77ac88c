import { useSyncExternalStore } from 'react';

import { toasts } from './toasts';

/** The notification area, once its code is loaded. */
export function Notifications() {
  const loaded = useSyncExternalStore(toasts.subscribe, toasts.loaded);
  return loaded && <loaded.NotificationArea />;
}
