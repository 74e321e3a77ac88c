import { type Answer, answerCalls } from '../workers/answer-calls.js';
import { WorkbookWriter } from './workbook-writer.js';
import type { WriteCall, WriteReply } from './write-workbook-calls.js';

const writer = new WorkbookWriter();

answerCalls<WriteCall, WriteReply>(async (call): Promise<Answer<WriteReply>> => {
  if (call.kind === 'start') writer.start(call);
  else if (call.kind === 'rows') await writer.add(call.rows);
  else await writer.end();
  const reply = writer.take().map((chunk) => new Uint8Array(chunk));
  return { reply, transfer: reply.map(({ buffer }) => buffer) };
});
