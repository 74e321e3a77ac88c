import { parentPort, type Transferable } from 'node:worker_threads';

export interface Answer<Reply> {
  readonly reply: Reply;
  readonly transfer?: readonly Transferable[];
}

/** In a worker: answers each call with one message. An error ends the worker, and so rejects the call. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names what a port cannot know
export function answerCalls<Call, Reply>(answer: (call: Call) => Promise<Answer<Reply>>): void {
  const port = parentPort;
  if (port === null) throw new Error('This file runs as a worker only');
  port.on('message', (call: Call) => {
    void answer(call).then(({ reply, transfer = [] }) => {
      port.postMessage(reply, transfer);
    });
  });
}
