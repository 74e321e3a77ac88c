/** Lets an administrator withdraw a version of an entry that holds personal data. */
export const statements = ['ALTER TABLE entry_revisions ADD COLUMN withdrawn_at timestamptz(3)'];
