import { badInput } from '../../../errors.js';
import { startWorker } from '../../workers/start-worker.js';
import { WorkerCalls } from '../../workers/worker-calls.js';
import type { ParseCall, ParseReply } from './delimited.worker.js';
import type { DelimitedRecords, Delimiter, Records } from './delimited-records.js';

const file = new URL('./delimited.worker', import.meta.url);
/** MiB; some hundred records are there at once, and one of a million cells takes twenty. With more, garbage is kept longer. */
const memory = { old: 128, young: 8 };

/** Parses as `DelimitedRecords` does, in a thread: some records while those before are checked. */
export class DelimitedThread implements Pick<DelimitedRecords, 'add' | 'end' | 'close'> {
  private readonly calls: WorkerCalls<ParseCall, ParseReply>;

  constructor(delimiter: Delimiter) {
    this.calls = new WorkerCalls(startWorker(file, memory, { workerData: { delimiter } }));
  }

  add(text: string): Promise<Records> {
    return this.ask({ kind: 'add', text });
  }

  end(): Promise<Records> {
    return this.ask({ kind: 'end' });
  }

  close(): Promise<void> {
    return this.calls.end();
  }

  private async ask(call: ParseCall): Promise<Records> {
    const reply = await this.calls.call(call);
    if (reply.kind === 'fault') throw badInput('file', reply.message);
    return reply.records;
  }
}
