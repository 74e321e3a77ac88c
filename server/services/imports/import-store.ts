import type { Queryable, Session } from '../../persistence/database.js';
import type { EntryArrivals } from '../../persistence/imports/entry-arrivals.js';
import type { ImportRepository, ImportTally } from '../../persistence/imports/import.repository.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import type { ImportRowsRepository, NamedRow } from '../../persistence/imports/import-rows.repository.js';
import { tidyAfter } from '../../persistence/imports/import-upkeep.js';
import type {
  EntryWriteRepository,
  WriteOrigin,
} from '../../persistence/repositories/entry-write.repository.js';
import type { EntryBulkWriteRepository } from '../../persistence/repositories/entry-write-bulk.js';
import { ListedChanges } from '../../persistence/repositories/entry-write-summaries.js';
import { changesNothing, contentOf, editOf } from '../entries/entry-changes.js';
import { changedContent } from '../entries/read-entry-edit.js';
import { manyRows, type NewEntries } from './new-entries.js';

interface Parts {
  readonly imports: ImportRepository;
  readonly rows: ImportRowsRepository;
  readonly writes: EntryWriteRepository;
  readonly bulk: EntryBulkWriteRepository;
  readonly newEntries: NewEntries;
  readonly arrivals: EntryArrivals;
  /** Throws where the job is to stop. */
  readonly checkpoint: () => void;
}

const editsPerBatch = 200;
const progressMs = 1000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Under what an import's writes are known in histories. */
export function sourceOf(id: string): string {
  return `import:${id}`;
}

/** Stores what was decided, within one transaction: new entries set-wise, then edits, then what lists know. */
export class ImportStore {
  constructor(private readonly parts: Parts) {}

  /** Returns how the rows came out in the end. */
  async store(transaction: Queryable, stored: StoredImport, tally: ImportTally): Promise<ImportTally> {
    const { bulk, newEntries } = this.parts;
    const origin = {
      source: sourceOf(stored.id),
      userId: stored.by?.id ?? null,
      at: new Date(),
      reason: null,
    };
    const progress = this.progress(stored);
    await bulk.begin(transaction);
    const insertion = { importId: stored.id, origin, told: progress };
    const inserted = await newEntries.insert(transaction, insertion, tally.inserted);
    await bulk.endRows(transaction);
    const listed = new ListedChanges();
    const updated = await this.update(transaction, stored, origin, listed, (edited) =>
      progress(inserted + edited),
    );
    await listed.apply(transaction);
    await bulk.apply(transaction, inserted);
    return { ...tally, inserted, updated, skipped: tally.skipped + tally.updated - updated };
  }

  /** After many rows: lists are read out of the indexes alone once the tables' visibility maps are made. */
  async tidy(session: Session, written: number): Promise<void> {
    // What arrives is moved first, and all is tidied then (EntryArrivals).
    if (written >= manyRows && !(await this.parts.arrivals.areThere())) await tidyAfter(session);
  }

  private async update(
    transaction: Queryable,
    { id }: StoredImport,
    origin: WriteOrigin,
    listed: ListedChanges,
    progress: (done: number) => void,
  ): Promise<number> {
    const { rows, checkpoint } = this.parts;
    let updated = 0;
    let named = await rows.namedByEntry(transaction, id, beforeAll, editsPerBatch);
    while (named.length > 0) {
      checkpoint();
      updated += await this.edit(transaction, named, origin, listed);
      progress(updated);
      named = await rows.namedByEntry(transaction, id, named.at(-1)?.entryId ?? beforeAll, editsPerBatch);
    }
    return updated;
  }

  /** What is stored follows from the entry as it is once it is locked: somebody may have edited it since it was looked at. */
  private async edit(
    transaction: Queryable,
    named: readonly NamedRow[],
    origin: WriteOrigin,
    listed: ListedChanges,
  ): Promise<number> {
    const { writes } = this.parts;
    const changes = new Map(named.map(({ entryId, change }) => [entryId, change]));
    const locked = await writes.lockMany(transaction, [...changes.keys()], origin.userId);
    const edits = locked.flatMap((entry) => {
      const change = changes.get(entry.entry.id);
      if (change === undefined || !entry.living) throw deletedMeanwhile();
      const edit = editOf(entry, 'update', changedContent(contentOf(entry.entry), change));
      return changesNothing(edit.changes) ? [] : [edit];
    });
    if (edits.length > 0) await writes.editPart(transaction, edits, origin, listed);
    return edits.length;
  }

  private progress({ id, total }: StoredImport): (done: number) => void {
    let told = performance.now();
    return (done) => {
      if (performance.now() - told < progressMs) return;
      told = performance.now();
      this.parts.imports.progress(id, done, total).catch(() => undefined);
    };
  }
}

/** The next try decides anew. */
function deletedMeanwhile(): Error {
  return Object.assign(new Error('An entry was deleted meanwhile'), { code: '40001' });
}
