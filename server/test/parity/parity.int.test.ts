import { allows } from '../../../schema/contract/policy.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import { restRoutes } from '../../use-cases.js';
import { startTestApp } from '../start-test-app.js';
import { useStarted } from '../use-started.js';
import { askGraphql, askRest } from './both-apis.js';
import { parityCases } from './parity-cases.js';
import { mistakes } from './parity-mistakes.js';

describe('REST and GraphQL return the same entries', () => {
  const app = useStarted(startTestApp);

  it.each(parityCases.map((useCase) => [useCase.name, useCase] as const))('%s', async (_name, useCase) => {
    const [rest, graphql] = await Promise.all([askRest(app, useCase.path), askGraphql(app, useCase.query)]);
    expect(graphql.errors).toBeUndefined();
    expect(useCase.fromGraphql(graphql.data)).toEqual(useCase.fromRest(rest));
  });

  it('the cases cover every route that reads entries', () => {
    const reads = restRoutes
      .filter(
        ({ method, path, action }) =>
          method === 'GET' && path.startsWith(restPaths.entries) && allows(action, null),
      )
      .map(({ path }) => path as string);
    const files: readonly string[] = [restPaths.exportEntries, restPaths.importTemplate];
    const asked = parityCases.map(({ path }) => path.split('?')[0] ?? '');
    const forgotten = reads.filter((path) => {
      const form = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      return !files.includes(path) && !asked.some((address) => form.test(address));
    });
    expect(forgotten).toEqual([]);
  });

  it.each(mistakes)('the same error for %s and %s', async (path, query) => {
    const [rest, graphql] = await Promise.all([askRest(app, `/api/disease${path}`), askGraphql(app, query)]);
    const [error] = graphql.errors;
    expect({ message: error.message, code: error.extensions.code }).toEqual({
      message: rest.message,
      code: rest.code,
    });
    expect(rest.success).toBe(false);
  });
});
