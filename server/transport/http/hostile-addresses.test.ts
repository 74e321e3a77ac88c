import { restPaths } from '../../../schema/contract/rest-paths.js';
import { startFakeHost } from '../../test/rest/fake-host.js';
import { hostileTexts } from '../../test/rest/hostile-texts.js';
import { restRoutes } from '../rest/rest-routes.js';

const files: readonly string[] = [restPaths.exportEntries, restPaths.importTemplate];
const paths = restRoutes.map(({ path, parameters }) => [path, parameters.map(({ name }) => name)] as const);

test.each(paths)('nothing breaks whatever is sent to %s', async (path, names) => {
  const { app } = await startFakeHost();
  for (const text of hostileTexts) {
    const query = names.map((name) => `${name}=${text.slice(0, 900)}`).join('&');
    const url = `${path.replace(/\{\w+\}/, text)}?${query}&${text.slice(0, 900)}=${text.slice(0, 900)}`;
    const answer = await app.inject({ url });
    expect([text, answer.statusCode < 500]).toEqual([text, true]);
    // Files answer 200 with something else than JSON.
    if (!files.includes(path) || answer.statusCode !== 200) {
      expect(answer.json().success).toBe(answer.statusCode === 200);
    }
  }
});
