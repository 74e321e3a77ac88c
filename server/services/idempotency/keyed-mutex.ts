/** Runs work under the same name one after the other, within this process. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs `work` after all earlier work under this name has ended, with or without an error. */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(name);
    const running = before === undefined ? work() : before.then(work, work);
    this.last.set(name, running);
    try {
      return await running;
    } finally {
      if (this.last.get(name) === running) this.last.delete(name);
    }
  }
}
