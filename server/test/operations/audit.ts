import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { type CascadeField, cascadeFields } from '../../../schema/contract/entry-filters.js';
import type { Answer } from '../call-api.js';
import type { AtlasClient } from './atlas-client.js';
import { isLiving, latest, sharedDisease, type WriteLedger } from './write-ledger.js';

const pageSize = 1000;
const parallelRequests = 10;

/**
 * Expects the Atlas to contain exactly the entries of the ledger, each with its whole history, and totals, distinct
 * values and counts to match the entries. All data comes through the API.
 */
export async function audit(atlas: AtlasClient, ledger: WriteLedger): Promise<void> {
  const living = await everyPage(atlas, '/api/disease');
  const deleted = await everyPage(atlas, '/api/disease/deleted');
  const ids = (entries: readonly Answer[]): string[] => entries.map(({ _id }) => _id).sort();
  const kept = (wanted: boolean) => ledger.entries.filter((entry) => isLiving(entry) === wanted);
  const expected = kept(true).map(({ id }) => id);
  expect(ids(living)).toEqual([...expected, ledger.shared.id].sort());
  const gone = kept(false).map(({ id }) => id);
  expect(ids(deleted.filter(({ disease }) => disease !== sharedDisease))).toEqual(gone.sort());

  const found = new Map(living.map((entry) => [entry._id, entry]));
  for (const entry of kept(true)) {
    expect(found.get(entry.id)).toMatchObject({
      ...latest(entry).content,
      version: entry.versions.length,
    });
  }
  await auditHistories(atlas, ledger, found);
  await auditShared(atlas, ledger, found.get(ledger.shared.id));
  await auditCounts(atlas, living);
}

async function everyPage(atlas: AtlasClient, path: string): Promise<Answer[]> {
  const entries: Answer[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await atlas.good('GET', `${path}?limit=${pageSize}&page=${page}`);
    entries.push(...data);
    if (page < pagination.pages) continue;
    expect(pagination.total).toBe(entries.length);
    return entries;
  }
}

/**
 * Expects every version to be present with the requested content, and all versions together to result in the current
 * entry.
 */
async function auditHistories(
  atlas: AtlasClient,
  ledger: WriteLedger,
  living: ReadonlyMap<string, Answer>,
): Promise<void> {
  const left = [...ledger.entries];
  const ask = async (): Promise<void> => {
    for (let entry = left.pop(); entry !== undefined; entry = left.pop()) {
      const { id, versions } = entry;
      const { data, total } = await atlas.good('GET', `/api/disease/${id}/history`);
      const revisions: Answer[] = data.toReversed();
      expect(total).toBe(versions.length);
      expect(revisions.map(({ version }) => version)).toEqual(versions.map((_, place) => place + 1));
      expect(revisions.map(({ action }) => action)).toEqual(versions.map(({ action }) => action));
      const replayed = replay(revisions);
      expect(replayed).toEqual(filled(latest(entry).content));
      if (living.has(id)) expect(replayed).toEqual(filled(living.get(id)));
    }
  };
  await Promise.all(Array.from({ length: parallelRequests }, ask));
}

/**
 * Returns the texts of an entry after all its changes; the old value of each change must be the new value of the one
 * before.
 */
function replay(revisions: readonly Answer[]): Record<string, string> {
  const texts = new Map<string, string>();
  for (const { changes } of revisions) {
    for (const { field, before, after } of changes) {
      expect(before).toBe(texts.get(field) ?? null);
      if (after === null) texts.delete(field);
      else texts.set(field, after);
    }
  }
  return Object.fromEntries(texts);
}

function filled({ additional, ...entry }: Answer): Record<string, string> {
  const fields = entryFieldNames.flatMap((name) => (entry[name] ? [[name, entry[name]]] : []));
  const more = Object.entries(additional).map(([name, text]) => [`additional.${name}`, text]);
  return Object.fromEntries([...fields, ...more]);
}

/**
 * Expects every acknowledged change of the shared entry in its history exactly once, and no change that was never sent.
 */
async function auditShared(atlas: AtlasClient, { shared }: WriteLedger, entry: Answer): Promise<void> {
  const { data } = await atlas.good('GET', `/api/disease/${shared.id}/history`);
  const revisions: Answer[] = data.toReversed();
  expect(revisions.map(({ version }) => version)).toEqual(revisions.map((_, place) => place + 1));
  expect(entry.version).toBe(revisions.length);
  expect(replay(revisions)).toEqual(filled(entry));
  const epitopes: string[] = revisions.slice(1).map(({ changes }) => changes[0].after);
  expect(new Set(epitopes).size).toBe(epitopes.length);
  expect(epitopes.filter((epitope) => !shared.sent.has(epitope))).toEqual([]);
  expect([...shared.acknowledged].filter((epitope) => !epitopes.includes(epitope))).toEqual([]);
}

/** Checks the derived data that writes maintain in addition to the entries. */
async function auditCounts(atlas: AtlasClient, living: readonly Answer[]): Promise<void> {
  const counted = new Map(cascadeFields.map((field) => [field, countsOf(living, field)]));
  for (const [field, counts] of counted) {
    const { data } = await atlas.good('GET', `/api/disease/unique/${field}`);
    expect([...data].sort()).toEqual([...counts.keys()].sort());
  }
  const diseases = counted.get('disease')!;
  for (const [disease, count] of diseases) {
    const { pagination } = await atlas.good(
      'GET',
      `/api/disease?${new URLSearchParams({ disease }).toString()}`,
    );
    expect(pagination.total).toBe(count);
  }
  const { data } = await atlas.good('GET', '/api/disease/statistics/overview');
  expect(data.overview).toMatchObject({
    totalEntries: living.length,
    uniqueDiseasesCount: diseases.size,
    uniqueAntibodiesCount: counted.get('autoantibody')!.size,
    uniqueAntigensCount: counted.get('autoantigen')!.size,
  });
  expect(Object.fromEntries(data.diseaseBreakdown.map(({ _id, count }: Answer) => [_id, count]))).toEqual(
    Object.fromEntries(diseases),
  );
}

function countsOf(entries: readonly Answer[], field: CascadeField): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const value: string | null = entry[field];
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
