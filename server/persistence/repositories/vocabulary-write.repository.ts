import type { Queryable } from '../database.js';
import { nextVersionSql, raiseDataVersionSql } from './data-version.repository.js';
import { writerSql } from './entry-write-sql.js';
import type { WriteOrigin } from './entry-write.repository.js';
import type { TermContent } from './vocabulary.repository.js';

/** A term with the state that writes need. */
export interface LockedTerm {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly builtIn: string | null;
  readonly edited: boolean;
  readonly living: boolean;
  readonly content: TermContent;
}

/** The next version of a term. */
export interface TermWrite extends LockedTerm {
  readonly action: 'create' | 'update' | 'delete' | 'restore';
}

const lockSql = `
  SELECT t.id, t.slug, t.version, t.built_in AS "builtIn", t.edited, t.deleted_at IS NULL AS living,
    t.facts || jsonb_build_object('name', t.name, 'isClass', t.is_class,
      'classes', ARRAY(SELECT m.class_id FROM vocabulary_members m WHERE m.member_id = t.id ORDER BY 1),
      'members', ARRAY(SELECT m.member_id FROM vocabulary_members m WHERE m.class_id = t.id ORDER BY 1)) AS content
  FROM vocabulary_terms t ORDER BY t.id`;

const writtenSql = `jsonb_to_recordset($1) AS w (id uuid, slug text, version integer, "builtIn" text, edited boolean,
    living boolean, action text, content jsonb)`;

const termsSql = `
  INSERT INTO vocabulary_terms (id, slug, name, is_class, facts, version, built_in, edited, created_at, updated_at,
    deleted_at)
  SELECT w.id, w.slug, w.content ->> 'name', (w.content -> 'isClass')::boolean,
    w.content - ARRAY['name', 'isClass', 'classes', 'members'], w.version, w."builtIn", w.edited, $2, $2,
    CASE WHEN NOT w.living THEN $2::timestamptz END
  FROM ${writtenSql}
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, is_class = excluded.is_class, facts = excluded.facts,
    version = excluded.version, edited = excluded.edited, updated_at = excluded.updated_at,
    deleted_at = excluded.deleted_at`;

const unlinkSql = `
  DELETE FROM vocabulary_members m USING ${writtenSql} WHERE m.class_id = w.id OR m.member_id = w.id`;

const linkSql = `
  INSERT INTO vocabulary_members (class_id, member_id)
  SELECT c.id::uuid, w.id FROM ${writtenSql}, jsonb_array_elements_text(w.content -> 'classes') c (id)
  UNION SELECT w.id, c.id::uuid FROM ${writtenSql}, jsonb_array_elements_text(w.content -> 'members') c (id)
  ON CONFLICT DO NOTHING`;

const revisionsSql = `
  INSERT INTO vocabulary_revisions (term_id, version, action, content, reason, source, changed_at, changed_by)
  SELECT w.id, w.version, w.action, w.content, $3, $4, $2, (${writerSql('$5')})
  FROM ${writtenSql}`;

/** Raises the versions of the vocabulary and of the data. */
const touchSql = `
  WITH state AS (UPDATE vocabulary_state t SET version = ${nextVersionSql})
  ${raiseDataVersionSql}`;

/** Writes terms of the vocabulary: the only place that does. Each write adds a revision. */
export class VocabularyWriteRepository {
  /**
   * Locks the vocabulary for writing until the transaction ends, and returns all terms, deleted ones too. It is small
   * and seldom written, and whether a name is free depends on all terms.
   */
  async lock(transaction: Queryable): Promise<readonly LockedTerm[]> {
    await transaction.query('SELECT 1 FROM vocabulary_state FOR UPDATE');
    return transaction.query<LockedTerm>(lockSql);
  }

  /** Stores the next versions of terms, with their revisions, in a vocabulary that is locked. */
  async write(transaction: Queryable, terms: readonly TermWrite[], origin: WriteOrigin): Promise<void> {
    const written = JSON.stringify(terms);
    await transaction.query(termsSql, [written, origin.at]);
    await transaction.query(unlinkSql, [written]);
    await transaction.query(linkSql, [written]);
    const { at, reason, source, userId } = origin;
    await transaction.query(revisionsSql, [written, at, reason, source, userId]);
    await transaction.query(touchSql);
  }

  /** Returns the version of the built-in vocabulary that was taken in last; 0 for none. */
  async builtInVersion(queryable: Queryable): Promise<number> {
    const [state] = await queryable.query<{ version: number }>(
      'SELECT built_in AS version FROM vocabulary_state',
    );
    return state?.version ?? 0;
  }

  /** Records the version of the built-in vocabulary that was taken in. */
  async setBuiltInVersion(transaction: Queryable, version: number): Promise<void> {
    await transaction.query('UPDATE vocabulary_state SET built_in = $1', [version]);
  }
}
