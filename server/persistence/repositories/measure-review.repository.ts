import type { Review } from '../../measures/entry-measures.js';
import type { MeasuredTexts } from '../../measures/measure.js';
import type { MeasureReview } from '../../nouns/measure.js';
import type { Database, Queryable } from '../database.js';
import { rowsBy } from '../rows.js';
import { personSql } from './entry-history.repository.js';
import { writerSql } from './entry-write-sql.js';
import { ListedChanges } from './listed-changes.js';
import { setMeasuredValues } from './measured-values.repository.js';

export interface StoredReview
  extends Review, Pick<MeasureReview, 'number' | 'action' | 'note' | 'entryVersion' | 'at' | 'by'> {
  readonly entryId: string;
  readonly measureId: string;
  /** Whether an administrator withdrew a version whose text this or an earlier review of the measure is about. */
  readonly textWithdrawn: boolean;
}

/** A review to store; it gets the next number of its measure. */
export interface NewReview extends Omit<StoredReview, 'number' | 'by' | 'textWithdrawn'> {
  readonly userId: string;
}

const columns = `r.entry_id AS "entryId", r.measure_id AS "measureId", r.number, r.action, r.status, r.content,
  r.field, r.read_as AS "readAs", r.words, r.starts_at AS start, r.ends_at AS end, r.field_text AS "fieldText", r.note,
  r.entry_version AS "entryVersion", r.reviewed_at AS at, ${personSql('u')} AS by, EXISTS (
    SELECT FROM measure_reviews s JOIN entry_revisions w ON w.entry_id = s.entry_id AND w.version = s.entry_version
    WHERE s.entry_id = r.entry_id AND s.measure_id = r.measure_id AND s.field_text = r.field_text
      AND w.withdrawn_at IS NOT NULL) AS "textWithdrawn"`;

const latestSql = `
  SELECT ${columns} FROM (
    SELECT DISTINCT ON (entry_id, measure_id) * FROM measure_reviews WHERE entry_id = ANY($1::uuid[])
    ORDER BY entry_id, measure_id, number DESC) r
  LEFT JOIN users u ON u.id = r.reviewed_by ORDER BY r.entry_id, r.field, r.starts_at NULLS LAST, r.measure_id`;

const historySql = `
  SELECT ${columns} FROM measure_reviews r LEFT JOIN users u ON u.id = r.reviewed_by
  WHERE r.entry_id = $1 AND r.measure_id = $2 ORDER BY r.number DESC LIMIT $3`;

const addSql = `
  INSERT INTO measure_reviews (entry_id, measure_id, number, action, status, content, field, read_as, words, starts_at,
    ends_at, field_text, note, entry_version, reviewed_at, reviewed_by)
  SELECT $1, $2, coalesce((SELECT max(number) FROM measure_reviews WHERE entry_id = $1 AND measure_id = $2), 0) + 1,
    $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, (${writerSql('$15')})`;

/** Stores and reads what people say of the numbers in the texts of entries. */
export class MeasureReviewRepository {
  constructor(private readonly database: Database) {}

  /** Returns the last review of each measure, by entry id, in one statement. Entries without any are left out. */
  async latest(
    ids: readonly string[],
    queryable: Queryable = this.database,
  ): Promise<ReadonlyMap<string, readonly StoredReview[]>> {
    if (ids.length === 0) return new Map();
    const rows = await queryable.query<StoredReview>(latestSql, [ids]);
    return rowsBy(rows, ({ entryId }) => entryId);
  }

  /** Returns the latest reviews of a measure, newest first. They are numbered from 1, without gaps. */
  history(entryId: string, measureId: string, limit: number): Promise<readonly StoredReview[]> {
    return this.database.query<StoredReview>(historySql, [entryId, measureId, limit]);
  }

  /**
   * Stores a review within a transaction that has locked the entry, sets the values by which the entry is sorted, and
   * raises the data version. Returns the last review of each number of the entry.
   */
  async add(
    transaction: Queryable,
    review: NewReview,
    entry: MeasuredTexts,
  ): Promise<readonly StoredReview[]> {
    const { entryId, measureId, action, status, content, field, readAs, words, start, end } = review;
    const { fieldText, note, entryVersion, at, userId } = review;
    await transaction.query(addSql, [
      ...[entryId, measureId, action, status, JSON.stringify(content), field, readAs, words, start, end],
      ...[fieldText, note, entryVersion, at, userId],
    ]);
    const reviews = await this.latest([entryId], transaction);
    await setMeasuredValues(transaction, [{ ...entry, id: entryId }], reviews);
    await new ListedChanges().apply(transaction);
    return reviews.get(entryId) ?? [];
  }
}
