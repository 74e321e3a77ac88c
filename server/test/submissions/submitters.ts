import type { Role } from '../../../schema/contract/roles.js';
import type { RequestContext } from '../../services/request-context.js';
import type { NewSubmissionInput } from '../../services/submissions/submission-inputs.js';
import type { NewSubmissionView } from '../../services/submissions/submission-views.js';
import type { Answer } from '../parity/both-apis.js';
import { addPerson } from '../services/people.js';
import type { TestApp } from '../start-test-app.js';
import { signedInAs, type TestDatabase, visitor } from '../test-database.js';

/** A proposal that has all it needs, and whatever else a test is about. */
export function aProposal(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    disease: 'A proposed disease',
    autoantibody: 'A proposed autoantibody',
    autoantigen: 'A proposed autoantigen',
    epitope: 'A proposed epitope',
    uniprotId: 'P00000',
    ...fields,
  };
}

/** Somebody signed in with an account of that role. */
export async function somebody(test: TestDatabase, role: Role, name = `A ${role}`): Promise<RequestContext> {
  const { id } = await addPerson(test, { name, role });
  return signedInAs(id, role);
}

/** Submits a proposal, as a visitor unless somebody is given. */
export function submit(
  { services }: TestDatabase,
  input: Partial<NewSubmissionInput> = {},
  who: RequestContext = visitor,
): Promise<NewSubmissionView> {
  return services.submissions.create(who, { proposal: aProposal(), ...input });
}

/** The secret of the receipt of a submission that a visitor just made. */
export function ticketOf({ ticket }: NewSubmissionView): string {
  if (ticket === null) throw new Error('There is no ticket');
  return ticket;
}

/** Submits a proposal by REST, and gives the id of the submission. */
export async function submitBy(app: TestApp, headers: Readonly<Record<string, string>>): Promise<string> {
  const answer = await app.fetch('/api/submissions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(aProposal()),
  });
  const { data } = (await answer.json()) as Answer;
  return data._id;
}
