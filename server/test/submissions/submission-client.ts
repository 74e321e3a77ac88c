import { type AccountClient, signUp, startAccountClient } from '../accounts/account-client.js';
import type { Answer } from '../call-api.js';
import type { TestAppOptions } from '../start-test-app.js';
import { aProposal } from './submitters.js';

/** The whole product with a reviewer and a doctor, and visitors who submit. */
interface SubmissionClient extends AccountClient {
  readonly reviewer: string;
  readonly doctor: string;
  /** Submits a proposal through REST, by default as a visitor, and returns the answer. */
  readonly submit: (body?: object, token?: string) => Promise<Answer>;
}

export async function startSubmissionClient(options: TestAppOptions = {}): Promise<SubmissionClient> {
  const caller = await startAccountClient({ rateLimit: false, ...options });
  const { token: reviewer } = await signUp(caller, 'Reviewer', 'Reviewer');
  const { token: doctor } = await signUp(caller, 'Doctor', 'Doctor');
  const submit = async (body: object = {}, token?: string): Promise<Answer> =>
    (await caller.call('POST', '/api/submissions', aProposal({ ...body }), token)).body;
  return { ...caller, reviewer, doctor, submit };
}
