import type { MigrationInterface, QueryRunner } from 'typeorm';

import { type EntryFieldName, mapEntryFields } from '../schema/contract/entry-fields.js';
import { nameKeys, namingFields } from '../schema/contract/rules/name-keys.js';
import { joinSegments, segmentSeparator } from '../schema/contract/rules/search-document.js';
import { valueNames } from '../schema/contract/rules/value-names.js';

/** Texts are found by the words of the entries instead of by every three letters of their documents (ADR 15). */
export class SearchWords1763720000000 implements MigrationInterface {
  readonly name = 'SearchWords1763720000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of tables) await queryRunner.query(statement);
    await fillNameKeys(queryRunner);
    await fillSearchWords(queryRunner);
    for (const statement of indexes) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
  }
}

/** Whatever runs statements. */
interface Runner {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

const bytewise = 'text COLLATE "C"';

const tables = [
  'DROP INDEX entry_index_document',

  // The words a document is found by. One that cannot be found by words has a character that stands in no other, and none.
  // What looks for a text, as `replace` does, is far quicker here than what goes from character to character.
  String.raw`CREATE FUNCTION entry_words(document text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN strpos(document, E'\x1c') > 0 THEN ''::tsvector
      ELSE array_to_tsvector(array_remove(
        string_to_array(replace(replace(document, E'\x1e', ' '), E'\x1f', ' '), ' '), '')) END $$`,

  // Every word of any document that was ever stored. Nothing is taken away: a word that no entry holds does no harm.
  `CREATE TABLE search_words (word ${bytewise} PRIMARY KEY)`,

  // By what each value of the cascade fields is suggested; those of no entry any more stay, too. Keys are those of entry_values.
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

  // They are written once and read once, soon after: pressing long ones together, as is done with what is to be kept, took more
  // than half the time that taking them in did.
  'ALTER TABLE import_rows SET (toast_tuple_target = 8160)',
];

const indexes = [
  'ALTER TABLE entry_index ALTER COLUMN name_keys DROP DEFAULT',
  'CREATE INDEX entry_index_words ON entry_index USING gin (entry_words(document))',
  String.raw`CREATE INDEX entry_index_unwieldy ON entry_index (entry_number) WHERE strpos(document, E'\x1c') > 0`,
  'CREATE INDEX entry_index_name_keys ON entry_index USING gin (name_keys)',
  'CREATE INDEX search_words_word ON search_words USING gin (word gin_trgm_ops)',
  'CREATE INDEX value_names_names ON value_names USING gin (names gin_trgm_ops)',
  // Plans are made for any text, so that nothing is learned from measuring these, and it would take longer than all the rest.
  'ALTER INDEX entry_index_words ALTER COLUMN 1 SET STATISTICS 0',
  'ALTER TABLE entry_index ALTER COLUMN document SET STATISTICS 0',
  'ALTER TABLE entry_index ALTER COLUMN name_keys SET STATISTICS 0',
];

const batchSize = 2000;

interface StoredRow extends Record<EntryFieldName, string | null> {
  readonly number: number;
  readonly document: string;
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const storedSql = `
  SELECT i.entry_number AS number, i.document, ${namingFields.map((name) => `e.${snake(name)} AS "${name}"`).join(', ')}
  FROM entry_index i JOIN entries e ON e.entry_number = i.entry_number
  WHERE i.entry_number > $1 ORDER BY i.entry_number LIMIT ${String(batchSize)}`;
const nameSql = `
  UPDATE entry_index i SET name_keys = s.name_keys, document = s.document
  FROM jsonb_to_recordset($1) AS s (number integer, name_keys text[], document text) WHERE i.entry_number = s.number`;

/** Gives every entry its name keys, and the documents that cannot be found by their words the mark of such. */
async function fillNameKeys(runner: Runner): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows: StoredRow[] = await runner.query<StoredRow>(storedSql, [last]);
    await runner.query(nameSql, [JSON.stringify(rows.map(namedRow))]);
    last = rows.at(-1)?.number;
  }
}

function namedRow(row: StoredRow): Record<string, unknown> {
  const values = mapEntryFields((name) => row[name] ?? null);
  const document = joinSegments(row.document.split(segmentSeparator));
  return { number: row.number, name_keys: nameKeys(values), document };
}

interface StoredValue {
  readonly field: string;
  readonly key: string;
  readonly value: string;
}

const wordsSql = String.raw`
  INSERT INTO search_words
  SELECT DISTINCT w.word FROM entry_index i CROSS JOIN LATERAL unnest(tsvector_to_array(entry_words(i.document))) AS w (word)
  ORDER BY 1 ON CONFLICT DO NOTHING`;
const valuesSql = `
  SELECT field, key, value FROM entry_values WHERE (field, key) > ($1, $2)
  ORDER BY field, key LIMIT ${String(batchSize)}`;
const namesSql = `
  INSERT INTO value_names (field, key, names)
  SELECT * FROM jsonb_to_recordset($1) AS s (field text, key text, names text) ON CONFLICT DO NOTHING`;

/** Fills `search_words` and `value_names` out of what is stored. */
export async function fillSearchWords(runner: Runner): Promise<void> {
  await runner.query(wordsSql);
  let last: Pick<StoredValue, 'field' | 'key'> | undefined = { field: '', key: '' };
  while (last !== undefined) {
    const values: StoredValue[] = await runner.query<StoredValue>(valuesSql, [last.field, last.key]);
    const named = values.map(({ field, key, value }) => ({ field, key, names: valueNames(value) }));
    await runner.query(namesSql, [JSON.stringify(named)]);
    last = values.at(-1);
  }
}
