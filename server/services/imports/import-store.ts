import { NIL } from 'uuid';

import { markHandled } from '../../cooperative.js';
import type { Database, Queryable } from '../../persistence/database.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import type { ImportRowsRepository, NamedRow } from '../../persistence/imports/import-rows.repository.js';
import { EntryChangedError } from '../../persistence/imports/import-session.js';
import type { ImportRepository, ImportTally } from '../../persistence/imports/import.repository.js';
import type { EntryBulkWriteRepository, RowRange } from '../../persistence/repositories/entry-write-bulk.js';
import type {
  EntryWriteRepository,
  WriteOrigin,
} from '../../persistence/repositories/entry-write.repository.js';
import { ListedChanges } from '../../persistence/repositories/listed-changes.js';
import { mergePendingLists } from '../../persistence/search-index-upkeep.js';
import { changesNothing, contentOf, editOf } from '../entries/entry-changes.js';
import { changedContent } from '../entries/read-entry-edit.js';

const insertsPerBatch = 5000;
const editsPerBatch = 200;
const progressMs = 1000;

/** The source that histories show for the writes of an import. */
export function sourceOf(id: string): string {
  return `import:${id}`;
}

/** Stores the decided rows within one transaction: new entries in bulk, then edits, then words, totals and counts. */
export class ImportStore {
  /** `checkpoint` throws once the job is to stop. */
  constructor(
    private readonly database: Database,
    private readonly imports: ImportRepository,
    private readonly rows: ImportRowsRepository,
    private readonly writes: EntryWriteRepository,
    private readonly bulk: EntryBulkWriteRepository,
    private readonly checkpoint: () => void,
  ) {}

  /** Returns the final outcomes of the rows. */
  async store(transaction: Queryable, stored: StoredImport, tally: ImportTally): Promise<ImportTally> {
    const origin = {
      source: sourceOf(stored.id),
      userId: stored.by?.id ?? null,
      at: new Date(),
      reason: null,
    };
    const progress = this.progress(stored);
    const ranges = await this.rows.ranges(transaction, stored.id, insertsPerBatch);
    const inserted = await this.insert(transaction, stored, origin, ranges, progress);
    const listed = new ListedChanges();
    const updated = await this.update(transaction, stored, origin, listed, (edited) =>
      progress(inserted + edited),
    );
    // Words are stored at once, by other connections: from here on the import cannot be cancelled.
    await this.imports.lockRunning(transaction, stored.id);
    await this.bulk.writeWords(transaction, stored.id, ranges);
    // Runs outside this transaction, which would hold its locks until the end.
    await listed.apply(transaction, this.database);
    await this.bulk.apply(transaction, inserted);
    return { ...tally, inserted, updated, skipped: tally.skipped + tally.updated - updated };
  }

  private async insert(
    transaction: Queryable,
    { id }: StoredImport,
    origin: WriteOrigin,
    ranges: readonly RowRange[],
    progress: (done: number) => void,
  ): Promise<number> {
    await this.bulk.begin(transaction);
    await this.rows.passKeptNumbers(transaction, id);
    let inserted = 0;
    let merged = Promise.resolve();
    for (const range of ranges) {
      this.checkpoint();
      inserted += await this.bulk.insertStaged(transaction, id, range, origin);
      progress(inserted);
      await merged;
      // On another connection, while more rows are inserted. The more rows one merge covers, the cheaper it is per row.
      merged = markHandled(mergePendingLists(this.database));
    }
    await merged;
    await this.bulk.collectStaged(transaction, id);
    return inserted;
  }

  private async update(
    transaction: Queryable,
    { id }: StoredImport,
    origin: WriteOrigin,
    listed: ListedChanges,
    progress: (done: number) => void,
  ): Promise<number> {
    let updated = 0;
    let named = await this.rows.namedByEntry(transaction, id, NIL, editsPerBatch);
    while (named.length > 0) {
      this.checkpoint();
      updated += await this.edit(transaction, named, origin, listed);
      progress(updated);
      named = await this.rows.namedByEntry(transaction, id, named.at(-1)?.entryId ?? NIL, editsPerBatch);
    }
    return updated;
  }

  /** Computes the edit from the locked entry, because it may have changed since it was examined. */
  private async edit(
    transaction: Queryable,
    named: readonly NamedRow[],
    origin: WriteOrigin,
    listed: ListedChanges,
  ): Promise<number> {
    const changes = new Map(named.map(({ entryId, change }) => [entryId, change]));
    const locked = await this.writes.lockMany(transaction, [...changes.keys()], origin.userId);
    const edits = locked.flatMap((entry) => {
      const change = changes.get(entry.entry.id);
      if (change === undefined || !entry.living) throw new EntryChangedError();
      const edit = editOf(entry, 'update', changedContent(contentOf(entry.entry), change));
      return changesNothing(edit.changes) ? [] : [edit];
    });
    if (edits.length > 0) await this.writes.editPart(transaction, edits, origin, listed);
    return edits.length;
  }

  private progress({ id, total }: StoredImport): (done: number) => void {
    let noted = performance.now();
    return (done) => {
      if (performance.now() - noted < progressMs) return;
      noted = performance.now();
      this.imports.progress(id, done, total).catch(() => undefined);
    };
  }
}
