/** Called before an action that leaves the page; runs the action once the user has confirmed it. */
type ConfirmLeaving = (leave: () => void) => void;

const confirmations = new Set<ConfirmLeaving>();

/** Registers a confirmation before signing out; the returned function removes it. */
export function registerLeaveConfirmation(ask: ConfirmLeaving): () => void {
  confirmations.add(ask);
  return () => confirmations.delete(ask);
}

/** Leaves at once, or after confirmation if one is registered. */
export function leaveAfterConfirmation(leave: () => void): void {
  const [ask] = confirmations;
  if (ask) ask(leave);
  else leave();
}
