import { Kind, parse, validate } from 'graphql';

import { messages } from '../../../schema/contract/messages.js';
import { allows, policy } from '../../../schema/contract/policy.js';
import { roles } from '../../../schema/contract/roles.js';
import { buildGraphqlSchema } from '../../transport/graphql/build-schema.js';
import { resolverClasses, restRoutes } from '../../use-cases.js';
import { formOf, graphqlForm, importSomething } from '../imports/import-forms.js';
import { entryFragment } from '../parity/both-apis.js';
import { startTestApp } from '../start-test-app.js';
import { submitBy } from '../submissions/submitters.js';
import { usePrepared, useStarted } from '../use-started.js';
import { everyRole, makePeople, type Person, type RoleOrVisitor } from './people.js';
import { type PolicyCase, policyCases } from './policy-cases.js';

const guarded = restRoutes
  .filter(({ action }) => !allows(action, null))
  .map(({ method, path }) => [method, path.replace(/\{\w+\}/g, 'Doctor')] as const);

const roleOf = (who: RoleOrVisitor) => (who === 'visitor' ? null : who);
const nameOf = ({ action, rest, graphql }: PolicyCase): string =>
  `${action}: ${rest ? `${rest.method} ${rest.path}` : ''} ${graphql?.slice(0, 60) ?? ''}`;

describe('access policy', () => {
  const app = useStarted(startTestApp);
  const people = usePrepared(() => makePeople(app));
  let importOfAnother: string;
  const ownSubmissions = new Map<string, string>();
  beforeAll(async () => {
    importOfAnother = await importSomething(app);
    for (const role of roles) {
      const { id, headers } = await people.as(role);
      ownSubmissions.set(id, await submitBy(app, headers));
    }
  });

  /** The outcome of a request: allowed, or the reason for the refusal. */
  async function byRest({ rest }: PolicyCase, { id, headers }: Person): Promise<string | undefined> {
    if (!rest) return undefined;
    const sent = rest.form ? formOf({ file: rest.form.file }) : rest.body;
    const { status, body } = await app.call(rest.method, filled(rest.path, id), { body: sent, headers });
    if (status >= 500) throw new Error(`${rest.path} answered ${status}: ${JSON.stringify(body)}`);
    return verdict(body.code);
  }

  async function byGraphql(
    { graphql, upload }: PolicyCase,
    { id, headers }: Person,
  ): Promise<string | undefined> {
    if (graphql === undefined) return undefined;
    const query = complete(filled(graphql, id));
    const answer = await app.call('POST', '/graphql', {
      headers: { ...headers, 'apollo-require-preflight': 'true' },
      body: upload === undefined ? { query } : graphqlForm(query, { file: upload }),
    });
    const code = answer.body.errors?.[0].extensions.code;
    if (['INTERNAL_SERVER_ERROR', 'UNAVAILABLE'].includes(code)) throw new Error(`${query}: ${code}`);
    return verdict(code);
  }

  const filled = (text: string, own: string): string =>
    text
      .replace('{own}', own)
      .replace('{import}', importOfAnother)
      .replace('{submission}', ownSubmissions.get(own) ?? own);

  const verdict = (code: string | undefined): string =>
    code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : 'allowed';

  describe('before the body is read', () => {
    /** Sends a body that is not JSON. */
    async function ask(method: string, path: string, headers: Readonly<Record<string, string>>) {
      const broken = { headers: { 'content-type': 'application/json', ...headers }, body: '{"broken' };
      const answer = await app.fetch(path, { method, ...(method === 'GET' ? { headers } : broken) });
      const { message } = (await answer.json()) as { message: string };
      return [answer.status, message];
    }

    it.each(guarded)('%s %s requires a valid token', async (method, path) => {
      expect(await ask(method, path, {})).toEqual([401, messages.accessDeniedNoToken]);
      expect(await ask(method, path, { authorization: 'Bearer stale' })).toEqual([
        401,
        messages.invalidToken,
      ]);
    });

    it('a caller without permission is rejected', async () => {
      const { headers } = await people.as('Curator');
      for (const path of ['/api/users/someone-else', '/api/users/someone-else/password']) {
        expect(await ask('PUT', path, headers)).toEqual([403, messages.insufficientPermissions]);
      }
    });
  });

  describe.each(everyRole)('for the %s', (who) => {
    it.each(policyCases.map((one) => [nameOf(one), one] as const))('%s', async (_name, one) => {
      const granted = allows(one.action, roleOf(who));
      const expected = granted ? 'allowed' : who === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      for (const ask of [byRest, byGraphql]) {
        const found = await ask(one, await people.as(who));
        if (found !== undefined) expect(found).toBe(expected);
        if (one.endsSession && granted) people.ended(who);
      }
    });
  });
});

describe('policy cases cover', () => {
  it('every action of the policy', () => {
    // People who may not read all submissions are not refused: they get their own (submissions.int.test.ts).
    // Withdrawing versions is offered only by the command line of the server (admin.ops.test.ts).
    const elsewhere = ['submissions.readAll', 'entries.withdrawVersion'];
    const asked = new Set([...policyCases.map(({ action }) => action), ...elsewhere]);
    expect(Object.keys(policy).filter((action) => !asked.has(action))).toEqual([]);
  });

  it('every REST route, with the action that applies to visitors', () => {
    const forgotten = restRoutes.filter(({ method, path, action }) => {
      const form = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
      const cases = policyCases.filter(({ rest }) => rest?.method === method && form.test(rest.path));
      return !cases.some((one) => allows(one.action, null) === allows(action, null));
    });
    expect(forgotten.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('every GraphQL query and mutation', () => {
    const schema = buildGraphqlSchema(resolverClasses);
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    const asked = new Set(policyCases.flatMap(({ graphql }) => (graphql ? rootFields(graphql) : [])));
    expect(fields.filter((field) => !asked.has(field))).toEqual([]);
  });

  it('only documents that are valid: an invalid one is refused before anybody is', () => {
    const schema = buildGraphqlSchema(resolverClasses);
    const documents = policyCases.flatMap(({ graphql }) => (graphql ? complete(graphql) : []));
    expect(documents.filter((document) => validate(schema, parse(document)).length > 0)).toEqual([]);
  });
});

function complete(document: string): string {
  return document + (document.includes('...all') ? ` ${entryFragment}` : '');
}

function rootFields(document: string): string[] {
  return parse(document).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((node) =>
          node.kind === Kind.FIELD ? node.name.value : [],
        )
      : [],
  );
}
