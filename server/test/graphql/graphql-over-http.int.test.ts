import { serverAudits } from 'graphql-http';

import { startTestApp } from '../start-test-app.js';
import { useStarted } from '../use-started.js';

describe('GraphQL over HTTP', () => {
  const app = useStarted(startTestApp);

  const audits = serverAudits({ url: () => `${app.url}/graphql` });

  it('is covered by 61 audits', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))('$id: $name', async ({ fn }) => {
    await expect(fn()).resolves.toMatchObject({ status: 'ok' });
  });
});
