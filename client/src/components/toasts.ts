import type { ReactNode } from 'react';

const load = () => import('./NotificationArea');
type Toasts = Awaited<ReturnType<typeof load>>;

let loaded: Toasts | null = null;
const listeners = new Set<() => void>();

/** The code of the notification area, which is loaded after the first page. */
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
  /** Loads the code after the page, so that a failure can be shown when the network is away. */
  fetchWhenIdle: (): void => {
    // If this fails, the next notification tries again.
    const fetchNow = () => void toasts.fetch().catch(() => undefined);
    // Safari has no idle callback.
    const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
    window.addEventListener('load', () => whenIdle(fetchNow), { once: true });
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
