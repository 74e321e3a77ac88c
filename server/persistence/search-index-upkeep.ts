/** Runs statements whose rows nobody asks for. */
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

/** Merges the pending lists of the search indexes, which every search reads through, into them. */
export async function mergePendingLists(database: Statements): Promise<void> {
  await database.query(mergeSql);
}

/** After many rows: lists are read out of the indexes alone once the visibility maps of the tables are made. */
export async function vacuumEntries(database: Statements): Promise<void> {
  await mergePendingLists(database);
  await database.query('VACUUM (ANALYZE) entries, entry_index, entry_values');
}

/**
 * Merges what single writes add to the search indexes, a second after the first of them: it takes some milliseconds, which
 * no writer has to wait for.
 */
export class SearchIndexUpkeep {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Statements) {}

  /** To be called with each write. */
  schedule(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      // Should it fail, searches are slower until the next write or vacuum.
      mergePendingLists(this.database).catch(() => undefined);
    }, pauseMs).unref();
  }
}
