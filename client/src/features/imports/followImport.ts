import type { ApolloClient } from '@apollo/client';
import { isInProgress } from '@contract/imports';

import { ImportDocument } from '../../generated/imports';
import { session } from '../../session/session';
import { evictAfterImport } from './importsCache';

/** Polling interval of an import whose page was left, in milliseconds. */
const followMs = 2000;

/** Polls an import until it ends, then evicts the entries that it may have changed. Stops if the session changes. */
export function followImport(client: ApolloClient, id: string): void {
  const polled = client.watchQuery({ query: ImportDocument, variables: { id }, pollInterval: followMs });
  const forget = session.subscribe(stop);
  polled.subscribe(({ data, error }) => {
    const status = data?.import?.status;
    if (!error && (!status || isInProgress(status))) return;
    stop();
    if (status === 'done') evictAfterImport(client.cache);
  });
  function stop() {
    forget();
    polled.stop();
  }
}
