/**
 * Keeps the indexes of `entry_index` that are worth what they cost each write, and makes it one table again (ADR 24).
 */

/** The columns without an index from now on: all but those of the cascade fields. */
const unindexed = `
  disease_association, affinity, avidity, mechanism, isotype_subclasses, sensitivity, diagnostic_marker,
  association_with_disease_activity, pathogenesis_involvement, reference, database_accession_numbers, synonym,
  screening, confirmation, monitoring, positive_predictive_values, negative_predictive_values,
  cross_reactivity_patterns, reference_ranges_and_cutoff_values`
  .split(',')
  .map((column) => column.trim());

export const statements = [
  ...unindexed.map((column) => `DROP INDEX entry_index_${column}`),

  // The partition for the rows of large imports goes; its rows move to the others.
  'UPDATE entry_index SET arriving = FALSE WHERE arriving',
  'ALTER TABLE entry_index DETACH PARTITION entry_index_settled',
  'DROP TABLE entry_index',
  'ALTER TABLE entry_index_settled RENAME TO entry_index',
  'DROP INDEX entry_index_settled_arriving',
  'ALTER TABLE entry_index DROP COLUMN arriving',

  // Pending lists of up to 64 MB: no request merges them into the index; a job does (search-index-upkeep.ts).
  ...['entry_index_words', 'entry_index_name_keys', 'search_words_word', 'value_names_names'].map(
    (index) => `ALTER INDEX ${index} SET (gin_pending_list_limit = 65536)`,
  ),

  // Adds an optional field, whose column is `field`, to every table that has field columns. Search documents get an
  // empty segment before that of `additional`, which is the last, or precedes the mark of a document without words.
  // Staged import rows have no such segment and are deleted; their imports report it. The word index of a million
  // entries is written anew, which takes minutes. A migration that changes one of these tables replaces this function.
  String.raw`CREATE OR REPLACE FUNCTION add_entry_field(field text) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      key text := 'key_' || field;
      last_segment text := E'\x1f([^\x1f]*(?:\x1f\x1c)?)$';
      two_segments text := E'\x1f\x1f\\1';
    BEGIN
      EXECUTE format('ALTER TABLE entries ADD COLUMN %I text', field);
      EXECUTE format('ALTER TABLE submissions ADD COLUMN %I text', field);
      EXECUTE format('ALTER TABLE import_rows ADD COLUMN %I text COLLATE "C", ADD COLUMN %I text', key, field);
      EXECUTE format('ALTER TABLE entry_index ADD COLUMN %I text COLLATE "C"', key);
      TRUNCATE import_rows, import_decisions;
      UPDATE entry_index SET document = regexp_replace(document, last_segment, two_segments);
      UPDATE submissions SET document = regexp_replace(document, last_segment, two_segments);
      -- So that no client keeps an answer without the field.
      UPDATE entry_totals SET version = version + 1;
    END $$`,
];
