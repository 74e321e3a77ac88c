import { type Action, allows } from '@contract/policy';
import { useSyncExternalStore } from 'react';

import { session, type SessionState } from './session';

/** Returns the signed-in person, or `null`. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state);
}

/**
 * Whether the policy allows this person or visitor an action. The server decides; this only determines what is shown.
 */
export function useMay(action: Action): boolean {
  return allows(action, useSession().user?.role ?? null);
}

export function useIsSessionRestored(): boolean {
  return useSyncExternalStore(session.subscribe, session.isRestored);
}
