import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { markdownTable } from '../../bench/markdown-table.js';
import { readCommandLine } from '../../bench/read-command-line.js';
import { AtlasClient } from '../operations/atlas-client.js';
import { AtlasServers } from './atlas-servers.js';
import { LoadRecord, sendWrite, startLoad } from './load.js';
import { moveDatabase } from './move.js';
import { type DatabaseNode, PatroniCluster } from './patroni-cluster.js';
import { missingPackages, query, waitFor } from './programs.js';

const usage = `npm run cluster -- [options]
  --rounds 10    how often the primary is killed
  --seconds 15   how long requests per second are measured, for 0, 1 and 2 replicas`;

interface Row {
  readonly what: string;
  readonly result: string;
  readonly withoutWrites: string;
  readonly reads: string;
  readonly good: boolean;
}

const started = performance.now();
const say = (line: string): void => {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(line.startsWith('\n') ? `${line}\n` : `${seconds.padStart(4)} s  ${line}\n`);
};
async function main(): Promise<number> {
  const options = {
    rounds: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '15' },
  } as const;
  const { values } = readCommandLine(usage, (args) => parseArgs({ args, options }));
  const missing = missingPackages();
  if (process.platform !== 'linux' || missing.length > 0) {
    process.stderr.write(
      `npm run cluster needs Linux and more packages: apt-get install ${missing.join(' ')}\n`,
    );
    return 2;
  }
  return new ClusterRun(Number(values.rounds), Number(values.seconds)).run();
}

/** Starts a cluster, loads it, breaks it, and reports what was lost. */
class ClusterRun {
  private readonly cluster = new PatroniCluster();
  private readonly servers = new AtlasServers(this.cluster.home);
  private readonly record = new LoadRecord();
  private readonly rows: Row[] = [];
  private token = '';

  constructor(
    private readonly rounds: number,
    private readonly seconds: number,
  ) {}

  async run(): Promise<number> {
    say(`The logs of all programs are in ${this.cluster.home} until the end.`);
    say('Starting etcd, Patroni, HAProxy and PgBouncer …');
    await this.cluster.start();
    await this.moveIn();
    const speeds = await this.measureReplicas();
    const load = startLoad(this.servers.address, this.token, this.record, {
      writers: 4,
      readers: 4,
      pauseMs: 20,
    });
    await sleep(3000);
    for (let round = 1; round <= this.rounds; round += 1) await this.killPrimary(round);
    await this.killReplica();
    await this.pauseReplica();
    await this.killEtcd();
    await this.killServer();
    await load.stop();
    const totals = await this.audit();
    say(`\n${this.table()}\n\n${speeds}\n\n${totals.table}\n`);
    return totals.good && this.rows.every(({ good }) => good) ? 0 : 1;
  }

  /** Moves an embedded database into the cluster, by way of a single server. */
  private async moveIn(): Promise<void> {
    const moved = await moveDatabase(this.cluster.home, this.cluster.urls.direct);
    await this.servers.start(this.cluster.urls, []);
    const isSame = await moved.isSameAt(this.servers.address);
    const entries = `${String(moved.entries)} entries`;
    say(
      `Embedded database → server → cluster: ${entries}; same answers and session: ${isSame ? 'yes' : 'no'}`,
    );
    if (!isSame) throw new Error('After the move the answers differ.');
  }

  /** Requests per second of the same readers, while one client writes, with 0, 1 and 2 replicas. */
  private async measureReplicas(): Promise<string> {
    const leader = await this.cluster.settled();
    const replicas = this.cluster.nodes.filter((node) => node !== leader).map(({ url }) => url);
    const lines: string[][] = [];
    for (const count of [0, 1, 2]) {
      await this.servers.start(this.cluster.urls, replicas.slice(0, count));
      this.token = await this.servers.token();
      const before = new LoadRecord();
      const load = startLoad(this.servers.address, this.token, before, {
        writers: 1,
        readers: 8,
        pauseMs: 100,
      });
      await sleep(2000);
      const from = performance.now();
      await sleep(this.seconds * 1000);
      const to = performance.now();
      await load.stop();
      this.record.writes.push(...before.writes);
      this.record.wentBack.push(...before.wentBack);
      const { all, refused } = before.readsBetween(from, to);
      const targets = await this.servers.readsByTarget();
      const all2 = [...targets.values()].reduce((sum, one) => sum + one, 0);
      const share = all2 === 0 ? 0 : 100 - (100 * (targets.get('primary') ?? 0)) / all2;
      lines.push([String(count), (all / this.seconds).toFixed(0), String(refused), `${share.toFixed(0)} %`]);
      say(`Replicas: ${String(count)}; ${(all / this.seconds).toFixed(0)} reads per second`);
    }
    // From here on every node is named: whichever is a standby at the moment serves reads.
    await this.servers.start(
      this.cluster.urls,
      this.cluster.nodes.map(({ url }) => url),
    );
    return markdownTable([['Replicas', 'Reads per second', 'Refused', 'From replicas'], ...lines]);
  }

  /** Odd rounds end PostgreSQL alone, even ones the whole machine with its Patroni. */
  private async killPrimary(round: number): Promise<void> {
    const wholeMachine = round % 2 === 0;
    const old = await this.cluster.settled();
    await this.broken(
      `primary ${wholeMachine ? 'and its Patroni' : ''} killed`.replace('  ', ' '),
      async () => {
        if (wholeMachine) old.signalMachine('SIGKILL');
        else old.killServer();
        const leader = await this.newLeader(old, wholeMachine).finally(() => {
          if (wholeMachine) old.patroni.start();
        });
        await this.cluster.settled();
        return { result: `${old.name} → ${leader.name}`, good: true };
      },
    );
  }

  /** Waits until writes are acknowledged again. */
  private async newLeader(old: DatabaseNode, mustBeOther: boolean): Promise<DatabaseNode> {
    return waitFor('a new primary', async () => {
      const leader = await this.cluster.leader();
      return leader !== undefined && !(mustBeOther && leader === old) && (await this.writes())
        ? leader
        : undefined;
    });
  }

  private async writes(): Promise<boolean> {
    const count = this.record.acknowledgedAt.length;
    await sleep(500);
    return this.record.acknowledgedAt.length > count;
  }

  private async killReplica(): Promise<void> {
    await this.withoutReplica('replica and its Patroni killed', (replica) => {
      replica.signalMachine('SIGKILL');
      return () => replica.patroni.start();
    });
  }

  /** As if its network were gone: its connections stay open, and nothing answers. */
  private async pauseReplica(): Promise<void> {
    await this.withoutReplica('replica and its Patroni silent', (replica) => {
      replica.signalMachine('SIGSTOP');
      return () => replica.signalMachine('SIGCONT');
    });
  }

  /** `fault` returns what ends it. */
  private async withoutReplica(what: string, fault: (replica: DatabaseNode) => () => void): Promise<void> {
    const leader = await this.cluster.settled();
    const replica = this.cluster.nodes.find((node) => node !== leader) ?? leader;
    await this.broken(what, async () => {
      const mend = fault(replica);
      const left = await waitFor('the other replica alone', async () => {
        const found = await this.cluster.syncStates(leader);
        return found.length === 1 && found[0] === 'sync' ? found : undefined;
      });
      await waitFor('writes', async () => ((await this.writes()) ? true : undefined));
      mend();
      await this.cluster.settled();
      return { result: `pg_stat_replication then: ${left.join()}`, good: true };
    });
  }

  private async killEtcd(): Promise<void> {
    const before = await this.cluster.settled();
    await this.broken('leader of etcd killed', async () => {
      const member = await this.cluster.killEtcdLeader();
      await sleep(15_000);
      member.start();
      const after = await this.cluster.settled();
      return { result: `${before.name} → ${after.name}`, good: true };
    });
  }

  private async killServer(): Promise<void> {
    const [server] = this.servers.servers;
    await this.broken('one of our two servers killed', async () => {
      server?.kill();
      await sleep(8000);
      server?.start();
      await waitFor('the server', async () => ((await this.writes()) ? true : undefined));
      await sleep(5000);
      return { result: 'started again', good: true };
    });
  }

  /** Runs one fault under load, and reports the time without writes and the reads that were refused meanwhile. */
  private async broken(what: string, fault: () => Promise<{ result: string; good: boolean }>): Promise<void> {
    const from = performance.now();
    const { result, good } = await fault().catch((error: unknown) => ({
      result: String(error),
      good: false,
    }));
    const to = performance.now();
    const { all, refused, wentBack } = this.record.readsBetween(from, to);
    const gap = this.record.longestGap(from, to);
    const row = { what, result, withoutWrites: gap.toFixed(1), reads: `${refused} of ${all}`, good };
    this.rows.push(row);
    const back = wentBack === 0 ? '' : `; reads that went back in time: ${String(wentBack)}`;
    say(`${what}: ${result}; ${row.withoutWrites} s without writes; reads refused: ${row.reads}${back}`);
  }

  private table(): string {
    const lines = this.rows.map(({ what, result, withoutWrites, reads }) => [
      what,
      result,
      withoutWrites,
      reads,
    ]);
    return markdownTable([['Fault', 'Then', 'Seconds without writes', 'Reads refused'], ...lines]);
  }

  /** Reads back every acknowledged write, repeats the unanswered ones with their keys, and looks for doubles. */
  private async audit() {
    await this.cluster.settled();
    await waitFor('the servers', async () =>
      (await fetch(`${this.servers.address}/readyz`)).ok ? true : undefined,
    );
    const atlas = new AtlasClient();
    atlas.address = this.servers.address;
    atlas.token = await this.servers.token();
    const { acknowledged } = this.record;
    let lost = 0;
    for (const { id, text } of acknowledged) {
      const { body } = await atlas.call('GET', `/api/disease/${String(id)}`);
      if (body?.data?.autoantigen !== text) lost += 1;
    }
    const unanswered = this.record.writes.filter(({ id }) => id === null);
    const stored = new Set(await this.storedTexts());
    const applied = unanswered.filter(({ text }) => stored.has(text)).length;
    let notRepeated = 0;
    for (const write of unanswered) {
      const { status } = await sendWrite(atlas, write, '198.51.100.250');
      if (status !== 201) notRepeated += 1;
    }
    const texts = await this.storedTexts();
    const doubles = texts.length - new Set(texts).size;
    const expected = this.record.writes.length;
    const figures: [string, number][] = [
      ['writes acknowledged', acknowledged.length],
      ['of these lost, or with another text', lost],
      ['writes without an answer, or refused', unanswered.length],
      ['of these stored all the same', applied],
      ['of these refused when repeated with their keys', notRepeated],
      ['entries of the run after that (one for each write)', texts.length],
      ['stored twice', doubles],
      ['reads', this.record.reads.length],
      ['reads refused', this.record.reads.filter(({ status }) => status !== 200).length],
      ['reads that went back in time on a server', this.record.wentBack.length],
    ];
    const bad =
      lost + doubles + notRepeated + this.record.wentBack.length + Math.abs(texts.length - expected);
    const table = markdownTable([
      ['At the end', 'Number'],
      ...figures.map(([name, number]) => [name, String(number)]),
    ]);
    return { table, good: bad === 0 };
  }

  private async storedTexts(): Promise<string[]> {
    const rows = await query<{ text: string }>(
      this.cluster.urls.direct,
      `SELECT autoantigen AS text FROM entries WHERE disease = 'Cluster load'`,
    );
    return rows.map(({ text }) => text);
  }
}

process.exit(await main());
