import type { Worker } from 'node:worker_threads';

/** Whether a worker ended because it needed more memory than `startWorker` allows. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

interface PendingCall<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** Calls to a worker, one at a time: each message gets one reply. */
export class WorkerCalls<Call, Reply> {
  private waiting: PendingCall<Reply> | null = null;
  private failure: Error | null = null;

  constructor(private readonly worker: Worker) {
    worker.on('message', (reply: Reply) => {
      this.takePending()?.resolve(reply);
    });
    worker.on('error', (error: Error) => {
      this.fail(error);
    });
    worker.on('exit', () => {
      this.fail(new Error('The worker has ended'));
    });
  }

  /** Rejects with the error that ended the worker. */
  call(message: Call): Promise<Reply> {
    if (this.failure !== null) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.worker.postMessage(message);
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private takePending(): PendingCall<Reply> | null {
    const { waiting } = this;
    this.waiting = null;
    return waiting;
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.takePending()?.reject(this.failure);
  }
}
