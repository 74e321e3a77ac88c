/** What people say of the numbers that the texts of entries state. */
export const statements = [
  // `content`: the whole measure as the person left it. `read_as`: the measure that the rule read, NULL for an added
  // one. `field_text`: the text of the field that the person saw, to tell what has changed since.
  `CREATE TABLE measure_reviews (
    entry_id uuid NOT NULL REFERENCES entries (id),
    measure_id uuid NOT NULL,
    number integer NOT NULL,
    action text NOT NULL CHECK (action IN ('confirm', 'correct', 'reject', 'add', 'reset')),
    status text NOT NULL CHECK (status IN ('read', 'confirmed', 'rejected')),
    content jsonb NOT NULL,
    field text NOT NULL,
    read_as text,
    words text,
    starts_at integer,
    ends_at integer,
    field_text text NOT NULL,
    note text,
    entry_version integer NOT NULL,
    reviewed_at timestamptz(3) NOT NULL,
    reviewed_by uuid REFERENCES users (id) ON DELETE SET NULL,
    PRIMARY KEY (entry_id, measure_id, number)
  )`,
  'CREATE INDEX measure_reviews_reviewed_by ON measure_reviews (reviewed_by) WHERE reviewed_by IS NOT NULL',
];
