/** The vocabulary of autoantibodies: terms, classes with their members, and the history of both. */
export const statements = [
  // `facts`: synonyms, patterns, identifiers, targets and their sources. `built_in`: the name in the built-in
  // vocabulary. `edited`: a person changed the term, so upgrades leave it alone.
  `CREATE TABLE vocabulary_terms (
    id uuid PRIMARY KEY,
    slug text COLLATE "C" NOT NULL,
    name text NOT NULL,
    is_class boolean NOT NULL,
    facts jsonb NOT NULL,
    version integer NOT NULL,
    built_in text,
    edited boolean NOT NULL DEFAULT false,
    created_at timestamptz(3) NOT NULL,
    updated_at timestamptz(3) NOT NULL,
    deleted_at timestamptz(3)
  )`,
  'CREATE UNIQUE INDEX vocabulary_terms_slug ON vocabulary_terms (slug)',

  `CREATE TABLE vocabulary_members (
    class_id uuid NOT NULL REFERENCES vocabulary_terms (id),
    member_id uuid NOT NULL REFERENCES vocabulary_terms (id),
    PRIMARY KEY (class_id, member_id)
  )`,

  // `content`: the whole term as it was at that version.
  `CREATE TABLE vocabulary_revisions (
    term_id uuid NOT NULL REFERENCES vocabulary_terms (id),
    version integer NOT NULL,
    action text NOT NULL CHECK (action IN ('create', 'update', 'delete', 'restore')),
    content jsonb NOT NULL,
    reason text,
    source text NOT NULL,
    changed_at timestamptz(3) NOT NULL,
    changed_by uuid REFERENCES users (id) ON DELETE SET NULL,
    PRIMARY KEY (term_id, version)
  )`,
  'CREATE INDEX vocabulary_revisions_changed_by ON vocabulary_revisions (changed_by) WHERE changed_by IS NOT NULL',

  // One row: the version of the vocabulary, which every write raises, and that of the built-in one it last took in.
  `CREATE TABLE vocabulary_state (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    version bigint NOT NULL,
    built_in integer NOT NULL
  )`,
  'INSERT INTO vocabulary_state (version, built_in) VALUES (0, 0)',

  // The name key of a whole autoantibody (index/name-keys.ts), by which entries belong to terms.
  String.raw`CREATE INDEX value_names_autoantibody ON value_names ((split_part(split_part(names, E'\x1d', 2), ' ', 1)))
    WHERE field = 'autoantibody'`,
];
