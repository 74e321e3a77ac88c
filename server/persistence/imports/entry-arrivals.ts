import type { Database, Queryable, Session } from '../database.js';
import { sortInSearched, tidyAfter } from './import-upkeep.js';

/** As many as lists and searches look through in some hundredths of a second, having no index of them. */
const mostArriving = 200_000;
/** Moved in one transaction, for so long nobody else can edit them: some tenths of a second. */
const rowsAtOnce = 2000;
/** What waits in the search index is looked through by every search, and cheaper to sort in the more of it there is. */
const rowsSortedAtOnce = 6000;

const measureSql = 'ANALYZE entry_index_arriving';
const thereSql = 'SELECT EXISTS (SELECT FROM entry_index i WHERE i.arriving) AS there';
const roomSql = 'SELECT count(*)::integer <= $1 AS room FROM entry_index i WHERE i.arriving';

/**
 * Whoever writes an entry locks it first, and whoever holds such a lock is not waited for: the rest of the rows is moved
 * meanwhile, and these later.
 */
const settleSql = `
  WITH first AS MATERIALIZED (
    SELECT i.entry_number FROM entry_index i WHERE i.arriving ORDER BY i.entry_number LIMIT $1),
  locked AS MATERIALIZED (
    SELECT e.entry_number FROM entries e WHERE e.entry_number IN (SELECT f.entry_number FROM first f)
    FOR NO KEY UPDATE SKIP LOCKED),
  moved AS (
    UPDATE entry_index i SET arriving = FALSE FROM locked l WHERE i.arriving AND i.entry_number = l.entry_number RETURNING 1)
  SELECT count(*)::integer AS rows FROM moved`;

const sessionSettings = [
  'SET statement_timeout = 0',
  'SET plan_cache_mode = auto',
  `SET maintenance_work_mem = '256MB'`,
  `SET gin_pending_list_limit = '1GB'`,
];

/**
 * The part of `entry_index` in which very many new entries are listed at first, without most of its indexes; and the way from there
 * to where all are. Whoever reads sees both parts as one at every moment.
 */
export class EntryArrivals {
  constructor(private readonly database: Database) {}

  /** Whether any entries are to be moved. */
  async areThere(): Promise<boolean> {
    const [found] = await this.database.query<{ there: boolean }>(thereSql);
    return found?.there === true;
  }

  /** Whether so many more rows may arrive without making lists slow. */
  async haveRoomFor(transaction: Queryable, rows: number): Promise<boolean> {
    if (rows > mostArriving) return false;
    const [found] = await transaction.query<{ room: boolean }>(roomSql, [mostArriving - rows]);
    return found?.room === true;
  }

  /**
   * Tells the planner, while rows arrive, that there are some: a plan made when there were none reads through all of them for each
   * row it joins. Seen from another connection there is only room for them yet, which is enough to have them looked up.
   */
  async foretell(): Promise<void> {
    await this.database.session((session) => session.query(measureSql));
  }

  /** Tells the planner how many there are, once they are all there. */
  async tell(transaction: Queryable): Promise<void> {
    await transaction.query(measureSql);
  }

  /** Moves all that arrived, piece by piece, for as long as `goesOn`. What is locked by others stays for the next time. */
  async settle(session: Session, goesOn: () => Promise<boolean>): Promise<void> {
    for (const setting of sessionSettings) await session.query(setting);
    await session.query(measureSql);
    let [moved, sorted] = [0, 0];
    while (await goesOn()) {
      const [piece] = await session.query<{ rows: number }>(settleSql, [rowsAtOnce]);
      const rows = piece?.rows ?? 0;
      if (rows === 0) return moved > 0 ? tidyAfter(session) : undefined;
      moved += rows;
      if (moved - sorted >= rowsSortedAtOnce) {
        await sortInSearched(session);
        sorted = moved;
      }
    }
  }
}
