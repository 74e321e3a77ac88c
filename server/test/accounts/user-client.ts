import { messages } from '../../../schema/contract/messages.js';
import type { Reply } from '../call-api.js';
import { type AccountClient, signUp, startAccountClient } from './account-client.js';

/** An alternative to `firstPassword` of equal strength. */
export const second = 'fünfzehn Hasen im Garten';

/** The whole product, for tests that create, change and delete people. */
interface UserClient extends AccountClient {
  /** Creates a person with a password, signed in. */
  readonly aPerson: (role?: string) => Promise<{ id: string; email: string; token: string }>;
  /** Requests the owner of a token. */
  readonly profile: (token: string) => Promise<Reply>;
  /** Expects both APIs to refuse a token, for reads and writes. */
  readonly expectDead: (token: string) => Promise<void>;
}

/** Starts the product without rate limits for attempts. */
export async function startUserClient(): Promise<UserClient> {
  const atlas = await startAccountClient({ rateLimit: false });
  let number = 0;

  const aPerson = (role?: string) => signUp(atlas, `Person ${(number += 1)}`, role);

  const profile = (token: string) => atlas.call('GET', '/api/auth/profile', undefined, token);

  async function expectDead(token: string) {
    const refused = { message: messages.invalidToken, code: 'UNAUTHENTICATED' };
    // A visitor may submit, but nobody with an invalid token.
    for (const [method, path] of [
      ['GET', '/api/auth/profile'],
      ['POST', '/api/disease'],
      ['POST', '/api/submissions'],
    ] as const) {
      const { status, body } = await atlas.call(method, path, undefined, token);
      expect([status, body]).toEqual([401, expect.objectContaining(refused)]);
    }
    for (const document of [
      '{ me { id } }',
      'mutation { createEntry(input: {}) { id } }',
      'mutation { createSubmission(input: {}) { id } }',
    ]) {
      const { errors } = await atlas.graphql(document, {}, token);
      expect(errors[0]).toMatchObject({ message: refused.message, extensions: { code: refused.code } });
    }
  }

  return { ...atlas, aPerson, profile, expectDead };
}
