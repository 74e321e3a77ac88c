/**
 * Entries, their history, and what reads are served from.
 *
 * `entries` is the truth. `entry_index`, `entry_values` and `entry_totals` follow from it and are written in the same
 * transaction by the one write path; they hold living entries only.
 */

const columns = `
  disease, autoantibody, autoantigen, epitope, uniprot_id, disease_association, affinity, avidity, mechanism,
  isotype_subclasses, sensitivity, diagnostic_marker, association_with_disease_activity, pathogenesis_involvement,
  reference, database_accession_numbers, synonym, screening, confirmation, monitoring, positive_predictive_values,
  negative_predictive_values, cross_reactivity_patterns, reference_ranges_and_cutoff_values, type`
  .split(',')
  .map((column) => column.trim());
const required = ['disease', 'autoantibody', 'autoantigen'];
const notNull = (column: string): string => (required.includes(column) ? ' NOT NULL' : '');

/** Byte order: the keys are made for it (see sort-key.ts), and it is the same on every machine and version. */
const bytewise = 'text COLLATE "C"';

export const statements = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',

  `CREATE TABLE users (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    username text UNIQUE,
    email text NOT NULL UNIQUE,
    contact_number text,
    role text NOT NULL CHECK (role IN ('Admin', 'Reviewer', 'Curator', 'Doctor')),
    is_active boolean NOT NULL DEFAULT true,
    password_hash text,
    last_login_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now()
  )`,

  // The number behind an accession: handed out once, never reused, also when a transaction is rolled back.
  'CREATE SEQUENCE entry_numbers AS integer',

  `CREATE TABLE entries (
    id uuid PRIMARY KEY,
    entry_number integer NOT NULL UNIQUE,
    ${columns.map((column) => `${column} text${notNull(column)},`).join('\n    ')}
    additional jsonb NOT NULL DEFAULT '{}',
    version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
    source text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    created_by uuid REFERENCES users (id) ON DELETE SET NULL,
    updated_at timestamptz(3) NOT NULL,
    updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
    deleted_at timestamptz(3),
    deleted_by uuid REFERENCES users (id) ON DELETE SET NULL
  )`,
  `CREATE INDEX entries_with_additional ON entries (entry_number)
    WHERE additional <> '{}' AND deleted_at IS NULL`,

  // changes: field → [before, after]; empty for a creation, whose values follow from walking back from the entry.
  `CREATE TABLE entry_revisions (
    entry_id uuid NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    version integer NOT NULL,
    action text NOT NULL CHECK (action IN ('create', 'update', 'delete', 'restore')),
    changes jsonb NOT NULL DEFAULT '{}',
    reason text,
    source text NOT NULL,
    changed_at timestamptz(3) NOT NULL,
    changed_by uuid REFERENCES users (id) ON DELETE SET NULL,
    PRIMARY KEY (entry_id, version)
  )`,

  // One narrow row a living entry: the keys it is filtered and sorted by, and the document it is searched in.
  `CREATE TABLE entry_index (
    entry_number integer PRIMARY KEY REFERENCES entries (entry_number) ON DELETE CASCADE,
    ${columns.map((column) => `key_${column} ${bytewise}${notNull(column)},`).join('\n    ')}
    created_at timestamptz(3) NOT NULL,
    updated_at timestamptz(3) NOT NULL,
    document ${bytewise} NOT NULL
  )`,
  ...columns.map(
    (column) => `CREATE INDEX entry_index_${column} ON entry_index (key_${column}, entry_number)`,
  ),
  'CREATE INDEX entry_index_created_at ON entry_index (created_at, entry_number)',
  'CREATE INDEX entry_index_updated_at ON entry_index (updated_at, entry_number)',
  // A short pending list: what waits in it has to be read through by every search.
  `CREATE INDEX entry_index_document ON entry_index USING gin (document gin_trgm_ops)
    WITH (gin_pending_list_limit = 512)`,

  // How many living entries hold each value of the cascade fields, and how the first of them spells it.
  `CREATE TABLE entry_values (
    field text NOT NULL,
    key ${bytewise} NOT NULL,
    value text NOT NULL,
    count integer NOT NULL,
    PRIMARY KEY (field, key)
  )`,
  'CREATE INDEX entry_values_by_count ON entry_values (field, count DESC, key)',

  // version grows with every write, by the clock, so that it never returns to a value after a restored backup.
  `CREATE TABLE entry_totals (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    total integer NOT NULL,
    version bigint NOT NULL
  )`,
  'INSERT INTO entry_totals (total, version) VALUES (0, 1)',
];
