/** Prevents an unhandled rejection of work that runs in the background; a later `await` of the promise still throws. */
export function markHandled<Result>(running: Promise<Result>): Promise<Result> {
  running.catch(() => undefined);
  return running;
}
