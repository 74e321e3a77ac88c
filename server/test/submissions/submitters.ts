import type { Role } from '../../../schema/contract/roles.js';
import type { RequestContext } from '../../services/request-context.js';
import type { NewSubmissionInput } from '../../services/submissions/submission-inputs.js';
import type { NewSubmissionView } from '../../services/submissions/submission-views.js';
import { addPerson } from '../services/people.js';
import type { TestApp } from '../start-test-app.js';
import { signedInAs, type TestDatabase, visitor } from '../test-database.js';

/** A complete proposal, with the values that a test depends on. */
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

/** A signed-in person with an account of that role. */
export async function addUserWithRole(
  test: TestDatabase,
  role: Role,
  name = `A ${role}`,
): Promise<RequestContext> {
  const { id } = await addPerson(test, { name, role });
  return signedInAs(id, role);
}

/** Submits a proposal, by default as a visitor. */
export function submit(
  { services }: TestDatabase,
  input: Partial<NewSubmissionInput> = {},
  who: RequestContext = visitor,
): Promise<NewSubmissionView> {
  return services.submissions.create(who, { proposal: aProposal(), ...input });
}

/** The secret of the receipt of a visitor's new submission. */
export function ticketOf({ ticket }: NewSubmissionView): string {
  if (ticket === null) throw new Error('There is no ticket');
  return ticket;
}

/** Submits a proposal through REST, and returns the id of the submission. */
export async function submitBy(app: TestApp, headers: Readonly<Record<string, string>>): Promise<string> {
  const { body } = await app.call('POST', '/api/submissions', { body: aProposal(), headers });
  return body.data._id;
}
