/** A change of one's own password ends all sessions but the one that asked for it. */
export const statements = [
  // SHA-256 of the one token that stays valid although it was issued before `token_version` was last raised.
  'ALTER TABLE users ADD COLUMN kept_token_hash bytea',
];
