import type { TermRevision } from '../../nouns/term-revision.js';
import type { AutoantibodyTerm } from '../../nouns/vocabulary.js';
import type { NamedTerm } from '../../search/index/vocabulary.js';
import type { Database, Queryable } from '../database.js';
import { ownedAutoantibodiesSql, ownedKeys } from '../owned-keys.js';
import { onlyRow } from '../rows.js';
import { personSql } from './entry-history.repository.js';

/** What is stored with a term besides its name and its links. */
export type TermFacts = Pick<AutoantibodyTerm, 'synonyms' | 'icap' | 'hpo' | 'loinc' | 'targets' | 'sources'>;

export interface StoredTerm extends NamedTerm, TermFacts {
  readonly synonyms: AutoantibodyTerm['synonyms'];
  readonly targets: AutoantibodyTerm['targets'];
  readonly version: number;
  readonly updatedAt: Date;
}

/** The whole content of a term at one version, as its revision stores it. */
export interface TermContent extends TermFacts {
  readonly name: string;
  readonly isClass: boolean;
  /** The ids of the classes that it is listed in, and of its members. */
  readonly classes: readonly string[];
  readonly members: readonly string[];
}

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

/** A disease with the places in the list of the terms that its entries belong to, and the number of entries at each. */
interface TermsOfDisease {
  readonly disease: string;
  readonly places: readonly number[];
  readonly entries: readonly number[];
}

const livingSql = `
  SELECT t.id, t.slug, t.name, t.is_class AS "isClass", t.facts, t.version, t.updated_at AS "updatedAt",
    ARRAY(SELECT m.class_id FROM vocabulary_members m WHERE m.member_id = t.id) AS "classIds"
  FROM vocabulary_terms t WHERE t.deleted_at IS NULL`;

const countsSql = `
  SELECT v.value AS disease, d.places, d.entries
  FROM (SELECT c.key_disease, json_agg(c.owner) AS places, json_agg(c.entries) AS entries
    FROM (SELECT k.owner, i.key_disease, count(*) AS entries
      FROM (${ownedAutoantibodiesSql}) k JOIN entry_index i ON i.key_autoantibody = k.key
      GROUP BY k.owner, i.key_disease) c
    GROUP BY c.key_disease) d
  JOIN entry_values v ON v.field = 'disease' AND v.key = d.key_disease`;

const historySql = `
  SELECT r.version, r.action, ${personSql('u')} AS by, r.changed_at AS at, r.reason, r.source, r.content
  FROM vocabulary_revisions r LEFT JOIN users u ON u.id = r.changed_by
  WHERE r.term_id = $1 ORDER BY r.version DESC LIMIT $2`;

/** Reads the vocabulary of autoantibodies, and the history of its living and deleted terms. */
export class VocabularyRepository {
  constructor(
    private readonly database: Database,
    private readonly short = database.forShortStatements(),
  ) {}

  /** Returns the version of the vocabulary, which every write raises. */
  async current(): Promise<{ readonly dataVersion: string }> {
    const text = 'SELECT version::text AS "dataVersion" FROM vocabulary_state';
    return onlyRow(await this.short.query<{ dataVersion: string }>(text));
  }

  /** Returns all terms that are not deleted; `within` a transaction, as it sees them. */
  async all(within: Queryable = this.database): Promise<readonly StoredTerm[]> {
    type Row = Omit<StoredTerm, keyof TermFacts> & { readonly facts: TermFacts };
    const rows = await within.query<Row>(livingSql);
    return rows.map(({ facts, ...term }) => ({ ...term, ...facts }));
  }

  /** Counts, for each list of name keys, the entries whose autoantibody has one of them, by the name of the disease. */
  counts(keys: readonly (readonly string[])[]): Promise<readonly TermsOfDisease[]> {
    return this.database.query(countsSql, ownedKeys(keys.entries()));
  }

  /** Returns the latest `limit` revisions of a term; none for an unknown one. */
  async history(id: string, limit: number): Promise<StoredTermHistory> {
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
