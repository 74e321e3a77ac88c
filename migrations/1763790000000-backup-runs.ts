/** The backups that the server writes by itself: when, where, and whether each was found to be right. */
export const statements = [
  // Without finished_at and failure: under way, or its server was killed.
  `CREATE TABLE backup_runs (
    id uuid PRIMARY KEY,
    started_at timestamptz(3) NOT NULL DEFAULT now(),
    finished_at timestamptz(3),
    file text NOT NULL,
    bytes bigint,
    failure text
  )`,
  'CREATE INDEX backup_runs_started_at ON backup_runs (started_at)',
];
