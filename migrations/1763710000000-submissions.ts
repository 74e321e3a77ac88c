/** Submissions: what people propose, the secrets of their receipts, and what happened to it. */

const columns = `
  disease, autoantibody, autoantigen, epitope, uniprot_id, disease_association, affinity, avidity, mechanism,
  isotype_subclasses, sensitivity, diagnostic_marker, association_with_disease_activity, pathogenesis_involvement,
  reference, database_accession_numbers, synonym, screening, confirmation, monitoring, positive_predictive_values,
  negative_predictive_values, cross_reactivity_patterns, reference_ranges_and_cutoff_values, type`
  .split(',')
  .map((column) => column.trim());

const references = [
  ['submissions', 'reviewed_by'],
  ['submissions', 'submitter_email'],
  ['submissions', 'entry_id'],
  ['submissions', 'target_id'],
  ['submission_events', 'done_by'],
] as const;

export const statements = [
  // target_*: of a correction, the entry, the version it was proposed from, and what the entry said then.
  // submitter_*: what a visitor left; of who has an account, the account is asked. document: folded, for the search.
  `CREATE TABLE submissions (
    id uuid PRIMARY KEY,
    ${columns.map((column) => `${column} text,`).join('\n    ')}
    additional jsonb NOT NULL DEFAULT '{}',
    status_detail text NOT NULL DEFAULT 'pending'
      CHECK (status_detail IN ('pending', 'sent_back', 'approved', 'rejected', 'withdrawn')),
    review_note text,
    submitted_by uuid REFERENCES users (id) ON DELETE SET NULL,
    submitter_name text,
    submitter_email text,
    wants_mail boolean NOT NULL,
    reviewed_by uuid REFERENCES users (id) ON DELETE SET NULL,
    reviewed_at timestamptz(3),
    entry_id uuid REFERENCES entries (id),
    target_id uuid REFERENCES entries (id),
    target_version integer,
    target_base jsonb,
    target_base_at timestamptz(3),
    version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
    created_at timestamptz(3) NOT NULL,
    updated_at timestamptz(3) NOT NULL,
    document text COLLATE "C" NOT NULL,
    CONSTRAINT submissions_approved_has_entry_check CHECK ((status_detail = 'approved') = (entry_id IS NOT NULL)),
    CONSTRAINT submissions_target_is_whole_check
      CHECK (num_nulls(target_id, target_version, target_base, target_base_at) IN (0, 4))
  )`,
  'CREATE INDEX submissions_status_detail ON submissions (status_detail, created_at, id)',
  'CREATE INDEX submissions_created_at ON submissions (created_at, id)',
  `CREATE INDEX submissions_submitted_by ON submissions (submitted_by, created_at, id)
    WHERE submitted_by IS NOT NULL`,
  `CREATE INDEX submissions_document ON submissions USING gin (document gin_trgm_ops)
    WITH (gin_pending_list_limit = 512)`,

  // The secret of a receipt, known only by its hash. Each letter brings one of its own.
  `CREATE TABLE submission_tickets (
    token_hash bytea PRIMARY KEY,
    submission_id uuid NOT NULL REFERENCES submissions (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX submission_tickets_submission_id ON submission_tickets (submission_id)',

  // changes: field → [before, after], of the proposal.
  `CREATE TABLE submission_events (
    submission_id uuid NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    version integer NOT NULL,
    kind text NOT NULL
      CHECK (kind IN ('submitted', 'resubmitted', 'sent_back', 'withdrawn', 'approved', 'rejected')),
    done_at timestamptz(3) NOT NULL,
    done_by uuid REFERENCES users (id) ON DELETE SET NULL,
    note text,
    changes jsonb NOT NULL DEFAULT '{}',
    PRIMARY KEY (submission_id, version)
  )`,
  ...references.map(
    ([table, column]) =>
      `CREATE INDEX ${table}_${column} ON ${table} (${column}) WHERE ${column} IS NOT NULL`,
  ),

  // Whatever goes wrong elsewhere: a submission is written into the entries once.
  `CREATE UNIQUE INDEX entry_revisions_submission ON entry_revisions (source) WHERE source LIKE 'submission:%'`,
];
