import type { Readable } from 'node:stream';

import type { EntryListInput } from '../entries/entry-inputs.js';
import type { RequestContext } from '../request-context.js';
import type { ImportOptionsInput, ImportRowsInput, RunOptionsInput } from './import-inputs.js';
import type {
  ImportConflictView,
  ImportPageView,
  ImportProblemView,
  ImportRowsView,
  ImportView,
  UndoneImportView,
} from './import-views.js';
import type { ImportSource } from './reading/import-source.js';

/** A file on its way out: the rows that had problems, each with what was wrong. Destroying `body` frees its connection. */
export interface ImportReport {
  readonly mediaType: string;
  readonly fileName: string;
  readonly body: Readable;
}

/** Importing entries from files: with every problem beside its row, all or nothing, and undone when it was a mistake. */
export class ImportService {
  /** Whoever may not import is refused here, before a byte of a file is read. Throws UNAUTHENTICATED, FORBIDDEN. */
  requireImporter(_ctx: RequestContext): void {
    throw new Error('Not built yet');
  }

  /**
   * Receives a file and answers once its rows are stored to be checked; the import runs on (see `settled`). Under a key
   * that was used before with the same file and options, answers with the import made then. Throws BAD_USER_INPUT,
   * UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE for what cannot be read, CONFLICT for a key used with another file.
   */
  importFile(
    _ctx: RequestContext,
    _source: ImportSource,
    _options: ImportOptionsInput,
    _key?: string,
  ): Promise<ImportView> {
    return Promise.reject(new Error('Not built yet'));
  }

  /** As `importFile`, from the entries of a JSON body: 1 to 10,000 (`limits.imports.entries`). */
  importEntries(
    _ctx: RequestContext,
    _entries: unknown,
    _options: ImportOptionsInput,
    _key?: string,
  ): Promise<ImportView> {
    return Promise.reject(new Error('Not built yet'));
  }

  /** Waits for an import to settle, at most `waitMs`, and tells how it stands then. Throws as `find` does. */
  settled(_ctx: RequestContext, _id: string, _waitMs: number): Promise<ImportView> {
    return Promise.reject(new Error('Not built yet'));
  }

  /** Stores what was previewed (it is `waiting` then). Throws NOT_FOUND, CONFLICT where there is no preview to run. */
  run(_ctx: RequestContext, _id: string, _options: RunOptionsInput): Promise<ImportView> {
    return Promise.reject(new Error('Not built yet'));
  }

  /** One import, with progress. Throws NOT_FOUND. */
  find(_ctx: RequestContext, _id: string): Promise<ImportView> {
    return Promise.reject(new Error('Not built yet'));
  }

  /** The imports of everybody, newest first. */
  list(_ctx: RequestContext, _page: Pick<EntryListInput, 'page' | 'limit'>): Promise<ImportPageView> {
    return Promise.reject(new Error('Not built yet'));
  }

  /** The rows of a preview, in the file's order. Throws NOT_FOUND for an unknown import, CONFLICT where its rows are gone. */
  rows(_ctx: RequestContext, _id: string, _selection: ImportRowsInput): Promise<ImportRowsView> {
    return Promise.reject(new Error('Not built yet'));
  }

  /** The first errors, those about the file first, then by row; at most 1,000. */
  errors(
    _ctx: RequestContext,
    _id: string,
    _limit?: number | string | null,
  ): Promise<readonly ImportProblemView[]> {
    return Promise.reject(new Error('Not built yet'));
  }

  /** The first warnings, in the order of `errors`; at most 1,000. */
  warnings(
    _ctx: RequestContext,
    _id: string,
    _limit?: number | string | null,
  ): Promise<readonly ImportProblemView[]> {
    return Promise.reject(new Error('Not built yet'));
  }

  /** The first entries that an undo left as they were, by accession; at most 1,000. */
  conflicts(
    _ctx: RequestContext,
    _id: string,
    _limit?: number | string | null,
  ): Promise<readonly ImportConflictView[]> {
    return Promise.reject(new Error('Not built yet'));
  }

  /** Puts back what an import changed. Throws FORBIDDEN, NOT_FOUND, CONFLICT where there is nothing to undo. */
  undo(_ctx: RequestContext, _id: string): Promise<UndoneImportView> {
    return Promise.reject(new Error('Not built yet'));
  }

  /** A csv of the rows that had problems: `row`, the original columns, `problem`; streamed. Throws NOT_FOUND. */
  report(_ctx: RequestContext, _id: string): Promise<ImportReport> {
    return Promise.reject(new Error('Not built yet'));
  }
}
