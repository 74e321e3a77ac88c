import { serverAudits } from 'graphql-http';

import { startTestApp } from '../start-test-app.js';

describe('GraphQL over HTTP', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const audits = serverAudits({ url: () => `${app.url}/graphql` });

  it('is covered by 61 audits', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))('$id: $name', async ({ fn }) => {
    await expect(fn()).resolves.toMatchObject({ status: 'ok' });
  });
});
