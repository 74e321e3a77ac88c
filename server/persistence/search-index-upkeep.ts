/** Runs statements whose rows are not needed. */
interface Statements {
  query(text: string): Promise<unknown>;
}

const mergeSql = `SELECT ${[
  'entry_index_words',
  'entry_index_name_keys',
  'search_words_word',
  'value_names_names',
]
  .map((index) => `gin_clean_pending_list('${index}')`)
  .join(', ')}`;
const pauseMs = 1000;

/** Merges the pending lists of the search indexes into the indexes. Every search has to scan the pending lists. */
export async function mergePendingLists(database: Statements): Promise<void> {
  await database.query(mergeSql);
}

/**
 * Vacuums the entry tables after many rows were written: index-only scans of lists need the visibility maps of the
 * tables.
 */
export async function vacuumEntries(database: Statements): Promise<void> {
  await mergePendingLists(database);
  await database.query('VACUUM (ANALYZE) entries, entry_index, entry_values');
}

/**
 * Merges the pending lists of the search indexes one second after the first of several single writes. The merge takes
 * some milliseconds, for which no writer should wait.
 */
export class SearchIndexUpkeep {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Statements) {}

  /** Schedules a merge. Call it with each write. */
  schedule(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      // If it fails, searches are slower until the next write or vacuum.
      mergePendingLists(this.database).catch(() => undefined);
    }, pauseMs).unref();
  }
}
