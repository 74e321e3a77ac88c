import { type AccountClient, startAccountClient } from '../accounts/account-client.js';
import type { Answer } from '../call-api.js';
import type { TestAppOptions } from '../start-test-app.js';
import { aProposal } from './submitters.js';

/** The whole product with a reviewer and a doctor, and visitors who submit. */
export interface SubmissionClient extends AccountClient {
  readonly reviewer: string;
  readonly doctor: string;
  /** Submits a proposal through REST, by default as a visitor, and returns the answer. */
  readonly submit: (body?: object, token?: string) => Promise<Answer>;
}

const password = 'the same for all of them';

export async function startSubmissionClient(options: TestAppOptions = {}): Promise<SubmissionClient> {
  const caller = await startAccountClient({ rateLimit: false, ...options });
  const tokenFor = async (role: string): Promise<string> => {
    const email = `${role.toLowerCase()}@example.org`;
    await caller.call('POST', '/api/users', { name: role, email, role, password }, caller.adminToken);
    return caller.tokenOf(email, password);
  };
  const [reviewer, doctor] = [await tokenFor('Reviewer'), await tokenFor('Doctor')];
  const submit = async (body: object = {}, token?: string): Promise<Answer> =>
    (await caller.call('POST', '/api/submissions', aProposal({ ...body }), token)).body;
  return { ...caller, reviewer, doctor, submit };
}
