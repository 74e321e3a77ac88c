import type { Database, Queryable } from '../../persistence/database.js';
import type { EntryArrivals } from '../../persistence/imports/entry-arrivals.js';
import type { ImportRowsRepository } from '../../persistence/imports/import-rows.repository.js';
import { keepSearchable } from '../../persistence/imports/import-upkeep.js';
import type { WriteOrigin } from '../../persistence/repositories/entry-write.repository.js';
import type { EntryBulkWriteRepository } from '../../persistence/repositories/entry-write-bulk.js';
import type { EntryIndexPart } from '../../persistence/repositories/entry-write-sql.js';

interface NewEntriesParts {
  readonly database: Database;
  readonly rows: ImportRowsRepository;
  readonly bulk: EntryBulkWriteRepository;
  readonly arrivals: EntryArrivals;
  /** Throws where the job is to stop. */
  readonly checkpoint: () => void;
}

/** Which rows of which import, as whose write; `told` hears how many are stored so far. */
interface Insertion {
  readonly importId: string;
  readonly origin: WriteOrigin;
  readonly told: (done: number) => void;
}

const rowsPerSlice = 5000;
/** From so many rows on the tables are worth being looked after. */
export const manyRows = 10_000;

/** Stores the rows of an import that become new entries. */
export class NewEntries {
  constructor(private readonly parts: NewEntriesParts) {}

  /**
   * Stores some `expected` rows; returns how many. Few go where they belong. Many wait in a part of the index where that takes
   * a fraction of the time; of very many it would be too many for lists to look through.
   */
  async insert(transaction: Queryable, insertion: Insertion, expected: number): Promise<number> {
    const { arrivals, database } = this.parts;
    if (expected < manyRows) return this.insertInto('settled', transaction, insertion);
    if (!(await arrivals.haveRoomFor(transaction, expected))) {
      return keepSearchable(database, (told) =>
        this.insertInto('settled', transaction, alsoTelling(insertion, told)),
      );
    }
    let foretold: Promise<void> | undefined;
    const notice = (done: number): void => {
      // Should it fail, others' statements are slower until this transaction ends.
      if (done >= manyRows) foretold ??= arrivals.foretell().catch(() => undefined);
    };
    const inserted = await this.insertInto('arriving', transaction, alsoTelling(insertion, notice));
    await foretold;
    await arrivals.tell(transaction);
    return inserted;
  }

  private async insertInto(
    part: EntryIndexPart,
    transaction: Queryable,
    { importId, origin, told }: Insertion,
  ): Promise<number> {
    const { bulk, rows, checkpoint } = this.parts;
    await rows.passKeptNumbers(transaction, importId);
    let inserted = 0;
    for (const range of await rows.ranges(transaction, importId, rowsPerSlice)) {
      checkpoint();
      inserted += await bulk.insertStaged(transaction, importId, { range, part, origin });
      told(inserted);
    }
    await bulk.collectStaged(transaction, importId);
    return inserted;
  }
}

function alsoTelling(insertion: Insertion, other: (done: number) => void): Insertion {
  return {
    ...insertion,
    told: (done) => {
      insertion.told(done);
      other(done);
    },
  };
}
