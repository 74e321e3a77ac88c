import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { EntryView } from '../../nouns/entry.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import type { Database } from '../database.js';
import { entrySelection } from '../entry-columns.js';

const keyFields = [
  'disease',
  'autoantibody',
  'autoantigen',
  'epitope',
  'uniprotId',
] as const satisfies EntryFieldName[];
type KeyField = (typeof keyFields)[number];

/** A proposal that entries are compared with, and the entries to leave out: the one it corrects or became. */
interface ClosenessSeed {
  readonly id: string;
  /** The sort keys of its values, as entries write them. */
  readonly keys: Readonly<Record<KeyField, string | null>>;
  readonly except: readonly (string | null)[];
}

/** The fields that must be equal for each degree of closeness, closest first. */
const ways: readonly (readonly [KeyField, ...KeyField[]])[] = [
  ['disease', 'autoantibody', 'autoantigen'],
  ['disease', 'autoantibody'],
  ['disease', 'uniprotId'],
  ['autoantibody', 'autoantigen'],
  ['disease', 'autoantigen'],
  ['autoantigen'],
  ['uniprotId'],
  ['autoantibody'],
  ['disease'],
];

/** Maximum number of entries compared for each degree. */
const candidates = 60;

const same = (fields: readonly KeyField[]): string =>
  fields.map((field) => `c.${keyColumn(field)} = s.${keyColumn(field)}`).join(' AND ');

const closeness = ways.map((fields, place) => `WHEN ${same(fields)} THEN ${String(place)}`).join(' ');
const agreement = keyFields
  .map((field) => `(c.${keyColumn(field)} IS NOT DISTINCT FROM s.${keyColumn(field)})::integer`)
  .join(' + ');
const candidateSql = ways
  .map(
    (fields) =>
      `(SELECT c.entry_number FROM entry_index c WHERE ${same(fields)}
        ORDER BY c.${keyColumn(fields[0])}, c.entry_number LIMIT ${String(candidates)})`,
  )
  .join(' UNION ');

const closestSql = `
  SELECT s.id AS seed, ${entrySelection}
  FROM jsonb_to_recordset($1) AS s (id uuid, excepted jsonb,
    ${keyFields.map((field) => `${keyColumn(field)} text`).join(', ')})
  CROSS JOIN LATERAL (
    SELECT c.entry_number, CASE ${closeness} END AS way, ${agreement} AS agreement
    FROM entry_index c JOIN entries x ON x.entry_number = c.entry_number
    WHERE c.entry_number IN (${candidateSql}) AND NOT s.excepted @> to_jsonb(x.id)
    ORDER BY 2, 3 DESC, 1 LIMIT $2) r
  JOIN entries e ON e.entry_number = r.entry_number
  ORDER BY s.id, r.way, r.agreement DESC, r.entry_number`;

/** Finds the living entries that are closest to proposals. */
export class EntryClosestRepository {
  constructor(private readonly database: Database) {}

  /** Returns up to `limit` entries for each proposal, closest first, by the id of the proposal, in one statement. */
  async find(
    seeds: readonly ClosenessSeed[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly EntryView[]>> {
    const values = [JSON.stringify(seeds.map(seedRow)), limit];
    const rows = await this.database.query<EntryView & { readonly seed: string }>(closestSql, values);
    const bySeed = new Map<string, EntryView[]>(seeds.map(({ id }) => [id, []]));
    for (const { seed, ...entry } of rows) bySeed.get(seed)?.push(entry);
    return bySeed;
  }
}

function seedRow({ id, except, keys }: ClosenessSeed): Record<string, unknown> {
  const row: Record<string, unknown> = { id, excepted: except.filter((entry) => entry !== null) };
  for (const field of keyFields) row[keyColumn(field)] = keys[field];
  return row;
}
