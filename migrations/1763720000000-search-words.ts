/**
 * Texts are found by the words of the entries instead of by every three letters of their documents (ADR 15). The new
 * columns and tables are filled by the data step search-words, which knows the rules.
 */

const bytewise = 'text COLLATE "C"';

export const statements = [
  'DROP INDEX entry_index_document',

  // The words a document is found by. One that cannot be found by words has a character that stands in no other, and
  // none. What looks for a text, as `replace` does, is far quicker here than what goes from character to character.
  String.raw`CREATE FUNCTION entry_words(document text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN strpos(document, E'\x1c') > 0 THEN ''::tsvector
      ELSE array_to_tsvector(array_remove(
        string_to_array(replace(replace(document, E'\x1e', ' '), E'\x1f', ' '), ' '), '')) END $$`,

  // Every word of any document that was ever stored. Nothing is taken away: a word that no entry holds does no harm.
  `CREATE TABLE search_words (word ${bytewise} PRIMARY KEY)`,

  // By what each value of the cascade fields is suggested; those of no entry any more stay, too. Keys are those of
  // entry_values.
  `CREATE TABLE value_names (
    field text NOT NULL,
    key ${bytewise} NOT NULL,
    names ${bytewise} NOT NULL,
    PRIMARY KEY (field, key)
  )`,

  // What the names in an entry are known by, however they are written (name-keys.ts).
  `ALTER TABLE entry_index ADD COLUMN name_keys text[] COLLATE "C" NOT NULL DEFAULT '{}'`,

  // Rows under way were not staged with them. Their imports notice that they are gone, and say so.
  `ALTER TABLE import_rows ADD COLUMN name_keys text[] COLLATE "C"`,
  'TRUNCATE import_rows, import_decisions',

  // They are written once and read once, soon after: pressing long ones together, as is done with what is to be kept,
  // took more than half the time that taking them in did.
  'ALTER TABLE import_rows SET (toast_tuple_target = 8160)',

  // The index below refuses words of more than 2 kB and documents of more than 1 MB. The data step marks by the rules.
  String.raw`UPDATE entry_index SET document = document || E'\x1f\x1c'
    WHERE document NOT LIKE E'%\x1c' AND (length(document) > 200000 OR document ~ E'[^ \x1e\x1f]{255}')`,

  'ALTER TABLE entry_index ALTER COLUMN name_keys DROP DEFAULT',
  'CREATE INDEX entry_index_words ON entry_index USING gin (entry_words(document))',
  String.raw`CREATE INDEX entry_index_unwieldy ON entry_index (entry_number) WHERE strpos(document, E'\x1c') > 0`,
  'CREATE INDEX entry_index_name_keys ON entry_index USING gin (name_keys)',
  'CREATE INDEX search_words_word ON search_words USING gin (word gin_trgm_ops)',
  'CREATE INDEX value_names_names ON value_names USING gin (names gin_trgm_ops)',
  // Plans are made for any text, so that nothing is learned from measuring these, and it would take longer than all the
  // rest.
  'ALTER INDEX entry_index_words ALTER COLUMN 1 SET STATISTICS 0',
  'ALTER TABLE entry_index ALTER COLUMN document SET STATISTICS 0',
  'ALTER TABLE entry_index ALTER COLUMN name_keys SET STATISTICS 0',
];
