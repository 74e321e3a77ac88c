import { type Answer, answerCalls } from '../workers/answer-calls.js';
import { WorkbookWriter } from './workbook-writer.js';

const writer = new WorkbookWriter();

answerCalls<WriteCall, WriteReply>(async (call): Promise<Answer<WriteReply>> => {
  if (call.kind === 'start') writer.start(call);
  else if (call.kind === 'rows') await writer.add(call.rows);
  else await writer.end();
  const reply = writer.take().map((chunk) => new Uint8Array(chunk));
  return { reply, transfer: reply.map(({ buffer }) => buffer) };
});

/** A message to the writing worker: first `start`, then rows, then the end. */
export type WriteCall =
  | {
      readonly kind: 'start';
      readonly header: readonly string[];
      readonly sheet: string;
      readonly large: boolean;
    }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'end' };

/** The bytes of the file that are ready, in order; often none. */
export type WriteReply = readonly Uint8Array[];
