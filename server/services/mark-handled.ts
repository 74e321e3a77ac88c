/** Marks work that runs on meanwhile: should it fail before it is waited for, waiting tells, and until then nobody has to listen. */
export function markHandled<Result>(running: Promise<Result>): Promise<Result> {
  running.catch(() => undefined);
  return running;
}
