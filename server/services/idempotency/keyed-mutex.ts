/** Runs what has the same name one after the other, within this process. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs `work` when all that came before it under this name is over, however it ended. */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(name);
    const turn = before === undefined ? work() : before.then(work, work);
    this.last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(name) === turn) this.last.delete(name);
    }
  }
}
