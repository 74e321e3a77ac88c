import type { Worker } from 'node:worker_threads';

import { AppError, badInput } from '../../errors.js';
import type { WorkerMessage } from './answer-calls.js';

interface PendingCall<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** Calls to a worker, one at a time: each message gets one reply. */
export class WorkerCalls<Call, Reply> {
  private waiting: PendingCall<Reply> | null = null;
  private failure: Error | null = null;

  /** `tooLarge`: the message about a file for which the worker needs more memory than `startWorker` allows. */
  constructor(
    private readonly worker: Worker,
    tooLarge?: string,
  ) {
    worker.on('message', (message: WorkerMessage<Reply>) => {
      const pending = this.takePending();
      if ('reply' in message) pending?.resolve(message.reply);
      else pending?.reject(new AppError(message.refusal.code, message.refusal.message, message.refusal));
    });
    worker.on('error', (error: Error) => {
      this.fail(tooLarge !== undefined && isOutOfMemory(error) ? badInput('file', tooLarge) : error);
    });
    worker.on('exit', () => {
      this.fail(new Error('The worker has ended'));
    });
  }

  /** Rejects with the AppError by which the worker refuses the call, or the error that ended the worker. */
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

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
