/**
 * Entries that arrive by the ten thousand wait in a part of the index of their own until they are sorted in (ADR 16),
 * and the rows they come from are quicker to look through.
 */

const columns = `
  disease, autoantibody, autoantigen, epitope, uniprot_id, disease_association, affinity, avidity, mechanism,
  isotype_subclasses, sensitivity, diagnostic_marker, association_with_disease_activity, pathogenesis_involvement,
  reference, database_accession_numbers, synonym, screening, confirmation, monitoring, positive_predictive_values,
  negative_predictive_values, cross_reactivity_patterns, reference_ranges_and_cutoff_values, type`
  .split(',')
  .map((column) => column.trim());
const counted = ['disease', 'autoantibody', 'autoantigen', 'epitope', 'type', 'uniprot_id'];
const others = columns.filter((column) => !counted.includes(column));
const bytewise = 'text COLLATE "C"';

export const statements = [
  'ALTER TABLE entry_index RENAME TO entry_index_settled',
  'ALTER TABLE entry_index_settled ADD COLUMN arriving boolean NOT NULL DEFAULT FALSE',
  'CREATE TABLE entry_index (LIKE entry_index_settled INCLUDING DEFAULTS) PARTITION BY LIST (arriving)',
  'ALTER TABLE entry_index ATTACH PARTITION entry_index_settled FOR VALUES IN (FALSE)',
  // Of no row. By it PostgreSQL sees that a condition on rows that arrive finds nothing here, and looks the others up
  // (entry-words.ts).
  'CREATE INDEX entry_index_settled_arriving ON entry_index_settled (entry_number) WHERE arriving',

  // As few indexes as rows can be looked up by one at a time: the others cost most of what an import took.
  `CREATE TABLE entry_index_arriving PARTITION OF entry_index (
    PRIMARY KEY (entry_number), FOREIGN KEY (entry_number) REFERENCES entries (entry_number) ON DELETE CASCADE
  ) FOR VALUES IN (TRUE)`,
  ...counted.map(
    (column) =>
      `CREATE INDEX entry_index_arriving_${column} ON entry_index_arriving (key_${column}, entry_number)
        WITH (deduplicate_items = off)`,
  ),
  `CREATE INDEX entry_index_arriving_names ON entry_index_arriving
    (hashtextextended(key_disease || chr(31) || key_autoantibody || chr(31) || key_autoantigen, 0))`,
  // As for those that are settled (migration search-words).
  ...['entry_index', 'entry_index_arriving'].flatMap((table) => [
    `ALTER TABLE ${table} ALTER COLUMN document SET STATISTICS 0`,
    `ALTER TABLE ${table} ALTER COLUMN name_keys SET STATISTICS 0`,
  ]),

  // What is asked of all rows of an import stands before what is long, which would be stepped over in each of them.
  // Rows under way are let go of. Their imports notice that they are gone, and say so.
  'DROP TABLE import_rows',
  'TRUNCATE import_decisions',
  `CREATE UNLOGGED TABLE import_rows (
    import_id uuid NOT NULL,
    "row" integer NOT NULL,
    asked_number integer,
    new_id uuid NOT NULL,
    asked_id uuid,
    content_hash uuid,
    outcome text NOT NULL,
    ${[...counted, ...others].map((column) => `key_${column} ${bytewise},`).join('\n    ')}
    ${[...counted, ...others].map((column) => `${column} text,`).join('\n    ')}
    additional jsonb,
    name_keys text[] COLLATE "C",
    problems jsonb,
    warnings jsonb,
    change jsonb,
    document ${bytewise},
    cells text NOT NULL,
    PRIMARY KEY (import_id, "row")
  ) WITH (toast_tuple_target = 8160)`,

  // Of so many rows a small sample tells enough, and they are measured while somebody waits.
  ...['import_id', '"row"', 'outcome', 'asked_id', 'asked_number'].map(
    (column) => `ALTER TABLE import_rows ALTER COLUMN ${column} SET STATISTICS 10`,
  ),
  'ALTER INDEX entry_index_arriving_names ALTER COLUMN 1 SET STATISTICS 10',
  ...[
    'entry_number',
    'arriving',
    'created_at',
    'updated_at',
    ...columns.map((column) => `key_${column}`),
  ].map((column) => `ALTER TABLE entry_index_arriving ALTER COLUMN ${column} SET STATISTICS 10`),
];
