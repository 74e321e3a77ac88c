import {
  bigint,
  boolean,
  byDefault,
  byteText,
  index,
  integer,
  json,
  maybe,
  primary,
  table,
  text,
  time,
  undescribed,
  uuid,
} from './table.js';

/** The terms of the vocabulary of autoantibodies, as they are now. */
const vocabularyTerms = table(
  'vocabulary_terms',
  {
    id: primary(uuid),
    slug: byteText,
    name: text,
    is_class: boolean,
    facts: json,
    version: integer,
    built_in: maybe(text),
    edited: byDefault(false, boolean),
    created_at: time,
    updated_at: time,
    deleted_at: maybe(time),
  },
  [{ ...index('vocabulary_terms_slug', 'slug'), unique: true }],
);

/** Classes with their members. */
const vocabularyMembers = table('vocabulary_members', { class_id: primary(uuid), member_id: primary(uuid) });

/** The versions of terms, stored permanently. */
const vocabularyRevisions = table(
  'vocabulary_revisions',
  {
    term_id: primary(uuid),
    version: primary(integer),
    action: text,
    content: json,
    reason: maybe(text),
    source: text,
    changed_at: time,
    changed_by: maybe(uuid),
  },
  undescribed('vocabulary_revisions_changed_by'),
);

/** One row: the version of the vocabulary, and of the built-in one it last took in. */
const vocabularyState = table('vocabulary_state', {
  single: byDefault(true, primary(boolean)),
  version: bigint,
  built_in: integer,
});

export const vocabularyTables = [vocabularyTerms, vocabularyMembers, vocabularyRevisions, vocabularyState];
