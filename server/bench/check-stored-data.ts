import { cascadeFields } from '../../schema/contract/entry-filters.js';
import { rowsOf } from '../persistence/with-client.js';
import { keyColumn } from '../search/sql/index-columns.js';

/** Stored data of each created entry without its unique values, with the number of identical ones. */
const writtenSql = `
  WITH made AS (
    SELECT jsonb_build_array(
      to_jsonb(e) - '{id,entry_number,created_at,updated_at}'::text[],
      to_jsonb(i) - '{entry_number,created_at,updated_at}'::text[],
      (SELECT jsonb_agg(to_jsonb(r) - '{entry_id,changed_at}'::text[]) FROM entry_revisions r WHERE r.entry_id = e.id)
    )::text AS written
    FROM entries e LEFT JOIN entry_index i USING (entry_number) WHERE e.source = 'edit')
  SELECT written, count(*)::integer AS times FROM made GROUP BY written`;

const recounted = cascadeFields.map((field) => {
  const key = keyColumn(field);
  return `SELECT '${field}' AS field, ${key} AS key, count(*) AS count FROM entry_index WHERE ${key} IS NOT NULL
    GROUP BY 2`;
});
const miscountedSql = `
  SELECT v.field, v.key FROM entry_values v FULL JOIN (${recounted.join(' UNION ALL ')}) r USING (field, key)
  WHERE v.count IS DISTINCT FROM r.count
  UNION ALL SELECT v.field, v.key FROM entry_values v LEFT JOIN value_names n USING (field, key) WHERE n.names IS NULL
  UNION ALL (
    SELECT 'word', w.word FROM entries e JOIN entry_index i USING (entry_number)
    CROSS JOIN LATERAL unnest(tsvector_to_array(entry_words(i.document))) AS w (word)
    WHERE e.source <> 'benchmark' EXCEPT SELECT 'word', word FROM search_words)
  UNION ALL SELECT 'total', total::text FROM entry_totals WHERE total <> (SELECT count(*) FROM entries)`;

/** Throws if the targets stored different data for the same requests. */
export async function expectSameStoredData(url: string, targets: number): Promise<void> {
  const written = await rowsOf<{ written: string; times: number }>(url, writtenSql);
  const odd = written.filter(({ times }) => times % targets !== 0);
  if (odd.length === 0) return;
  throw new Error(`Not the same was stored:\n${odd.map((one) => one.written.slice(0, 4000)).join('\n')}`);
}

/** Throws if the maintained counts differ from a fresh count, or if a written word is missing in the index. */
export async function expectCorrectCounts(url: string): Promise<void> {
  const wrong = await rowsOf(url, miscountedSql);
  if (wrong.length > 0) throw new Error(`Counted wrongly: ${JSON.stringify(wrong.slice(0, 20))}`);
}
