import { type Action, allows } from '@contract/policy';
import { useSyncExternalStore } from 'react';

import { session } from './session';
import type { SessionState } from './SessionStore';

/** Who is signed in, if anybody is. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state);
}

/** Whether the policy lets this person, or visitor, do something. The server decides; this only decides what to show. */
export function useMay(action: Action): boolean {
  return allows(action, useSession().user?.role ?? null);
}

/** Whether it is known yet who is signed in. */
export function useIsSessionRestored(): boolean {
  return useSyncExternalStore(session.subscribe, session.isRestored);
}
