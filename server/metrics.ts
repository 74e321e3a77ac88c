import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

import type { BackupRuns } from './persistence/backups/backup-run.repository.js';
import type { OpenDatabase } from './persistence/open-database.js';
import type { PoolUse } from './persistence/pool-use.js';
import type { ReplicaSet } from './persistence/replicas/replica-set.js';
import { QueueFiguresRepository } from './persistence/repositories/queue-figures.repository.js';
import type { ReadCounts } from './services/reads/replica-reads.js';
import type { CacheUse } from './services/versioned-cache.js';

/** What the metrics read at each scrape. */
interface Sources {
  readonly open: OpenDatabase;
  readonly cacheUse: CacheUse;
  readonly readCounts: ReadCounts;
  readonly mails: { readonly sent: number; readonly postponed: number; readonly discarded: number };
  readonly lastBackups: () => Promise<BackupRuns>;
}

/** Sums of other default metrics; `promtool check metrics` objects to their names. */
const misnamed = ['handles', 'requests', 'resources'].map((name) => `nodejs_active_${name}_total`);

/** Creates the registry with the figures of the process: memory, processor time, event loop, garbage collection. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  return registry;
}

/** Adds the figures of the database, the queues and the caches, and returns the page of `/metrics`. */
export function metricsPage(registry: Registry, sources: Sources) {
  addPoolMetrics(registry, sources.open);
  addTotals(registry, sources);
  if (sources.open.replicas !== null) addReplicaMetrics(registry, sources.open.replicas, sources.readCounts);
  const readQueues = addQueueMetrics(registry, sources);
  const readBackup = addBackupMetrics(registry, sources);
  return {
    contentType: registry.contentType,
    read: async () => {
      await Promise.all([readQueues(), readBackup()]);
      return registry.metrics();
    },
  };
}

function addPoolMetrics(registry: Registry, { poolUse }: OpenDatabase): void {
  const eachPool = (set: (pool: string, use: PoolUse) => void): void => {
    for (const [pool, use] of Object.entries(poolUse())) set(pool, use);
  };
  const registers = [registry];
  new Gauge({
    name: 'atlas_database_connections',
    help: 'Open connections to the database, by pool and state (used, idle).',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      eachPool((pool, { open, idle }) => {
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'used' }, open - idle);
      });
    },
  });
  new Gauge({
    name: 'atlas_database_connections_max',
    help: 'Maximum number of connections, by pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      eachPool((pool, { max }) => this.set({ pool }, max));
    },
  });
  new Gauge({
    name: 'atlas_database_connection_waiters',
    help: 'Callers that wait for a connection now, by pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      eachPool((pool, { waiting }) => this.set({ pool }, waiting));
    },
  });
  new Counter({
    name: 'atlas_database_connection_wait_seconds_total',
    help: 'Time that callers have waited for a connection, by pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      this.reset();
      eachPool((pool, { waitedSeconds }) => this.inc({ pool }, waitedSeconds));
    },
  });
}

function addReplicaMetrics(registry: Registry, replicas: ReplicaSet, readCounts: ReadCounts): void {
  const registers = [registry];
  new Gauge({
    name: 'atlas_replica_up',
    help: 'Whether a read replica serves reads: it responds, is a standby, and is at most 5 s behind.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, usable } of replicas.states()) this.set({ replica: name }, usable ? 1 : 0);
    },
  });
  new Gauge({
    name: 'atlas_replica_lag_seconds',
    help: 'How long the primary has had data that a read replica has not replayed. Absent while it does not respond.',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset();
      for (const { name, lagSeconds } of replicas.states()) {
        if (lagSeconds !== null) this.set({ replica: name }, lagSeconds);
      }
    },
  });
  new Counter({
    name: 'atlas_reads_total',
    help: 'Reads of data by the database that was chosen for them: primary, or host and port of a replica.',
    labelNames: ['target'],
    registers,
    collect() {
      this.reset();
      for (const [target, number] of readCounts) this.inc({ target }, number);
    },
  });
}

function addTotals(registry: Registry, { cacheUse, mails }: Sources): void {
  const registers = [registry];
  new Counter({
    name: 'atlas_cache_lookups_total',
    help: 'Lookups in the caches of results, by result (hit, miss).',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, cacheUse.hits);
      this.inc({ result: 'miss' }, cacheUse.misses);
    },
  });
  new Counter({
    name: 'atlas_mails_total',
    help: 'E-mails handled by this instance, by outcome (sent, postponed, discarded).',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, number] of Object.entries<number>({ ...mails })) this.inc({ outcome }, number);
    },
  });
}

/** Returns a function that reads the lengths of the queues. While the database is away, they are left out. */
function addQueueMetrics(registry: Registry, { open }: Sources): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: 'atlas_database_up',
    help: 'Whether the database answered when these metrics were read.',
    registers,
  });
  const waiting = new Gauge({
    name: 'atlas_queue_length',
    help: 'Work waiting in the database, for all instances together, by queue.',
    labelNames: ['queue'],
    registers,
  });
  const figures = new QueueFiguresRepository(open.database.forShortStatements());
  return async () => {
    waiting.reset();
    try {
      const lengths = { ...(await figures.read()) };
      for (const [queue, length] of Object.entries<number>(lengths)) waiting.set({ queue }, length);
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}

function addBackupMetrics(registry: Registry, { lastBackups }: Sources): () => Promise<void> {
  const registers = [registry];
  const started = new Gauge({
    name: 'atlas_last_backup_timestamp_seconds',
    help: 'Start of the last backup that was verified, and of the latest one if it failed, in seconds since 1970.',
    labelNames: ['outcome'],
    registers,
  });
  return async () => {
    started.reset();
    const { lastGood, lastFailure } = await lastBackups().catch(() => noBackups);
    if (lastGood !== null) started.set({ outcome: 'succeeded' }, lastGood.startedAt.getTime() / 1000);
    if (lastFailure !== null) started.set({ outcome: 'failed' }, lastFailure.startedAt.getTime() / 1000);
  };
}

const noBackups: BackupRuns = { lastGood: null, lastFailure: null };
