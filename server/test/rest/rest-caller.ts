import type { EntryRecord } from '../../services/entries/entry-record.js';
import { startTestApp, type TestApp } from '../start-test-app.js';

export type Json = Record<string, unknown>;

/** The REST API of the whole product over the 396 starter entries, and how a test speaks to it. */
export interface RestCaller {
  readonly app: TestApp;
  /** Asks and insists on a 200. */
  readonly read: <Body = Json>(path: string) => Promise<Body>;
  /** Asks and gives the status with the body. */
  readonly ask: (path: string) => Promise<readonly [number, Json]>;
  /** Every living entry, by disease. */
  readonly everything: readonly EntryRecord[];
}

/** Starts the product, and reads all entries once for tests to compare with. */
export async function startRestCaller(): Promise<RestCaller> {
  const app = await startTestApp();
  const ask = async (path: string) => {
    const answer = await app.fetch(path);
    return [answer.status, (await answer.json()) as Json] as const;
  };
  const read = async <Body>(path: string): Promise<Body> => {
    const [status, body] = await ask(path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body as Body;
  };
  const { data } = await read<{ data: EntryRecord[] }>('/api/disease?limit=1000');
  return { app, ask, read, everything: data };
}

/** The body of a refusal about one parameter. */
export function refusalOf(path: string, message: string) {
  const errors = [{ path, message }];
  return { success: false, message, code: 'BAD_USER_INPUT', errors, requestId: expect.any(String) as string };
}
