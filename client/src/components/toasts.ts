import type { ReactNode } from 'react';

const load = () => import('./NotificationArea');
type Toasts = Awaited<ReturnType<typeof load>>;

let loaded: Toasts | null = null;
const listeners = new Set<() => void>();

/** The code of the notification area, which is fetched apart from the pages. */
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

/** Tells something in passing; what is told before the area stands waits for it. */
export function tell(kind: 'success' | 'error', sentence: ReactNode): void {
  toasts
    .fetch()
    .then(({ toast }) => toast[kind](sentence))
    // A notice that cannot be shown must not become a failure of its own.
    .catch(() => undefined);
}
