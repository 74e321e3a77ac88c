import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import type { RequestContext } from '../../services/request-context.js';
import { signedInAs, type TestDatabase } from '../test-database.js';
import { addPerson } from './people.js';

/** A person with an account who edits entries. */
export async function anEditor(test: TestDatabase, name = 'An editor'): Promise<RequestContext> {
  const { id, role } = await addPerson(test, { name });
  return signedInAs(id, role);
}

/** The client's input for a new entry: the required fields, and those that a test depends on. */
export function aDraft(fields: object = {}): Record<string, unknown> {
  return { disease: 'A disease', autoantibody: 'An autoantibody', autoantigen: 'An autoantigen', ...fields };
}

/** A draft with every field filled, and two additional names. */
export function aFullDraft(): Record<string, unknown> {
  return { ...mapEntryFields((name) => `The ${name}`), additional: { Curator: 'MK', Checked: 'yes' } };
}
