import { useState } from 'react';

/** The state of a retry, and the function that starts it. */
export interface Retry {
  readonly isBusy: boolean;
  /** Whether the server did not answer the last attempt. */
  readonly isAway: boolean;
  readonly start: () => void;
}

/**
 * Retries to load code. Browsers released before mid-2026 cache a failed import until the page is reloaded
 * (https://github.com/whatwg/html/issues/6768), so if `load` fails again, the page is reloaded once the server answers;
 * without a server, reloading would end in the browser's error page.
 */
export function useRetry(load: () => Promise<unknown>): Retry {
  const [isBusy, setIsBusy] = useState(false);
  const [isAway, setIsAway] = useState(false);
  const start = async () => {
    setIsBusy(true);
    try {
      await load();
    } catch {
      setIsAway(!(await reloadWhenServed()));
    }
    setIsBusy(false);
  };
  return { isBusy, isAway, start: () => void start() };
}

/** Reloads the page if the server answers at its address; returns whether it does. */
export async function reloadWhenServed(): Promise<boolean> {
  const isServed = await isPageServed();
  if (isServed) window.location.reload();
  return isServed;
}

const answerLimitMs = 10_000;

/** Whether the server answers at the address of this page. */
async function isPageServed(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerLimitMs);
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
