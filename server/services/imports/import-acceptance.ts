import { finished } from 'node:stream/promises';

import { v7 as uuidV7 } from 'uuid';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput } from '../../errors.js';
import { isUniqueViolation } from '../../persistence/database-errors.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import type { ImportRepository } from '../../persistence/imports/import.repository.js';
import type { RepeatableCall } from '../../persistence/repositories/idempotency.repository.js';
import type { Viewer } from '../request-context.js';
import { Slots } from '../slots.js';
import { ImportCall } from './import-call.js';
import type { ImportOptionsInput } from './import-inputs.js';
import type { ImportReceiver, Sender } from './import-receiver.js';
import { type ImportOptions, readImportOptions } from './read-import-options.js';
import { type ImportSource, UploadEnded } from './reading/import-source.js';
import { openEntries } from './reading/open-source.js';
import { stageFile } from './stage-file.js';
import { type StagedFile, stageTable } from './staged-file.js';

/** The import of a call, and whether an earlier call with the same key created it. */
export interface AcceptedImport {
  readonly id: string;
  readonly replayed: boolean;
}

interface ReceivedFile extends Sender {
  readonly call: ImportCall | null;
}

const { uploads } = limits.imports;

/** Accepts data to import, once per idempotency key: the same call again returns the import that it created. */
export class ImportAcceptance {
  private readonly slots = new Slots({
    each: { max: uploads.person, message: messages.importTooManyFiles(uploads.person) },
    all: { max: uploads.all, message: messages.importPlacesTaken },
  });

  constructor(
    private readonly imports: ImportRepository,
    private readonly receiver: ImportReceiver,
  ) {}

  /** Accepts a file. Throws as `ImportService.importFile` does. */
  async file(
    viewer: Viewer,
    source: ImportSource,
    sent: ImportOptionsInput,
    key: string | undefined,
  ): Promise<AcceptedImport> {
    let release: (() => void) | undefined;
    try {
      const options = readImportOptions({ ...sent, sheet: sent.sheet ?? source.sheet });
      const call = ImportCall.of(viewer, 'file', key, options);
      release = this.slots.take(viewer.id);
      return await this.fileOf(viewer, source, options, call);
    } catch (error) {
      source.body.destroy();
      throw error;
    } finally {
      release?.();
    }
  }

  private async fileOf(
    viewer: Viewer,
    source: ImportSource,
    options: ImportOptions,
    call: ImportCall | null,
  ): Promise<AcceptedImport> {
    const body = call === null ? source.body : call.hashing(source.body);
    const earlier = await this.earlier(call);
    if (call !== null && earlier !== null) {
      // Its hash is complete only at its end.
      await finished(body.resume());
      return this.again(call.made(), earlier);
    }
    const { fileName } = source;
    const id = uuidV7();
    const opened = stageFile(id, { ...source, body }, options);
    const file = await this.receiver.untilStop(opened).catch(async (error: unknown) => {
      if (error instanceof UploadEnded) {
        await this.receiver.noteInterrupted(id, { fileName, viewer, options }, error).catch(() => undefined);
      }
      throw error;
    });
    return this.receive(file, { viewer, options, call, fileName });
  }

  /** Accepts entries: 1 to `limits.imports.entries`. */
  async entries(
    viewer: Viewer,
    entries: unknown,
    sent: ImportOptionsInput,
    key: string | undefined,
  ): Promise<AcceptedImport> {
    if (!Array.isArray(entries) || entries.length === 0) {
      throw badInput('entries', messages.importEntriesRequired);
    }
    const most = limits.imports.entries;
    if (entries.length > most) throw badInput('entries', messages.importTooManyEntries(most));
    const options = readImportOptions(sent);
    const call = ImportCall.of(viewer, 'entries', key, options);
    call?.addEntries(entries);
    const earlier = await this.earlier(call);
    if (call !== null && earlier !== null) return this.again(call.made(), earlier);
    const file = await stageTable(uuidV7(), await openEntries(entries), options);
    return this.receive(file, { viewer, options, call, fileName: null });
  }

  private async receive(
    file: StagedFile,
    { viewer, options, call, fileName }: ReceivedFile,
  ): Promise<AcceptedImport> {
    try {
      const made = (): RepeatableCall | null => call?.made() ?? null;
      const id = await this.receiver.receive({ file, viewer, options, fileName, call: made });
      return { id, replayed: false };
    } catch (error) {
      // Two equal calls ran concurrently, and the other one was stored first.
      const other = isUniqueViolation(error) ? await this.earlier(call) : null;
      if (call === null || other === null) throw error;
      return this.again(call.made(), other);
    }
  }

  private earlier(call: Pick<RepeatableCall, 'scope' | 'key'> | null): Promise<StoredImport | null> {
    return call === null ? Promise.resolve(null) : this.imports.madeBy(call, limits.idempotency.hours);
  }

  /** Throws CONFLICT if the call with the same key that made the import had other content. */
  private again({ requestHash }: RepeatableCall, earlier: StoredImport): AcceptedImport {
    if (earlier.requestHash?.equals(requestHash) !== true) {
      throw new AppError('CONFLICT', messages.idempotencyKeyReused);
    }
    return { id: earlier.id, replayed: true };
  }
}
