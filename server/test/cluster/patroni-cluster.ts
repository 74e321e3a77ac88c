import { chmodSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '../../persistence/embedded-server.js';
import { projectRoot } from '../../project-root.js';
import { startPgBouncer } from '../pg-bouncer.js';
import { homeFolder, signalPostgres, ownFolder, postgresBin, Program, query, waitFor } from './programs.js';

const password = 'only-on-loopback';
const loopback = '127.0.0.1';

/** One database node: Patroni, which runs a PostgreSQL server. */
export interface DatabaseNode {
  readonly name: string;
  readonly url: string;
  readonly patroni: Program;
  /** Port of Patroni's REST interface. */
  readonly restPort: number;
  readonly port: number;
  /** Ends the PostgreSQL server at once; Patroni goes on. */
  readonly killServer: () => void;
  /** Sends a signal to Patroni and PostgreSQL: `SIGKILL` ends both at once. */
  readonly signalMachine: (signal: NodeJS.Signals) => void;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  readonly lag?: number | string;
}

/** Three etcd members, three nodes, HAProxy and PgBouncer, all on the loopback address. */
export class PatroniCluster {
  readonly home = homeFolder();
  readonly nodes: DatabaseNode[] = [];
  readonly etcd: Program[] = [];
  /** The address of the primary: through PgBouncer, and directly. */
  urls = { pooled: '', direct: '' };
  private etcdPorts: number[] = [];

  async start(): Promise<void> {
    await this.startEtcd();
    for (const name of ['node1', 'node2', 'node3']) await this.addNode(name);
    this.nodes[0]?.patroni.start();
    await waitFor('the first primary', () => this.leader(), 180);
    for (const { patroni } of this.nodes.slice(1)) patroni.start();
    await this.settled();
    await this.startHaproxy();
    await waitFor('HAProxy', () => this.leadsToPrimary());
    await query(this.urls.direct, 'CREATE DATABASE atlas');
    this.urls.direct = this.urls.direct.replace(/postgres$/, 'atlas');
    const pooler = await startPgBouncer(this.urls.direct, undefined, poolerSettings);
    this.urls.pooled = pooler.url;
  }

  /** The node that takes writes; `undefined` while there is none. */
  async leader(): Promise<DatabaseNode | undefined> {
    const leaders = (await this.members()).filter(
      ({ role, state }) => role === 'leader' && state === 'running',
    );
    return this.nodes.find(({ name }) => name === leaders[0]?.name);
  }

  /** Waits until one node leads and two stream from it, both synchronously; returns the leader. */
  settled(): Promise<DatabaseNode> {
    return waitFor(
      'a primary with two replicas',
      async () => {
        const members = await this.members();
        const timelines = new Set(members.map(({ timeline }) => timeline));
        // What Patroni has noted in etcd: only such a replica may become the primary.
        if (members.filter(({ role }) => role === 'sync_standby').length < 2) return undefined;
        const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
        if (running.length < 3 || timelines.size > 1) return undefined;
        const leader = await this.leader();
        if (leader === undefined) return undefined;
        const states = await this.syncStates(leader);
        return states.join() === 'sync,sync' ? leader : undefined;
      },
      300,
    );
  }

  /** `sync_state` of each replica that streams from a node, as its `pg_stat_replication` shows. */
  async syncStates(node: DatabaseNode): Promise<string[]> {
    const rows = await query<{ sync_state: string }>(
      node.url.replace(/atlas$/, 'postgres'),
      `SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming' ORDER BY 1`,
    );
    return rows.map(({ sync_state }) => sync_state);
  }

  /** Kills the member of etcd that leads, and returns it. */
  async killEtcdLeader(): Promise<Program> {
    const statuses = await Promise.all(this.etcdPorts.map((port) => etcdStatus(port)));
    const at = statuses.findIndex((status) => status?.leader === status?.header.member_id);
    const member = this.etcd[at];
    if (member === undefined) throw new Error('etcd has no leader');
    member.kill();
    return member;
  }

  /** Until its first checks HAProxy takes every node for a primary. */
  private async leadsToPrimary(): Promise<true | undefined> {
    const text = 'SELECT pg_is_in_recovery() AS standby';
    const asked = this.nodes.map(() => query<{ standby: boolean }>(this.urls.direct, text));
    const answers = await Promise.all(asked);
    return answers.every(([row]) => row?.standby === false) ? true : undefined;
  }

  private async members(): Promise<Member[]> {
    for (const { restPort } of this.nodes) {
      const answer = await fetch(`http://${loopback}:${restPort}/cluster`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  private async startEtcd(): Promise<void> {
    const names = ['etcd1', 'etcd2', 'etcd3'];
    this.etcdPorts = await Promise.all(names.map(() => freePort()));
    const peerPorts = await Promise.all(names.map(() => freePort()));
    const peerOf = (at: number): string => `http://${loopback}:${String(peerPorts[at])}`;
    const members = names.map((name, at) => `${name}=${peerOf(at)}`).join(',');
    for (const [at, name] of names.entries()) {
      const client = `http://${loopback}:${String(this.etcdPorts[at])}`;
      const program = new Program(name, this.home, [
        ...['/usr/bin/etcd', '--name', name, '--data-dir', join(this.home, name)],
        ...['--listen-client-urls', client, '--advertise-client-urls', client],
        ...['--listen-peer-urls', peerOf(at), '--initial-advertise-peer-urls', peerOf(at)],
        ...['--initial-cluster', members, '--initial-cluster-token', 'atlas', '--log-level', 'warn'],
        // Two busy cores may schedule a member late: no election for that.
        ...['--heartbeat-interval', '200', '--election-timeout', '2000'],
      ]);
      program.start();
      this.etcd.push(program);
    }
    await waitFor('etcd', async () => (await etcdStatus(this.etcdPorts[0] ?? 0))?.leader);
  }

  private async addNode(name: string): Promise<void> {
    const [port, restPort] = [await freePort(), await freePort()];
    const folder = join(ownFolder(this.home, name), 'data');
    const patroni = new Program(name, this.home, ['/usr/bin/patroni', this.shared('patroni.yml')], {
      asPostgres: true,
      env: patroniEnvironment(name, folder, port, restPort, this.etcdPorts),
    });
    this.nodes.push({
      name,
      url: `postgres://postgres:${password}@${loopback}:${port}/atlas`,
      patroni,
      port,
      restPort,
      killServer: () => signalPostgres(folder, 'SIGKILL'),
      signalMachine: (signal) => {
        patroni.kill(signal);
        signalPostgres(folder, signal);
      },
    });
  }

  private async startHaproxy(): Promise<void> {
    const [port, readPort] = [await freePort(), await freePort()];
    const env = Object.fromEntries(
      this.nodes.flatMap((node, at) => [
        [`NODE${at + 1}`, `${loopback}:${node.port}`],
        [`PATRONI${at + 1}`, String(node.restPort)],
      ]),
    );
    const addresses = { WRITE: `${loopback}:${port}`, READ: `${loopback}:${readPort}` };
    const command = ['/usr/sbin/haproxy', '-f', this.shared('haproxy-database.cfg')];
    new Program('haproxy-database', this.home, command, { env: { ...env, ...addresses } }).start();
    this.urls.direct = `postgres://postgres:${password}@${loopback}:${port}/postgres`;
  }

  /** Copies a file of deploy/cluster to where the user postgres may read it. */
  private shared(name: string): string {
    const copy = join(this.home, name);
    copyFileSync(join(projectRoot(), 'deploy/cluster', name), copy);
    chmodSync(copy, 0o644);
    return copy;
  }
}

/** A pooler waits 15 s after a refused login by default: too long after a failover. */
const poolerSettings = `default_pool_size = 40
server_login_retry = 1
`;

async function etcdStatus(port: number) {
  const answer = await fetch(`http://${loopback}:${port}/v3/maintenance/status`, {
    method: 'POST',
    body: '{}',
    signal: AbortSignal.timeout(2000),
  }).catch(() => null);
  if (!answer?.ok) return undefined;
  return (await answer.json()) as { leader: string; header: { member_id: string } };
}

function patroniEnvironment(
  name: string,
  folder: string,
  port: number,
  restPort: number,
  etcdPorts: readonly number[],
): NodeJS.ProcessEnv {
  return {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: etcdPorts.map((one) => `${loopback}:${one}`).join(','),
    PATRONI_RESTAPI_LISTEN: `${loopback}:${restPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${loopback}:${restPort}`,
    PATRONI_POSTGRESQL_LISTEN: `${loopback}:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${loopback}:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: folder,
    PATRONI_POSTGRESQL_BIN_DIR: postgresBin,
    PATRONI_POSTGRESQL_PGPASS: `${folder}.pgpass`,
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: password,
    PATRONI_REWIND_USERNAME: 'rewinder',
    PATRONI_REWIND_PASSWORD: password,
  };
}
