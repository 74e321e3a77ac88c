/** Editing: what repeated calls and the list of deleted entries need. */
export const statements = [
  // A call that was made under a key of the client's, and what it was answered. scope: who asked, and what for.
  `CREATE TABLE idempotency_keys (
    scope bytea NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    status integer NOT NULL DEFAULT 0,
    body text NOT NULL DEFAULT '',
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (scope, key)
  )`,
  'CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at)',
  'CREATE INDEX entries_deleted_at ON entries (deleted_at DESC, entry_number) WHERE deleted_at IS NOT NULL',
];
