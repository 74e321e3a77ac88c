/** Imports: what was imported when by whom, the rows of those under way, and what was wrong in them. */

const columns = `
  disease, autoantibody, autoantigen, epitope, uniprot_id, disease_association, affinity, avidity, mechanism,
  isotype_subclasses, sensitivity, diagnostic_marker, association_with_disease_activity, pathogenesis_involvement,
  reference, database_accession_numbers, synonym, screening, confirmation, monitoring, positive_predictive_values,
  negative_predictive_values, cross_reactivity_patterns, reference_ranges_and_cutoff_values, type`
  .split(',')
  .map((column) => column.trim());

/** Byte order, as the keys of entries have it (see sort-key.ts). */
const bytewise = 'text COLLATE "C"';

export const statements = [
  // scope, key, request_hash: the idempotency key. rows_received: the number of staged rows, to detect lost rows.
  `CREATE TABLE imports (
    id uuid PRIMARY KEY,
    status text NOT NULL CHECK (status IN ('receiving', 'waiting', 'running', 'previewed', 'done', 'refused', 'failed',
      'undone')),
    mode text NOT NULL CHECK (mode IN ('all', 'valid_only')),
    existing text NOT NULL CHECK (existing IN ('refuse', 'update')),
    dry_run boolean NOT NULL,
    format text NOT NULL,
    file_name text,
    sheet text,
    sheets text[] NOT NULL,
    columns jsonb NOT NULL DEFAULT '[]',
    unmapped_columns text[] NOT NULL DEFAULT '{}',
    file_problems jsonb NOT NULL DEFAULT '[]',
    file_warnings jsonb NOT NULL DEFAULT '[]',
    rows_received integer NOT NULL DEFAULT 0,
    total integer NOT NULL DEFAULT 0,
    inserted integer NOT NULL DEFAULT 0,
    updated integer NOT NULL DEFAULT 0,
    skipped integer NOT NULL DEFAULT 0,
    failed integer NOT NULL DEFAULT 0,
    processed integer NOT NULL DEFAULT 0,
    errors_total integer NOT NULL DEFAULT 0,
    warnings_total integer NOT NULL DEFAULT 0,
    message text,
    attempts integer NOT NULL DEFAULT 0,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    created_by uuid REFERENCES users (id) ON DELETE SET NULL,
    finished_at timestamptz(3),
    undone_at timestamptz(3),
    undone_by uuid REFERENCES users (id) ON DELETE SET NULL,
    reverted integer NOT NULL DEFAULT 0,
    conflicts_total integer NOT NULL DEFAULT 0,
    scope bytea,
    key text,
    request_hash bytea
  )`,
  'CREATE UNIQUE INDEX imports_scope_key ON imports (scope, key) WHERE key IS NOT NULL',
  'CREATE INDEX imports_created_at ON imports (created_at, id)',
  `CREATE INDEX imports_under_way ON imports (id) WHERE status IN ('receiving', 'waiting', 'running', 'previewed')`,
  'CREATE INDEX imports_created_by ON imports (created_by) WHERE created_by IS NOT NULL',
  'CREATE INDEX imports_undone_by ON imports (undone_by) WHERE undone_by IS NOT NULL',

  // Rows between the file and the entries. Not logged: after a crash of the database they are gone, and sent again.
  `CREATE UNLOGGED TABLE import_rows (
    import_id uuid NOT NULL,
    "row" integer NOT NULL,
    outcome text NOT NULL,
    cells text NOT NULL,
    problems jsonb,
    warnings jsonb,
    asked_id uuid,
    asked_number integer,
    change jsonb,
    new_id uuid NOT NULL,
    content_hash uuid,
    additional jsonb,
    ${columns.map((column) => `${column} text,`).join('\n    ')}
    ${columns.map((column) => `key_${column} ${bytewise},`).join('\n    ')}
    document ${bytewise},
    PRIMARY KEY (import_id, "row")
  )`,
  // What was decided about the rows that are not simply new entries.
  `CREATE UNLOGGED TABLE import_decisions (
    import_id uuid NOT NULL,
    "row" integer NOT NULL,
    outcome text NOT NULL,
    entry_id uuid,
    kept_id uuid,
    kept_number integer,
    problems jsonb,
    warnings jsonb,
    changes jsonb,
    PRIMARY KEY (import_id, "row")
  )`,
  // Rows with errors or remarks, kept for the report.
  `CREATE TABLE import_problems (
    import_id uuid NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
    "row" integer NOT NULL,
    cells text NOT NULL,
    problems jsonb NOT NULL DEFAULT '[]',
    warnings jsonb NOT NULL DEFAULT '[]',
    PRIMARY KEY (import_id, "row")
  )`,
  // Entries that an undo left alone, since they were edited after the import.
  `CREATE TABLE import_conflicts (
    import_id uuid NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
    entry_id uuid NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    PRIMARY KEY (import_id, entry_id)
  )`,
  'CREATE INDEX import_conflicts_entry_id ON import_conflicts (entry_id)',

  `CREATE INDEX entry_revisions_import ON entry_revisions (source, entry_id) WHERE source LIKE 'import:%'`,

  // Entries of the same names are found by one number, for a hundred thousand rows at once.
  `CREATE INDEX entry_index_names ON entry_index
    (hashtextextended(key_disease || chr(31) || key_autoantibody || chr(31) || key_autoantigen, 0))`,

  // No two rows of these indexes are equal: looking for equal ones at every split of a page finds none.
  ...[...columns, 'created_at', 'updated_at'].map(
    (column) => `ALTER INDEX entry_index_${column} SET (deduplicate_items = off)`,
  ),
  // How long the pending list gets is decided by who writes: short for people, long for imports (data-source.ts).
  'ALTER INDEX entry_index_document RESET (gin_pending_list_limit)',
];
