import type { SerialisedEntry } from '../../services/entries/serialised-entry.js';
import { startTestApp, type TestApp } from '../start-test-app.js';

type Json = Record<string, unknown>;

/** The REST API of the whole product with the 450 starter entries, and functions to call it. */
interface RestClient {
  readonly app: TestApp;
  /** Sends a request and expects status 200. */
  readonly read: <Body = Json>(path: string) => Promise<Body>;
  /** Sends a request and returns the status with the body. */
  readonly ask: (path: string) => Promise<readonly [number, Json]>;
  /** Every living entry, sorted by disease. */
  readonly everything: readonly SerialisedEntry[];
  readonly close: () => Promise<void>;
}

/** Starts the product, and loads all entries once for comparisons. */
export async function startRestClient(): Promise<RestClient> {
  const app = await startTestApp();
  const ask = async (path: string) => {
    const { status, body } = await app.call('GET', path);
    return [status, body as Json] as const;
  };
  const read = async <Body>(path: string): Promise<Body> => {
    const [status, body] = await ask(path);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body as Body;
  };
  const { data } = await read<{ data: SerialisedEntry[] }>('/api/disease?limit=1000');
  return { app, ask, read, everything: data, close: app.close };
}

/** The body of an error about one parameter. */
export function refusalOf(path: string, message: string) {
  const errors = [{ path, message }];
  return { success: false, message, code: 'BAD_USER_INPUT', errors, requestId: expect.any(String) as string };
}
