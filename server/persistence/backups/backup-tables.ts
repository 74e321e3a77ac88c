/**
 * Tables whose rows are in a backup, each after those that it refers to. Waiting e-mails and answers kept for repeated
 * calls are among them: nothing is lost, and no repeated call writes twice, when the database moves to another server.
 * The search index is, too, so that a restored database is in the same state as the original, whichever version derived
 * it; data steps of later versions then run on it as in an upgrade.
 */
export const backedUpTables = [
  'users',
  'password_links',
  'entries',
  'entry_revisions',
  'entry_index',
  'entry_values',
  'entry_totals',
  'search_words',
  'value_names',
  'imports',
  'import_problems',
  'import_conflicts',
  'submissions',
  'submission_events',
  'submission_tickets',
  'measure_reviews',
  'vocabulary_terms',
  'vocabulary_members',
  'vocabulary_revisions',
  'vocabulary_state',
  'mails',
  'idempotency_keys',
  'data_steps',
] as const;

/** Tables whose rows are not in a backup. */
export const leftOutTables = [
  // The manifest of the backup lists them; a restore runs them.
  'migrations',
  // Rows between a file and the entries. PostgreSQL itself drops them in a crash; their imports then report it.
  'import_rows',
  'import_decisions',
  // The server computes them.
  'association_layouts',
  // They are about files of this installation.
  'backup_runs',
  // Sign-in attempts of the last minutes.
  'rate_limits',
] as const;
