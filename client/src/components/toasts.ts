import type { ReactNode } from 'react';

const load = () => import('./NotificationArea');
type Toasts = Awaited<ReturnType<typeof load>>;

let loaded: Toasts | null = null;
const listeners = new Set<() => void>();

/** The code of the notification area, which is loaded separately from the pages. */
export const toasts = {
  loaded: (): Toasts | null => loaded,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  fetch: async (): Promise<Toasts> => {
    const fetched = await load();
    loaded = fetched;
    for (const listener of listeners) listener();
    return fetched;
  },
};

/** Shows a notification. Notifications from before the area is loaded are queued. */
export function showToast(kind: 'success' | 'error', sentence: ReactNode): void {
  toasts
    .fetch()
    .then(({ toast }) => toast[kind](sentence))
    // A notification that cannot be shown must not cause another failure.
    .catch(() => undefined);
}
