/** Records the data steps (server/services/upgrades), and adds the function by which a migration adds a field. */
export const statements = [
  // progress: where the next batch of an unfinished step begins; each step has its own form.
  `CREATE TABLE data_steps (
    number integer PRIMARY KEY,
    name text NOT NULL,
    progress jsonb,
    finished_at timestamptz(3)
  )`,

  // Until this version the migration search-words itself filled its tables: then there is nothing left to do.
  `INSERT INTO data_steps (number, name, finished_at)
    SELECT 1, 'search-words', now() WHERE EXISTS (SELECT FROM search_words)`,

  // Adds an optional field, whose column is `field`, to every table that has field columns. Search documents get an
  // empty segment before that of `additional`, which is the last, or precedes the mark of a document without words.
  // Staged import rows have no such segment and are deleted; their imports report it. The indexes of a million entries
  // are written anew, which takes minutes. A migration that changes one of these tables replaces this function.
  String.raw`CREATE FUNCTION add_entry_field(field text) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      key text := 'key_' || field;
      last_segment text := E'\x1f([^\x1f]*(?:\x1f\x1c)?)$';
      two_segments text := E'\x1f\x1f\\1';
    BEGIN
      EXECUTE format('ALTER TABLE entries ADD COLUMN %I text', field);
      EXECUTE format('ALTER TABLE submissions ADD COLUMN %I text', field);
      EXECUTE format('ALTER TABLE import_rows ADD COLUMN %I text COLLATE "C", ADD COLUMN %I text', key, field);
      EXECUTE format('ALTER TABLE entry_index ADD COLUMN %I text COLLATE "C"', key);
      EXECUTE format('ALTER TABLE entry_index_arriving ALTER COLUMN %I SET STATISTICS 10', key);
      TRUNCATE import_rows, import_decisions;
      UPDATE entry_index SET document = regexp_replace(document, last_segment, two_segments);
      UPDATE submissions SET document = regexp_replace(document, last_segment, two_segments);
      EXECUTE format('CREATE INDEX %I ON entry_index_settled (%I, entry_number)', 'entry_index_' || field, key);
      -- So that no client keeps an answer without the field.
      UPDATE entry_totals SET version = version + 1;
    END $$`,
];
