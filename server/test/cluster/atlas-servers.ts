import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '../../persistence/embedded-server.js';
import { projectRoot } from '../../project-root.js';
import { callApi } from '../call-api.js';
import { Program, waitFor } from './programs.js';

export const administrator = { email: 'admin@example.org', password: 'the keys of the cluster' };

/** A server of ours that has started. */
interface StartedServer {
  readonly address: string;
  readonly program: Program;
  readonly stop: () => Promise<void>;
}

/** Starts a server of ours, and waits until it is ready. */
export async function startServer(
  home: string,
  name: string,
  port: number,
  database: NodeJS.ProcessEnv,
): Promise<StartedServer> {
  const env = {
    ...database,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(home, `${name}-data`),
    JWT_SECRET: 'a secret of the cluster, thirty-two bytes at least',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    TRUST_PROXY: 'on',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    // A test of the cluster must not read the settings of a developer.
    NODE_ENV: 'test',
  };
  const command = [process.execPath, join(projectRoot(), 'dist/server-build/server/main.js')];
  const program = new Program(name, home, command, { env });
  program.start();
  await waitFor(`the server ${name}`, () => isReady(port), 180);
  return { address: `http://127.0.0.1:${String(port)}`, program, stop: () => program.stop() };
}

/** Two servers of ours behind HAProxy, which keeps each client on one of them while it answers. */
export class AtlasServers {
  address = '';
  readonly servers: Program[] = [];
  private ports: number[] = [];

  constructor(private readonly home: string) {}

  /** Starts the servers with as many replicas as `replicaUrls` names. */
  async start(urls: { pooled: string; direct: string }, replicaUrls: readonly string[]): Promise<void> {
    if (this.ports.length === 0) await this.startBalancer();
    for (const server of this.servers.splice(0)) await server.stop();
    for (const [at, port] of this.ports.entries()) {
      const server = await startServer(this.home, `atlas${String(at + 1)}`, port, {
        DATABASE_URL: urls.pooled,
        DATABASE_DIRECT_URL: urls.direct,
        DATABASE_REPLICA_URLS: replicaUrls.join(','),
      });
      this.servers.push(server.program);
    }
    // HAProxy sees them at its next check.
    await waitFor('the balancer', async () =>
      (await fetch(`${this.address}/readyz`)).ok ? true : undefined,
    );
  }

  async token(): Promise<string> {
    return (await callApi(this.address, 'POST', '/api/auth/login', { body: administrator })).body.token;
  }

  /** Reads of data by target, of both servers together. */
  async readsByTarget(): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const port of this.ports) {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      for (const [, target = '', number] of text.matchAll(/^atlas_reads_total\{target="(.+?)"\} (\d+)/gm)) {
        counts.set(target, (counts.get(target) ?? 0) + Number(number));
      }
    }
    return counts;
  }

  private async startBalancer(): Promise<void> {
    const port = await freePort();
    this.ports = [await freePort(), await freePort()];
    const servers = this.ports.map((one, at) => `  server atlas${at + 1} 127.0.0.1:${one} check`).join('\n');
    const file = join(this.home, 'haproxy-web.cfg');
    // Clients of the run are told apart by the header; in front of real ones this is `balance source`.
    writeFileSync(
      file,
      `defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 3s
  retries 0
listen web
  bind 127.0.0.1:${port}
  balance hdr(x-forwarded-for)
  option httpchk GET /readyz
  http-response set-header x-server %s
  default-server inter 500ms fall 2 rise 1
${servers}
`,
    );
    new Program('haproxy-web', this.home, ['/usr/sbin/haproxy', '-f', file]).start();
    this.address = `http://127.0.0.1:${port}`;
  }
}

async function isReady(port: number): Promise<true | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) });
  return answer.ok ? true : undefined;
}
