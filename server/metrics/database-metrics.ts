import { Gauge, type Registry } from 'prom-client';

import type { OpenDatabase } from '../persistence/open-database.js';
import type { PoolUse } from '../persistence/pool-use.js';
import type { ReplicaSet } from '../persistence/replicas/replica-set.js';
import type { ReadCounts } from '../services/reads/replica-reads.js';
import { addCounter } from './add-counter.js';

export function addPoolMetrics(registry: Registry, { poolUse }: OpenDatabase): void {
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
  addCounter(registry, {
    name: 'atlas_database_connection_wait_seconds_total',
    help: 'Time that callers have waited for a connection, by pool.',
    label: 'pool',
    read: () => {
      const waited = Object.entries(poolUse()).map(
        ([pool, { waitedSeconds }]) => [pool, waitedSeconds] as const,
      );
      return Object.fromEntries(waited);
    },
  });
}

export function addReplicaMetrics(registry: Registry, replicas: ReplicaSet, readCounts: ReadCounts): void {
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
    name: 'atlas_replica_is_primary',
    help: 'Whether a node that is listed as a replica is the primary at present, and so serves no reads as a replica.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, isPrimary } of replicas.states()) this.set({ replica: name }, isPrimary ? 1 : 0);
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
  addCounter(registry, {
    name: 'atlas_reads_total',
    help: 'Reads of data by the database that was chosen for them: primary, or host and port of a replica.',
    label: 'target',
    read: () => Object.fromEntries(readCounts),
  });
}
