import type { ApolloCache } from '@apollo/client';

import type { SessionStore } from '../session/SessionStore';

/** Queries that visitors may use. Every other cached answer is removed when the session ends or changes. */
const publicFields: ReadonlySet<string> = new Set([
  '__typename',
  'entries',
  'entry',
  'entryNeighbours',
  'entryConnection',
  'entriesByDisease',
  'entriesByUniprotId',
  'entriesByDiseaseAndAutoantibody',
  'entriesByAutoantibodyOrSynonym',
  'entriesByDiagnosticMethod',
  'searchEntries',
  'advancedSearch',
  'uniqueValues',
  'entryFacet',
  'statistics',
  'associationGraph',
  'diseaseSummaries',
  'additionalKeys',
  'tombstone',
  'entryVersion',
]);

/** Types that are cached by id and not public. */
const privateTypes = /^(User|Submission):/;

/**
 * Removes from a cache what only the previous person was allowed to see, as soon as another person or nobody is signed
 * in.
 */
export function evictPrivateDataOnSessionChange(cache: ApolloCache, session: SessionStore): void {
  let before = viewerOf(session);
  session.subscribe(() => {
    const now = viewerOf(session);
    if (before !== null && now !== before) evictPrivateData(cache);
    before = now;
  });
}

function viewerOf(session: SessionStore): string | null {
  const { user } = session.state();
  return user === null ? null : `${user.id} ${user.role}`;
}

function evictPrivateData(cache: ApolloCache): void {
  const kept: unknown = cache.extract();
  if (!isObject(kept)) return;
  // Pages that showed it are about to unmount; notifying them would make them send the query again.
  const broadcast = false;
  const root = isObject(kept.ROOT_QUERY) ? kept.ROOT_QUERY : {};
  for (const field of new Set(Object.keys(root).map(fieldName)))
    if (!publicFields.has(field)) cache.evict({ id: 'ROOT_QUERY', fieldName: field, broadcast });
  for (const id of Object.keys(kept).filter((key) => privateTypes.test(key))) cache.evict({ id, broadcast });
  cache.gc();
}

/** `users({"page":1})` is `users` with arguments. */
function fieldName(stored: string): string {
  return /^\w+/.exec(stored)?.[0] ?? stored;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
