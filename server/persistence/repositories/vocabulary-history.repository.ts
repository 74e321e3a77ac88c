import type { TermRevision } from '../../nouns/term-revision.js';
import type { Database, Queryable } from '../database.js';
import { personSql } from './entry-history.repository.js';
import type { TermContent } from './vocabulary-write.repository.js';

/** A revision with the whole content of the term at that version. */
interface StoredTermRevision extends Omit<TermRevision, 'changes'> {
  readonly content: TermContent;
}

/** The latest revisions of a term, newest first, their total number, and the names of all terms by id. */
interface StoredTermHistory {
  readonly revisions: readonly StoredTermRevision[];
  readonly total: number;
  readonly names: ReadonlyMap<string, string>;
}

const historySql = `
  SELECT r.version, r.action, ${personSql('u')} AS by, r.changed_at AS at, r.reason, r.source, r.content
  FROM vocabulary_revisions r LEFT JOIN users u ON u.id = r.changed_by
  WHERE r.term_id = $1 ORDER BY r.version DESC LIMIT $2`;

/** Reads the history of living and deleted terms. */
export class VocabularyHistoryRepository {
  constructor(private readonly database: Database) {}

  /** Returns the latest `limit` revisions of a term; none for an unknown one. */
  async find(id: string, limit: number): Promise<StoredTermHistory> {
    const revisions = await this.database.query<StoredTermRevision>(historySql, [id, limit]);
    const text = 'SELECT id, name FROM vocabulary_terms';
    const named = await this.database.query<{ id: string; name: string }>(text);
    const names = new Map(named.map(({ id: own, name }) => [own, name]));
    // Versions are numbered from 1 without gaps.
    return { revisions, total: revisions[0]?.version ?? 0, names };
  }

  /** Returns the content of a term at a version; `null` if it never had it. */
  async contentAt(queryable: Queryable, id: string, version: number): Promise<TermContent | null> {
    const text = 'SELECT content FROM vocabulary_revisions WHERE term_id = $1 AND version = $2::bigint';
    const [row] = await queryable.query<{ content: TermContent }>(text, [id, version]);
    return row?.content ?? null;
  }
}
