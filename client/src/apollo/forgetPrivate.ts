import type { ApolloCache } from '@apollo/client';

import type { SessionStore } from '../session/SessionStore';

/** What everybody may ask for. Anything else is forgotten when whoever asked for it is gone. */
const publicFields: ReadonlySet<string> = new Set([
  '__typename', 'entries', 'entry', 'entryNeighbours', 'entryConnection', 'entriesByDisease', 'entriesByUniprotId',
  'entriesByDiseaseAndAutoantibody', 'entriesByAutoantibodyOrSynonym', 'entriesByDiagnosticMethod', 'searchEntries',
  'advancedSearch', 'uniqueValues', 'entryFacet', 'statistics', 'associationGraph', 'diseaseSummaries', 'additionalKeys', 'tombstone',
]); // prettier-ignore

/** What is kept by its id, and not for everybody. */
const privateTypes = /^(User|Submission):/;

/** Has a cache forget what only the person who was signed in may see, as soon as that is somebody else or nobody. */
export function forgetPrivateWithSession(cache: ApolloCache, session: SessionStore): void {
  let before = viewerOf(session);
  session.subscribe(() => {
    const now = viewerOf(session);
    if (before !== null && now !== before) forgetPrivate(cache);
    before = now;
  });
}

function viewerOf(session: SessionStore): string | null {
  const { user } = session.state();
  return user === null ? null : `${user.id} ${user.role}`;
}

function forgetPrivate(cache: ApolloCache): void {
  const kept: unknown = cache.extract();
  if (!isObject(kept)) return;
  // Pages that showed it are on their way out; telling them would make them ask again.
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
