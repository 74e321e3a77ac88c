import { pipeline } from 'node:stream/promises';
import type { Worker } from 'node:worker_threads';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { AppError } from '../../errors.js';
import { startWorker, type ThreadMemory } from '../workers/start-worker.js';
import { WorkerCalls } from '../workers/worker-calls.js';
import type { ImportOptions } from './read-import-options.js';
import { FileBytes } from './reading/file-bytes.js';
import type { ImportSource } from './reading/import-source.js';
import { openSource } from './reading/open-source.js';
import type { StageCall, StageReply, StageTask } from './stage-file.worker.js';
import { type FileInfo, type FileSummary, type StagedFile, stageTable } from './staged-file.js';

const workerFile = 'services/imports/stage-file.worker';
/** In MiB. A larger `young` retains more garbage (ADR 17). */
const workerMemory = { old: 256, young: 8 };
/** In bytes. A shorter file is read before a worker has started. */
const inlineBytes = 262_144;

/**
 * Opens a file and reads as far as its first row; a longer file is read in a worker, with limited `memory`. Throws what
 * `openSource` throws, and BAD_USER_INPUT for columns that cannot be imported. Reading rows does so for a file that
 * takes more memory.
 */
export async function stageFile(
  importId: string,
  { fileName, body, maxBytes }: ImportSource,
  options: ImportOptions,
  memory: ThreadMemory = workerMemory,
): Promise<StagedFile> {
  const bytes = new FileBytes(body, maxBytes);
  try {
    if (!(await bytes.endWithin(inlineBytes)))
      return await FileInWorker.open(bytes, { importId, fileName, options }, memory);
    return await stageTable(importId, await openSource(bytes, { fileName, sheet: options.sheet }), options);
  } catch (error) {
    bytes.close();
    throw error;
  }
}

/** A file that is read and staged in a worker. */
class FileInWorker implements StagedFile {
  rows = 0;
  private found: FileSummary | null = null;

  private constructor(
    readonly importId: string,
    readonly info: FileInfo,
    private readonly worker: StagingWorker,
  ) {}

  static async open(bytes: FileBytes, task: StageTask, memory: ThreadMemory): Promise<StagedFile> {
    const worker = new StagingWorker(bytes, memory);
    try {
      const reply = await worker.ask({ kind: 'open', ...task });
      if (reply.kind !== 'opened') throw new Error('The worker did not open the file');
      return new FileInWorker(task.importId, reply.info, worker);
    } catch (error) {
      await worker.end();
      throw error;
    }
  }

  async *lines(): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
    for (;;) {
      const reply = await this.worker.ask({ kind: 'more' });
      if (reply.kind === 'summary') this.found = reply.summary;
      if (reply.kind !== 'lines') return undefined;
      this.rows = reply.rows;
      yield reply.lines;
    }
  }

  summary(): FileSummary {
    if (this.found === null) throw new Error('The file was not read to its end');
    return this.found;
  }

  close(): Promise<void> {
    return this.worker.end();
  }
}

/** A worker that receives the bytes of a file as its standard input. */
class StagingWorker {
  private readonly worker: Worker;
  private readonly calls: WorkerCalls<StageCall, StageReply>;

  constructor(
    private readonly bytes: FileBytes,
    memory: ThreadMemory,
  ) {
    this.worker = startWorker(workerFile, memory, { stdin: true });
    this.calls = new WorkerCalls(this.worker, importFileMessages.fileTooMuchMemory);
    void this.feed();
  }

  /** Sends a call. Throws the AppError that the worker reports, or the error that interrupted the file. */
  ask(call: StageCall): Promise<StageReply> {
    return this.calls.call(call).catch((error: unknown) => {
      throw error instanceof AppError ? error : (this.worker.stdin?.errored ?? error);
    });
  }

  async end(): Promise<void> {
    this.bytes.close();
    this.worker.stdin?.destroy();
    await this.calls.end();
  }

  /** If the file is interrupted, `pipeline` destroys the standard input with that error. */
  private async feed(): Promise<void> {
    if (this.worker.stdin === null) return;
    await pipeline(this.bytes.all(), this.worker.stdin).catch(() => this.calls.end());
  }
}
