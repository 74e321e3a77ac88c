import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { AtlasClient } from '../operations/atlas-client.js';

const disease = 'Cluster load';

/** A write that was sent once, with an idempotency key. */
interface SentWrite {
  readonly key: string;
  /** The text by which it is recognised. */
  readonly text: string;
  /** The id of the acknowledged entry; `null` without an answer. */
  id: string | null;
}

/** What the writers and readers saw. Times are of `performance.now()`. */
export class LoadRecord {
  readonly writes: SentWrite[] = [];
  readonly acknowledgedAt: number[] = [];
  readonly reads: { readonly at: number; readonly status: number }[] = [];
  /** When a read showed fewer entries than the same client saw before on the same server. */
  readonly wentBack: number[] = [];

  get acknowledged(): SentWrite[] {
    return this.writes.filter(({ id }) => id !== null);
  }

  /** The longest time without an acknowledged write in a period, in seconds. */
  longestGap(from: number, to: number): number {
    const times = [from, ...this.acknowledgedAt.filter((at) => at >= from && at <= to), to];
    return Math.max(...times.slice(1).map((at, place) => at - (times[place] ?? at))) / 1000;
  }

  readsBetween(from: number, to: number) {
    const reads = this.reads.filter(({ at }) => at >= from && at <= to);
    const wentBack = this.wentBack.filter((at) => at >= from && at <= to).length;
    return { all: reads.length, refused: reads.filter(({ status }) => status !== 200).length, wentBack };
  }
}

interface LoadOptions {
  readonly writers: number;
  readonly readers: number;
  /** Pause of a writer after an answer, in milliseconds. */
  readonly pauseMs: number;
}

/** Clients that write and read until `stop`, each after the answer to its last request. They repeat nothing. */
export function startLoad(address: string, token: string, record: LoadRecord, options: LoadOptions) {
  const { writers, readers, pauseMs } = options;
  const stopping = new AbortController();
  const running: Promise<void>[] = [];
  const loop = (client: number, pause: number, work: (client: AtlasClient) => Promise<void>): void => {
    const run = async (): Promise<void> => {
      const atlas = new AtlasClient();
      atlas.address = address;
      while (!stopping.signal.aborted) {
        await work(atlas);
        // So that the server may have ended between two requests, too.
        await sleep(pause);
      }
    };
    running.push(sleep(client * 7).then(run));
  };
  for (let at = 0; at < writers; at += 1) {
    loop(at, pauseMs, (atlas) => {
      atlas.token = token;
      return write(atlas, record, clientAddress(200 + at));
    });
  }
  for (let at = 0; at < readers; at += 1) {
    const seen = new Map<string, number>();
    loop(at, 5, (atlas) => read(atlas, record, clientAddress(at), seen));
  }
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Each client comes from an address of its own, which the balancer keeps on one server. */
const clientAddress = (number: number): string => `198.51.100.${String(number)}`;

async function write(atlas: AtlasClient, record: LoadRecord, from: string): Promise<void> {
  const sent: SentWrite = { key: randomUUID(), text: `Antigen ${randomUUID()}`, id: null };
  record.writes.push(sent);
  const { status, body } = await sendWrite(atlas, sent, from);
  if (status === 201) {
    sent.id = String(body.data._id);
    record.acknowledgedAt.push(performance.now());
  } else {
    await sleep(100);
  }
}

/** Sends a write, for the first time or again. */
export function sendWrite(atlas: AtlasClient, { key, text }: SentWrite, from: string) {
  return atlas.call('POST', '/api/disease', {
    body: { disease, autoantibody: 'Anti-load', autoantigen: text },
    headers: { 'idempotency-key': key, 'x-forwarded-for': from },
    timeoutMs: 10_000,
  });
}

const words = ['lupus', 'anti-ro', 'thyroid', 'coeliac', 'myositis', 'sclerosis', 'vasculitis', 'hepatitis'];

async function read(
  atlas: AtlasClient,
  record: LoadRecord,
  from: string,
  seen: Map<string, number>,
): Promise<void> {
  const headers = { 'x-forwarded-for': from };
  const at = performance.now();
  if (Math.random() < 0.5) {
    const word = words[Math.floor(Math.random() * words.length)] ?? '';
    const reply = await atlas.call('GET', `/api/disease?search=${word}&limit=20`, {
      headers,
      timeoutMs: 10_000,
    });
    record.reads.push({ at, status: reply.status });
    return;
  }
  const path = `/api/disease?disease=${encodeURIComponent(disease)}&limit=1`;
  const { status, body, headers: answered } = await atlas.call('GET', path, { headers, timeoutMs: 10_000 });
  record.reads.push({ at, status });
  if (status !== 200) return;
  const server = answered.get('x-server') ?? '';
  const total = Number(body.pagination.total);
  if (total < (seen.get(server) ?? 0)) record.wentBack.push(at);
  seen.set(server, total);
}
