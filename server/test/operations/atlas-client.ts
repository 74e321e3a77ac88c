import { restPaths } from '../../../schema/contract/rest-paths.js';
import { type Answer, callApi, type Reply, type Sending } from '../call-api.js';

const maxWaitMs = 20_000;

/** A REST client of an Atlas; its address changes at a restart, its token stays the same. */
export class AtlasClient {
  address = '';
  token: string | null = null;

  async signIn(email: string, password: string): Promise<void> {
    const { body } = await this.call('POST', restPaths.login, { body: { email, password } });
    this.token = body.token;
  }

  /** Without an answer, for example if its process was killed, the status is 0, and the body says why. */
  async call(method: string, path: string, sending?: Sending): Promise<Reply> {
    try {
      const usual = { token: this.token, timeoutMs: maxWaitMs };
      return await callApi(this.address, method, path, { ...usual, ...sending });
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
