import type { InMemoryCache } from '@apollo/client';

import type { SessionStore } from '../session/session';
import { evictEntryFields } from './evictEntryFields';

/**
 * Queries whose answer depends on who asks, or on a secret in the address. Their cached answers are removed when the
 * session ends or changes. A test lists all others: a pattern is shorter than the list, which every visitor would load.
 */
export const privateFields = /^(deleted|import|me$|submission|system|user|verify)|History$/;

/** Types that are cached by id and not public. */
const privateTypes = /^(User|Submission):/;

/**
 * Removes from a cache what only the previous person was allowed to see, as soon as another person or nobody is signed
 * in, and what each viewer sees differently.
 */
export function evictPrivateDataOnSessionChange(cache: InMemoryCache, session: SessionStore): void {
  let before = viewerOf(session);
  session.subscribe(() => {
    const now = viewerOf(session);
    if (now === before) return;
    evictMeasures(cache);
    if (before !== null) evictPrivateData(cache);
    before = now;
  });
}

function viewerOf(session: SessionStore): string | null {
  const { user } = session.state();
  return user === null ? null : `${user.id} ${user.role}`;
}

/** Visitors get the numbers of an entry without the rejected ones. A page that shows them stays, and asks again. */
function evictMeasures(cache: InMemoryCache): void {
  cache.batch({ update: () => evictEntryFields(cache, ['measures']) });
  cache.gc();
}

function evictPrivateData(cache: InMemoryCache): void {
  const cached = cache.extract();
  // Pages that showed it are about to unmount; notifying them would make them send the query again.
  const broadcast = false;
  for (const field of new Set(Object.keys(cached.ROOT_QUERY ?? {}).map(fieldName)))
    if (privateFields.test(field)) cache.evict({ id: 'ROOT_QUERY', fieldName: field, broadcast });
  for (const id of Object.keys(cached).filter((key) => privateTypes.test(key)))
    cache.evict({ id, broadcast });
  cache.gc();
}

/** `users({"page":1})` is `users` with arguments. */
function fieldName(stored: string): string {
  return /^\w+/.exec(stored)?.[0] ?? stored;
}
