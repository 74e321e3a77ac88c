import { restPaths } from '../../../schema/contract/rest-paths.js';
import type { Answer } from '../parity/both-apis.js';

/** What the Atlas said, or that it said nothing, as a process does that was killed meanwhile. */
export interface Reply {
  /** 0: no answer. */
  readonly status: number;
  readonly body: Answer;
  readonly headers: Headers;
}

export interface Sending {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long to wait for an answer. */
  readonly patienceMs?: number;
}

const longestWaitMs = 20_000;

/** Somebody who talks to an Atlas through REST; its address changes when it is started anew, the token stays. */
export class AtlasCaller {
  address = '';
  token: string | null = null;

  async signIn(email: string, password: string): Promise<void> {
    const { body } = await this.call('POST', restPaths.login, { body: { email, password } });
    this.token = body.token;
  }

  async call(method: string, path: string, sending: Sending = {}): Promise<Reply> {
    const { body: sent, headers, patienceMs = longestWaitMs } = sending;
    try {
      const answer = await fetch(this.address + path, {
        method,
        headers: {
          ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
          ...(sent !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      const body: Answer = isJson ? await answer.json() : await answer.text();
      return { status: answer.status, body, headers: answer.headers };
    } catch {
      return { status: 0, body: null, headers: new Headers() };
    }
  }

  /** What a call is answered that has to succeed. */
  async good(method: string, path: string, sending?: Sending): Promise<Answer> {
    const { status, body } = await this.call(method, path, sending);
    if (status >= 200 && status < 300) return body;
    throw new Error(`${method} ${path} was answered ${status}: ${JSON.stringify(body)}`);
  }
}
