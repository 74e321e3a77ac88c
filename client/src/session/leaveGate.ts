/** Called before an action that leaves the page; runs the action once the user has confirmed it. */
type AskBeforeLeaving = (leave: () => void) => void;

const guards = new Set<AskBeforeLeaving>();

/** Registers a confirmation before signing out; the returned function removes it. */
export function guardLeaving(ask: AskBeforeLeaving): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/** Leaves at once, or after confirmation if one is registered. */
export function leaveWhenAgreed(leave: () => void): void {
  const [ask] = guards;
  if (ask) ask(leave);
  else leave();
}
