import { type EntryField, entryFields } from '../../../schema/contract/entry-fields.js';
import { isIndexed, keyColumn } from '../../search/sql/index-columns.js';
import { entryColumns } from '../entry-columns.js';
import {
  bigint,
  boolean,
  byDefault,
  byteText,
  double,
  index,
  insertTime,
  integer,
  json,
  maybe,
  primary,
  table,
  text,
  texts,
  time,
  undescribed,
  unique,
  uuid,
} from './table.js';

const isRequired = ({ requiredFor }: EntryField): boolean => requiredFor === 'entry';

const entries = table(
  'entries',
  {
    id: primary(uuid),
    entry_number: unique(integer),
    additional: byDefault({}, json),
    version: byDefault(1, integer),
    source: text,
    created_at: time,
    created_by: maybe(uuid),
    updated_at: time,
    updated_by: maybe(uuid),
    deleted_at: maybe(time),
    deleted_by: maybe(uuid),
    ...Object.fromEntries(
      entryFields.map((field) => [entryColumns[field.name], isRequired(field) ? text : maybe(text)]),
    ),
  },
  undescribed(
    'entries_with_additional',
    'entries_created_by',
    'entries_updated_by',
    'entries_deleted_by',
    'entries_deleted_at',
  ),
);

/** Those of diseases and autoantibodies also hold the other of the two, which TypeORM cannot describe. */
const describedKeys = entryFields.filter(
  ({ name }) => isIndexed(name) && name !== 'disease' && name !== 'autoantibody',
);

/**
 * The keys that filter and sort living entries, and their search documents. Only the keys of the cascade fields have
 * indexes (ADR 24).
 */
const entryIndex = table(
  'entry_index',
  {
    entry_number: primary(integer),
    created_at: time,
    updated_at: time,
    document: byteText,
    // Of name-keys.ts.
    name_keys: { ...texts, collation: 'C' },
    // The values of the numbers that stand for the entry (server/measures/chosen-measure.ts).
    measured_sensitivity: maybe(double),
    measured_specificity: maybe(double),
    ...Object.fromEntries(
      entryFields.map((field) => [keyColumn(field.name), isRequired(field) ? byteText : maybe(byteText)]),
    ),
  },
  [
    ...undescribed(
      'entry_index_words',
      'entry_index_unwieldy',
      'entry_index_name_keys',
      'entry_index_names',
      'entry_index_disease',
      'entry_index_autoantibody',
    ),
    index('entry_index_created_at', 'created_at', 'entry_number'),
    index('entry_index_updated_at', 'updated_at', 'entry_number'),
    ...describedKeys.map(({ name }) =>
      index(`entry_index_${entryColumns[name]}`, keyColumn(name), 'entry_number'),
    ),
  ],
);

/** Every change of every entry. */
const entryRevisions = table(
  'entry_revisions',
  {
    entry_id: primary(uuid),
    version: primary(integer),
    action: text,
    changes: byDefault({}, json),
    reason: maybe(text),
    source: text,
    changed_at: time,
    changed_by: maybe(uuid),
    withdrawn_at: maybe(time),
  },
  undescribed('entry_revisions_changed_by', 'entry_revisions_import', 'entry_revisions_submission'),
);

/** The number of living entries with each value of a cascade field. Every write updates it. */
const entryValues = table(
  'entry_values',
  { field: primary(text), key: primary(byteText), value: text, count: integer },
  undescribed('entry_values_by_count'),
);

/** One row: the number of living entries, and the data version. */
const entryTotals = table('entry_totals', {
  single: byDefault(true, primary(boolean)),
  total: integer,
  version: bigint,
});

/** The words of all documents ever stored. Searches for a part of a word look it up here. */
const searchWords = table('search_words', { word: primary(byteText) }, undescribed('search_words_word'));

/** The names by which the values of cascade fields are suggested. */
const valueNames = table(
  'value_names',
  { field: primary(text), key: primary(byteText), names: byteText },
  undescribed('value_names_names', 'value_names_whole'),
);

/** What people said of the numbers in the texts of entries. */
const measureReviews = table(
  'measure_reviews',
  {
    entry_id: primary(uuid),
    measure_id: primary(uuid),
    number: primary(integer),
    action: text,
    status: text,
    content: json,
    field: text,
    read_as: maybe(text),
    words: maybe(text),
    starts_at: maybe(integer),
    ends_at: maybe(integer),
    field_text: text,
    note: maybe(text),
    entry_version: integer,
    reviewed_at: time,
    reviewed_by: maybe(uuid),
  },
  undescribed('measure_reviews_reviewed_by'),
);

/** Where the nodes of the association graph of all entries are drawn, by the limit of the graph. */
const associationLayouts = table('association_layouts', {
  node_limit: primary(integer),
  data_version: bigint,
  computed_at: insertTime,
  positions: json,
});

/** The tables of entries, and of what is computed from them. */
export const entryTables = [
  entries,
  entryIndex,
  entryRevisions,
  entryValues,
  entryTotals,
  searchWords,
  valueNames,
  measureReviews,
  associationLayouts,
];
