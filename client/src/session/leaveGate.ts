/** Is told what somebody is about to do that leaves the page, and does it once they have agreed. */
type AskBeforeLeaving = (leave: () => void) => void;

const guards = new Set<AskBeforeLeaving>();

/** Has somebody asked before they sign out, until told to stop. */
export function guardLeaving(ask: AskBeforeLeaving): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/** Leaves at once, or when whoever is asked agrees. */
export function leaveWhenAgreed(leave: () => void): void {
  const [ask] = guards;
  if (ask) ask(leave);
  else leave();
}
