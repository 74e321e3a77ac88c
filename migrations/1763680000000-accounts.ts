/** Accounts: what signing in, mailed links and the list of people need. Nobody could have an account before. */

/** Byte order: the keys are made for it, as those of entries are (see sort-key.ts). */
const bytewise = 'text COLLATE "C"';

const sortedColumns = [
  'key_name',
  'key_email',
  'key_contact_number',
  'role',
  'is_active',
  'last_login_at',
  'created_at',
  'updated_at',
];

export const statements = [
  // token_version: raised to end every session. closed_at: deleted, but not for good. document: folded, for the search.
  `ALTER TABLE users
    DROP CONSTRAINT users_username_key,
    ADD COLUMN token_version integer NOT NULL DEFAULT 1,
    ADD COLUMN closed_at timestamptz(3),
    ADD COLUMN key_name ${bytewise} NOT NULL,
    ADD COLUMN key_username ${bytewise},
    ADD COLUMN key_email ${bytewise} NOT NULL,
    ADD COLUMN key_contact_number ${bytewise},
    ADD COLUMN document ${bytewise} NOT NULL,
    ADD CONSTRAINT users_closed_is_inactive CHECK (closed_at IS NULL OR NOT is_active)`,
  // Usernames are one when they fold to one: nobody is mistaken for somebody else by an accent or a capital.
  'CREATE UNIQUE INDEX users_key_username ON users (key_username)',
  ...sortedColumns.map((column) => `CREATE INDEX users_${column} ON users (${column}, id)`),
  'CREATE INDEX users_document ON users USING gin (document gin_trgm_ops)',

  // A link to set a password, known only by the hash of its token. A newer one takes the place of the last.
  `CREATE TABLE password_links (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    token_hash bytea NOT NULL UNIQUE,
    purpose text NOT NULL CHECK (purpose IN ('reset', 'invitation')),
    expires_at timestamptz(3) NOT NULL
  )`,

  // Messages to be sent. What they say is written when they are sent, so no link ever lies here.
  `CREATE TABLE mails (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    recipient text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz(3) NOT NULL DEFAULT now(),
    created_at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX mails_due_at ON mails (due_at)',

  // The form is that of the library that counts (rate-limiter-flexible); expire is in milliseconds since 1970.
  `CREATE TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`,
  'CREATE INDEX rate_limits_expire ON rate_limits (expire)',

  // A person's name is taken out of what they did when the account is deleted for good.
  ...['created_by', 'updated_by', 'deleted_by'].map(
    (column) => `CREATE INDEX entries_${column} ON entries (${column}) WHERE ${column} IS NOT NULL`,
  ),
  'CREATE INDEX entry_revisions_changed_by ON entry_revisions (changed_by) WHERE changed_by IS NOT NULL',
];
