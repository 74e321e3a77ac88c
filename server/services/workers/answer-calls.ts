import { parentPort, type Transferable } from 'node:worker_threads';

import { AppError } from '../../errors.js';

export interface Answer<Reply> {
  readonly reply: Reply;
  readonly transfer?: readonly Transferable[];
}

/** A message from a worker: its reply, or the error of a call that it refuses. */
export type WorkerMessage<Reply> =
  | { readonly reply: Reply }
  | { readonly refusal: Pick<AppError, 'code' | 'message' | 'problems'> };

/** In a worker: answers each call with one message. An error that is no AppError ends the worker. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names what a port cannot know
export function answerCalls<Call, Reply>(answer: (call: Call) => Promise<Answer<Reply>>): void {
  const port = parentPort;
  if (port === null) throw new Error('This file runs as a worker only');
  port.on('message', (call: Call) => {
    void answer(call).then(
      ({ reply, transfer = [] }) => port.postMessage({ reply }, transfer),
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        const { code, message, problems } = error;
        port.postMessage({ refusal: { code, message, problems } });
      },
    );
  });
}
