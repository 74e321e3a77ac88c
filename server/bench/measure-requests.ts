import autocannon from 'autocannon';

import type { HttpRequest } from './targets.js';

/** Number of concurrent connections of a load test. */
export const manyConnections = 10;

export interface Rate {
  readonly requests: number;
  readonly perSecond: number;
  /** Median latency, in milliseconds. */
  readonly p50: number;
  /** 99th percentile of the latency, in milliseconds. */
  readonly p99: number;
}

/** In seconds: a bare server needs more than ten for a common word among 1,000,000 entries. */
const timeout = 120;

/** The length of a measurement: some seconds, or an amount of requests if one is given. */
interface Load {
  readonly seconds: number;
  readonly amount?: number | undefined;
}

/** Sends requests over several connections, each after the answer to the previous one. Throws on any failed answer. */
export function measureRequests(
  url: string,
  requestsOf: (connection: number) => readonly HttpRequest[],
  { seconds, amount }: Load,
  connections: number,
): Promise<Rate> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let connection = 0;
    let firstAt = 0;
    let lastAt = 0;
    const cannon = autocannon({
      url,
      connections,
      timeout,
      ...(amount === undefined ? { duration: seconds } : { amount }),
      sampleInt: 10,
      setupClient: (client) => {
        client.setRequests([...requestsOf(connection)]);
        connection += 1;
      },
    });
    cannon.on('start', () => (firstAt = performance.now()));
    cannon.on('response', (_client: unknown, status: number, _bytes: number, milliseconds: number) => {
      times.push(milliseconds);
      lastAt = performance.now();
      if (status !== 200 && status !== 201) reject(new Error(`${url} answered ${status}`));
    });
    cannon.on('reqError', reject);
    cannon.on('done', () => resolve(rateOf(times, (lastAt - firstAt) / 1000)));
  });
}

/** Returns the rate of the measured latencies; 0 per second if there was no answer in time. */
function rateOf(times: number[], seconds: number): Rate {
  times.sort((one, other) => one - other);
  const p50 = times[Math.floor(times.length * 0.5)] ?? 0;
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  const requests = times.length;
  return { requests, perSecond: requests === 0 ? 0 : requests / seconds, p50, p99 };
}
