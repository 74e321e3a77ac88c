import { restPaths } from '../../../schema/contract/rest-paths.js';
import type { Answer } from '../parity/both-apis.js';

/** The answer of the Atlas; without one, for example if its process was killed, the status is 0. */
export interface Reply {
  /** 0: no answer; the message of the body is the cause. */
  readonly status: number;
  readonly body: Answer;
  readonly headers: Headers;
}

export interface Sending {
  /** A form, or anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Timeout of the answer. */
  readonly timeoutMs?: number;
}

const maxWaitMs = 20_000;

/** A REST client of an Atlas; its address changes at a restart, its token stays the same. */
export class AtlasClient {
  address = '';
  token: string | null = null;

  async signIn(email: string, password: string): Promise<void> {
    const { body } = await this.call('POST', restPaths.login, { body: { email, password } });
    this.token = body.token;
  }

  async call(method: string, path: string, sending: Sending = {}): Promise<Reply> {
    const { body: sent, headers, timeoutMs = maxWaitMs } = sending;
    try {
      const answer = await fetch(this.address + path, {
        method,
        headers: {
          ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
          ...(sent !== undefined && !(sent instanceof FormData) && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(sent !== undefined && { body: sent instanceof FormData ? sent : JSON.stringify(sent) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      const body: Answer = isJson ? await answer.json() : await answer.text();
      return { status: answer.status, body, headers: answer.headers };
    } catch (error) {
      const { cause = error } = error as Error;
      return { status: 0, body: { message: `No answer: ${String(cause)}` }, headers: new Headers() };
    }
  }

  /** Returns the body of a call that must succeed. */
  async good(method: string, path: string, sending?: Sending): Promise<Answer> {
    const { status, body } = await this.call(method, path, sending);
    if (status >= 200 && status < 300) return body;
    throw new Error(`${method} ${path} was answered ${status}: ${JSON.stringify(body)}`);
  }
}
