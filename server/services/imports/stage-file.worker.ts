import { type Answer, answerCalls } from '../workers/answer-calls.js';
import type { ImportOptions } from './read-import-options.js';
import { FileBytes } from './reading/file-bytes.js';
import { openSource } from './reading/open-source.js';
import { type FileInfo, type FileSummary, type StagedFile, stageTable } from './staged-file.js';

let file: StagedFile | null = null;
let lines: AsyncIterator<Uint8Array<ArrayBuffer>, undefined> | null = null;

answerCalls<StageCall, StageReply>((call) => (call.kind === 'open' ? open(call) : more()));

async function open({ importId, fileName, options }: StageTask): Promise<Answer<StageReply>> {
  const table = await openSource(new FileBytes(process.stdin, null), { fileName, sheet: options.sheet });
  file = await stageTable(importId, table, options);
  lines = file.lines();
  return { reply: { kind: 'opened', info: file.info } };
}

async function more(): Promise<Answer<StageReply>> {
  if (file === null || lines === null) throw new Error('No file was opened');
  const { value, done } = await lines.next();
  if (done === true) return { reply: { kind: 'summary', summary: file.summary() } };
  return { reply: { kind: 'lines', lines: value, rows: file.rows }, transfer: [value.buffer] };
}

/** The task of the worker: the file is its standard input. */
export interface StageTask {
  readonly importId: string;
  readonly fileName: string | null;
  readonly options: ImportOptions;
}

/** A message to the worker: `open` comes first, then `more` until a summary is returned. */
export type StageCall = ({ readonly kind: 'open' } & StageTask) | { readonly kind: 'more' };

/** A message from the worker. */
export type StageReply =
  | { readonly kind: 'opened'; readonly info: FileInfo }
  | { readonly kind: 'lines'; readonly lines: Uint8Array<ArrayBuffer>; readonly rows: number }
  | { readonly kind: 'summary'; readonly summary: FileSummary };
