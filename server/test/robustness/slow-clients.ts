import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { restPaths } from '../../../schema/contract/rest-paths.js';
import { queryEmbedded } from '../operations/embedded-query.js';
import { allProbesWell, probeWhile } from './hostile-documents.js';
import { checkLog, type Product, startProduct } from './product.js';
import { type Finding, type Report, tally } from './report.js';
import type { Scale } from './scale.js';

const exportRequest = `GET ${restPaths.exportEntries}?format=json HTTP/1.1\r\nHost: atlas\r\n\r\n`;
const slowBody =
  `POST ${restPaths.login} HTTP/1.1\r\nHost: atlas\r\n` +
  'Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{';
const slowHeaders = 'GET /api/disease HTTP/1.1\r\nHost: atlas\r\nX-Slow: ';

/** Clients that read or send slowly, or disconnect in the middle. */
export async function slowClients(report: Report, { slow, rows }: Scale): Promise<void> {
  const product = await startProduct();
  await importLongEntries(product, rows);

  await report.check(
    {
      what: 'vanished readers',
      sent: `${slow} exports of ${rows.toLocaleString('en')} entries, each left at its first byte`,
      expected: 'all transactions end within 5 s, the next export is complete',
    },
    async () => {
      for (let again = slow; again > 0; again -= 4)
        await Promise.all([1, 2, 3, 4].map(() => vanish(product)));
      const seconds = await untilNoneOpen(product, 5);
      return exportedAfter(product, seconds);
    },
  );

  await report.check(
    {
      what: 'readers that take nothing',
      sent: '8 exports from 2 addresses, unread; meanwhile health probes and lists',
      expected: 'cut off within 60 s, probes 200 within 2 s, the next export is complete',
    },
    async () => {
      const sockets = ['127.0.0.2', '127.0.0.3'].flatMap((from) =>
        [1, 2, 3, 4].map(() => open(product, exportRequest, from)),
      );
      let seconds: number | null = null;
      const probed = await allProbesWell(product.atlas, async () => {
        await sleep(1000);
        seconds = await untilNoneOpen(product, 60);
      });
      for (const socket of sockets) socket.destroy();
      const { seen, ok } = await exportedAfter(product, seconds);
      return { seen: `${seen}; probes ${probed.seen}`, ok: ok && probed.ok };
    },
  );

  const slowly = [
    ['slow bodies', `a byte of a body every 2 s`, slowBody, 45],
    ['slow headers', `a byte of a header every 2 s`, slowHeaders, 100],
    ['silent connections', 'nothing at all', '', 100],
  ] as const;
  const probing = probeWhile(product.atlas, () =>
    Promise.all(
      slowly.map(([what, sent, start, seconds]) =>
        report.check(
          {
            what,
            sent: `${slow} connections that send ${sent}`,
            expected: `all closed within ${seconds} s, with 408 or without an answer`,
          },
          () => closedWithin(product, { count: slow, start, seconds }),
        ),
      ),
    ),
  );
  await report.check(
    { what: 'others meanwhile', sent: 'health probes and lists', expected: 'each 200 within 2 s' },
    async () => {
      const { statuses, slowestMs } = await probing;
      const ok = slowestMs <= 2000 && statuses.every((status) => status === 200);
      return { seen: `${tally(statuses)}; the slowest after ${slowestMs.toFixed(0)} ms`, ok };
    },
  );
  await checkLog(report, product);
}

/** Imports entries of 2 kB each, so that an export exceeds all buffers between the server and a client. */
async function importLongEntries({ atlas }: Product, rows: number): Promise<void> {
  const perCall = 5000;
  for (let first = 0; first < rows; first += perCall) {
    const entries = Array.from({ length: Math.min(perCall, rows - first) }, (_, index) => ({
      disease: `Disease ${first + index}`,
      autoantibody: 'An autoantibody',
      autoantigen: 'An autoantigen',
      additional: { note: 'long '.repeat(400) },
    }));
    await atlas.good('POST', restPaths.bulkImport, { body: { entries }, timeoutMs: 120_000 });
  }
}

function open({ atlas }: Product, start: string, localAddress = '127.0.0.1'): Socket {
  const { port } = new URL(atlas.address);
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
  socket.on('error', () => undefined).write(start);
  return socket;
}

/** Unlike `once` of node:events, it does not reject when the connection is reset. */
function event(socket: Socket, name: 'data' | 'close'): Promise<void> {
  return new Promise((resolve) => void socket.once(name, () => resolve()));
}

async function vanish(product: Product): Promise<void> {
  const socket = open(product, exportRequest);
  await Promise.race([event(socket, 'data'), event(socket, 'close'), sleep(5000)]);
  socket.destroy();
}

/** Resolves with the seconds until no transaction is open any more; `null` after `most` seconds. */
async function untilNoneOpen({ dataDir }: Product, most: number): Promise<number | null> {
  const started = Date.now();
  for (;;) {
    const [found] = await queryEmbedded<{ open: number }>(
      dataDir,
      `SELECT count(*)::integer AS open FROM pg_stat_activity
       WHERE xact_start < now() - interval '0.5 s' AND pid <> pg_backend_pid() AND datname = 'atlas'`,
    );
    const seconds = (Date.now() - started) / 1000;
    if (found?.open === 0) return seconds;
    if (seconds > most) return null;
    await sleep(200);
  }
}

async function exportedAfter({ atlas }: Product, seconds: number | null): Promise<Finding> {
  const total: number = (await atlas.good('GET', '/api/disease?limit=1')).pagination.total;
  const { status, body } = await atlas.call('GET', restPaths.exportEntries, { timeoutMs: 60_000 });
  const exported: number = body?.data?.length ?? 0;
  const ended =
    seconds === null ? 'transactions still open' : `transactions ended after ${seconds.toFixed(1)} s`;
  return {
    seen: `${ended}; next export ${status}, ${exported} of ${total} entries`,
    ok: seconds !== null && status === 200 && exported === total,
  };
}

/** Opens connections that send their start and then a byte every 2 s, and waits until the server closes them. */
async function closedWithin(
  product: Product,
  { count, start, seconds }: { readonly count: number; readonly start: string; readonly seconds: number },
): Promise<Finding> {
  const started = Date.now();
  const sockets = Array.from({ length: count }, () => open(product, start));
  const drip = setInterval(() => {
    if (start !== '') for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 2000);
  const ends = await Promise.all(
    sockets.map(async (socket) => {
      let answer = '';
      socket.on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')));
      const closed = await Promise.race([
        event(socket, 'close'),
        sleep(seconds * 1000, null, { ref: false }),
      ]);
      return { isClosed: closed !== null, status: answer.split(' ')[1] ?? 'no answer' };
    }),
  );
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  const left = ends.filter(({ isClosed }) => !isClosed).length;
  const good = ends.every(({ status }) => status === '408' || status === 'no answer');
  const took = ((Date.now() - started) / 1000).toFixed(0);
  return {
    seen: `${tally(ends.map(({ status }) => status))}; ${left} still open after ${took} s`,
    ok: left === 0 && good,
  };
}
