/** Imports can be cancelled. */
export const statements = [
  `ALTER TABLE imports DROP CONSTRAINT imports_status_check,
      ADD CONSTRAINT imports_status_check CHECK (status IN ('receiving', 'waiting', 'running', 'previewed', 'done',
        'refused', 'failed', 'undone', 'cancelled'))`,
];
