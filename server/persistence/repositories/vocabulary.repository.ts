import type { AutoantibodyTerm } from '../../nouns/vocabulary.js';
import type { NamedTerm } from '../../search/index/vocabulary.js';
import type { Database, Queryable } from '../database.js';
import { ownedAutoantibodiesSql, ownedKeys } from '../owned-keys.js';
import { onlyRow } from '../rows.js';

/** What is stored with a term besides its name and its links. */
export type TermFacts = Pick<AutoantibodyTerm, 'synonyms' | 'icap' | 'hpo' | 'loinc' | 'targets' | 'sources'>;

/** A term as it is stored. */
export interface StoredTerm extends NamedTerm, TermFacts {
  readonly synonyms: AutoantibodyTerm['synonyms'];
  readonly targets: AutoantibodyTerm['targets'];
  readonly version: number;
  readonly updatedAt: Date;
}

/** The entries that belong to a term. */
type TermCounts = AutoantibodyTerm['counts'];

const livingSql = `
  SELECT t.id, t.slug, t.name, t.is_class AS "isClass", t.facts, t.version, t.updated_at AS "updatedAt",
    ARRAY(SELECT m.class_id FROM vocabulary_members m WHERE m.member_id = t.id) AS "classIds"
  FROM vocabulary_terms t WHERE t.deleted_at IS NULL`;

const countsSql = `
  SELECT k.owner AS term, count(*)::integer AS entries, count(DISTINCT i.key_disease)::integer AS diseases
  FROM (${ownedAutoantibodiesSql}) k JOIN entry_index i ON i.key_autoantibody = k.key GROUP BY k.owner`;

/** Reads the vocabulary of autoantibodies. */
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

  /** Counts, for each list of name keys, the entries whose autoantibody has one of them, and their diseases. */
  async counts(keys: readonly (readonly string[])[]): Promise<readonly TermCounts[]> {
    type Row = TermCounts & { readonly term: number };
    const rows = await this.database.query<Row>(countsSql, ownedKeys(keys.entries()));
    const byTerm = new Map(rows.map(({ term, ...counts }) => [term, counts]));
    return keys.map((_, term) => byTerm.get(term) ?? { entries: 0, diseases: 0 });
  }
}
