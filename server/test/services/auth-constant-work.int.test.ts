import type { Database } from '../../persistence/database.js';
import { createServices, type Services } from '../../services/services.js';
import { testSettings, useTestDatabase, visitor } from '../test-database.js';
import { addPerson, goodPassword } from './people.js';

/** The services with a database that records all queries. */
function recording(database: Database): { readonly services: Services; readonly taken: () => string[] } {
  const texts: string[] = [];
  const recorder: Database = Object.create(database, {
    forShortStatements: { value: () => recorder },
    query: {
      value: (text: string, values?: readonly unknown[]) => {
        texts.push(text);
        return database.query(text, values);
      },
    },
  });
  return { services: createServices(recorder, testSettings), taken: () => texts.splice(0) };
}

describe('existing and unknown accounts are indistinguishable:', () => {
  const test = useTestDatabase();

  it('sign-in runs the same queries in the same order', async () => {
    const { email } = await addPerson(test, { password: goodPassword });
    const invited = await addPerson(test);
    const { services, taken } = recording(test.database);
    const workOf = async (typed: string) => {
      await services.sessions
        .signIn(visitor, { email: typed, password: 'a wrong one' })
        .catch(() => undefined);
      return taken();
    };
    const known = await workOf(email);

    expect(known.length).toBeGreaterThan(1);
    for (const other of ['nobody@example.org', invited.email, 'no e-mail', 'nul\u0000@example.org']) {
      expect(await workOf(other)).toEqual(known);
    }
  });

  it('a request for a password link runs the same queries', async () => {
    const { email } = await addPerson(test, { password: goodPassword });
    const { services, taken } = recording(test.database);
    const workOf = async (typed: string) => {
      await services.passwords.forgot(visitor, { email: typed });
      return taken();
    };
    const known = await workOf(email);

    expect(known.filter((text) => text.startsWith('INSERT INTO mails'))).toHaveLength(1);
    expect(await workOf('nobody@example.org')).toEqual(known);
  });
});
