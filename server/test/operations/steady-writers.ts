import { randomUUID } from 'node:crypto';

import type { Reply } from '../call-api.js';
import type { AtlasClient } from './atlas-client.js';
import {
  type Content,
  type Creation,
  isLiving,
  latest,
  type LedgerEntry,
  type Version,
  type WriteLedger,
} from './write-ledger.js';

const entries = '/api/disease';
const clients = 6;

/** Several clients that write continuously, each after the answer to its last request, until one gets no answer. */
interface SteadyWriters {
  /** Resolves when all clients have stopped writing. */
  readonly stop: () => Promise<void>;
}

export function startWriting(atlas: AtlasClient, ledger: WriteLedger): SteadyWriters {
  let stopping = false;
  // Assigned before the first write: no two clients may own the same entry.
  const shares = Array.from({ length: clients }, (_, client) =>
    ledger.creations.filter((_creation, place) => place % clients === client),
  );
  const writing = shares.map(async (own) => {
    for (let turn = 0; !stopping; turn += 1) {
      if (!(await write(atlas, ledger, own, turn))) return;
    }
  });
  return {
    stop: async () => {
      stopping = true;
      await Promise.all(writing);
    },
  };
}

/** Sends one write; returns `false` if it was not acknowledged. */
async function write(
  atlas: AtlasClient,
  ledger: WriteLedger,
  own: Creation[],
  turn: number,
): Promise<boolean> {
  const entry = anyOf(own)?.entry;
  if (turn % 8 === 7) return changeShared(atlas, ledger);
  if (entry === undefined || entry === null || turn % 3 === 0) return create(atlas, ledger, own);
  const next = nextOf(entry);
  entry.pending = next.version;
  const reply = await atlas.call(next.method, `${entries}/${entry.id}${next.path}`, { body: next.body });
  if (!acknowledged(ledger, reply)) return false;
  entry.versions.push(next.version);
  entry.pending = null;
  return true;
}

/** Creates an entry; every other one with an idempotency key, so that the call can be repeated. */
async function create(atlas: AtlasClient, ledger: WriteLedger, own: Creation[]): Promise<boolean> {
  const key = own.length % 2 === 0 ? randomUUID() : null;
  const creation: Creation = { key, content: newContent(), entry: null };
  own.push(creation);
  ledger.creations.push(creation);
  const reply = await sendCreation(atlas, creation);
  if (!acknowledged(ledger, reply)) return false;
  creation.entry = firstVersion(creation, reply.body.data._id);
  return true;
}

/** Sends the request that creates an entry, for the first time or again. */
export function sendCreation(atlas: AtlasClient, { key, content }: Creation): Promise<Reply> {
  return atlas.call('POST', entries, {
    body: content,
    ...(key !== null && { headers: { 'idempotency-key': key } }),
  });
}

export function firstVersion({ content }: Creation, id: string): LedgerEntry {
  return { id, versions: [{ action: 'create', content }], pending: null };
}

/** All clients change one entry, so that at a kill some of them are waiting for its lock. */
async function changeShared(atlas: AtlasClient, { shared, ...ledger }: WriteLedger): Promise<boolean> {
  const epitope = randomUUID();
  shared.sent.add(epitope);
  const reply = await atlas.call('PUT', `${entries}/${shared.id}`, { body: { epitope } });
  if (!acknowledged(ledger, reply)) return false;
  shared.acknowledged.add(epitope);
  return true;
}

function acknowledged({ figures }: Pick<WriteLedger, 'figures'>, { status, body }: Reply): boolean {
  if (status !== 0 && status !== 503 && status >= 300) {
    throw new Error(`A write was answered ${status}: ${JSON.stringify(body)}`);
  }
  const isGood = status >= 200 && status < 300;
  figures[isGood ? 'acknowledged' : 'unanswered'] += 1;
  return isGood;
}

interface NextWrite {
  readonly version: Version;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/**
 * Chooses the next write: restores a deleted entry at any version; deletes another one occasionally, else changes it.
 */
function nextOf(entry: LedgerEntry): NextWrite {
  const { content } = latest(entry);
  if (!isLiving(entry)) {
    const version = 1 + Math.floor(Math.random() * entry.versions.length);
    const past = entry.versions[version - 1]!.content;
    return {
      version: { action: 'restore', content: past },
      ...{ method: 'POST', path: '/restore', body: { version } },
    };
  }
  if (Math.random() < 0.25) return { version: { action: 'delete', content }, method: 'DELETE', path: '' };
  const change = {
    disease: anyOf(diseases)!,
    epitope: Math.random() < 0.2 ? null : randomUUID(),
    additional: { note: randomUUID() },
  };
  return {
    version: { action: 'update', content: { ...content, ...change } },
    ...{ method: 'PUT', path: '', body: { ...change, version: entry.versions.length } },
  };
}

const diseases = [
  'Coeliac disease',
  'Graves disease',
  'Lupus nephritis',
  'Myasthenia gravis',
  'Sjögren disease',
];
const autoantibodies = ['Anti-TPO', 'Anti-dsDNA', 'Anti-Ro52', 'ANCA'];

/** The autoantigen is unique for each creation. */
function newContent(): Content {
  return {
    disease: anyOf(diseases)!,
    autoantibody: anyOf(autoantibodies)!,
    autoantigen: `Antigen ${randomUUID()}`,
    epitope: Math.random() < 0.5 ? null : randomUUID(),
    additional: {},
  };
}

function anyOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}
