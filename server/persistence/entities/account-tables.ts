import {
  bigint,
  boolean,
  byDefault,
  bytes,
  byteText,
  index,
  insertTime,
  integer,
  maybe,
  primary,
  table,
  text,
  time,
  undescribed,
  unique,
  uuid,
} from './table.js';

/** Accounts. A row never leaves the services: clients get a view, which cannot contain the hash. */
const users = table(
  'users',
  {
    id: primary(uuid),
    name: text,
    username: maybe(text),
    email: unique(text),
    contact_number: maybe(text),
    role: text,
    is_active: byDefault(true, boolean),
    password_hash: maybe(text),
    last_login_at: maybe(time),
    created_at: insertTime,
    updated_at: insertTime,
    token_version: byDefault(1, integer),
    kept_token_hash: maybe(bytes),
    closed_at: maybe(time),
    key_name: byteText,
    key_username: maybe(byteText),
    key_email: byteText,
    key_contact_number: maybe(byteText),
    document: byteText,
  },
  [
    { ...index('users_key_username', 'key_username'), unique: true },
    index('users_key_name', 'key_name', 'id'),
    index('users_key_email', 'key_email', 'id'),
    index('users_key_contact_number', 'key_contact_number', 'id'),
    index('users_role', 'role', 'id'),
    index('users_is_active', 'is_active', 'id'),
    index('users_last_login_at', 'last_login_at', 'id'),
    index('users_created_at', 'created_at', 'id'),
    index('users_updated_at', 'updated_at', 'id'),
    ...undescribed('users_document'),
  ],
  [{ name: 'users_closed_is_inactive', expression: 'closed_at IS NULL OR NOT is_active' }],
);

/** The one link of each person with which they can set a password. Stores only the hash of its token. */
const passwordLinks = table('password_links', {
  user_id: primary(uuid),
  token_hash: unique(bytes),
  purpose: text,
  expires_at: time,
});

/** The counters of attempts, and when they expire. */
const rateLimits = table(
  'rate_limits',
  {
    key: primary({ type: 'varchar', length: 255 }),
    points: byDefault(0, integer),
    expire: maybe(bigint),
  },
  [index('rate_limits_expire', 'expire')],
);

export const accountTables = [users, passwordLinks, rateLimits];
