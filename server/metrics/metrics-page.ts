import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

import type { BackupRuns } from '../persistence/backups/backup-run.repository.js';
import type { OpenDatabase } from '../persistence/open-database.js';
import { SystemRepository } from '../persistence/repositories/system.repository.js';
import type { ImportTotals } from '../services/imports/import-job.js';
import type { ReadCounts } from '../services/reads/replica-reads.js';
import type { CacheUse } from '../services/versioned-cache.js';
import { addCounter, type Counts } from './add-counter.js';
import { addPoolMetrics, addReplicaMetrics } from './database-metrics.js';

/** What the metrics read at each scrape. */
interface Sources {
  readonly open: OpenDatabase;
  readonly cacheUse: CacheUse;
  readonly readCounts: ReadCounts;
  readonly mails: Counts;
  readonly imports: ImportTotals;
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

function addTotals(registry: Registry, { cacheUse, mails, imports }: Sources): void {
  addCounter(registry, {
    name: 'atlas_cache_lookups_total',
    help: 'Lookups in the caches of results, by result (hit, miss).',
    label: 'result',
    read: () => ({ hit: cacheUse.hits, miss: cacheUse.misses }),
  });
  addCounter(registry, {
    name: 'atlas_mails_total',
    help: 'E-mails handled by this instance, by outcome (sent, postponed, discarded).',
    label: 'outcome',
    read: () => mails,
  });
  addCounter(registry, {
    name: 'atlas_imports_total',
    help: 'Imports run by this instance, by outcome (done, previewed, refused, cancelled, failed).',
    label: 'outcome',
    read: () => imports.imports,
  });
  addCounter(registry, {
    name: 'atlas_import_rows_total',
    help: 'Rows of the imports done by this instance, by outcome (inserted, updated, skipped, failed).',
    label: 'outcome',
    read: () => imports.rows,
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
  const system = new SystemRepository(open.database);
  return async () => {
    waiting.reset();
    try {
      const lengths = { ...(await system.queues()) };
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
