import type { AtlasClient } from './atlas-client.js';
import { firstVersion, sendCreation } from './steady-writers.js';
import type { Creation, LedgerEntry, WriteLedger } from './write-ledger.js';

/** Maximum number of answered calls that are repeated. */
const maxRepeated = 25;

/**
 * Determines the outcome of unanswered writes, each of which was either applied completely or not at all. Repeats calls
 * with their idempotency keys, answered or not: none may create a second entry.
 */
export async function reconcileLedger(atlas: AtlasClient, ledger: WriteLedger): Promise<void> {
  const { creations, figures } = ledger;
  const answered = creations.filter(({ key, entry }) => key !== null && entry !== null);
  for (const creation of answered.slice(-maxRepeated)) {
    const reply = await sendCreation(atlas, creation);
    expect([reply.status, reply.body.message]).toEqual([201, expect.anything()]);
    expect(reply.body.data._id).toBe(creation.entry?.id);
    figures.repeated += 1;
  }
  for (const creation of creations.filter(({ entry }) => entry === null)) {
    await reconcileCreation(atlas, ledger, creation);
  }
  for (const entry of ledger.entries) if (entry.pending !== null) await reconcileWrite(atlas, ledger, entry);
}

async function reconcileCreation(atlas: AtlasClient, ledger: WriteLedger, creation: Creation): Promise<void> {
  const found = await idsOf(atlas, creation);
  expect(found.length).toBeLessThanOrEqual(1);
  if (found.length === 1) ledger.figures.appliedUnacknowledged += 1;
  if (creation.key !== null) {
    const { status, body } = await sendCreation(atlas, creation);
    expect(status).toBe(201);
    if (found.length === 1) expect(body.data._id).toBe(found[0]);
    const ids = await idsOf(atlas, creation);
    expect(ids).toEqual([body.data._id]);
    ledger.figures.repeated += 1;
    creation.entry = firstVersion(creation, body.data._id);
  } else if (found.length === 1) {
    creation.entry = firstVersion(creation, found[0]!);
  } else {
    ledger.creations.splice(ledger.creations.indexOf(creation), 1);
  }
}

async function idsOf(atlas: AtlasClient, { content }: Creation): Promise<string[]> {
  const wanted = new URLSearchParams({ autoantigen: content.autoantigen });
  const { data } = await atlas.good('GET', `/api/disease?${wanted.toString()}`);
  return data.map(({ _id }: { _id: string }) => _id);
}

/**
 * The entry has either one version more than was acknowledged, or none; the audit checks the content of that version.
 */
async function reconcileWrite(atlas: AtlasClient, ledger: WriteLedger, entry: LedgerEntry): Promise<void> {
  const { data } = await atlas.good('GET', `/api/disease/${entry.id}/history`);
  if (data.length === entry.versions.length + 1) {
    ledger.figures.appliedUnacknowledged += 1;
    entry.versions.push(entry.pending!);
  } else {
    expect(data).toHaveLength(entry.versions.length);
  }
  entry.pending = null;
}
