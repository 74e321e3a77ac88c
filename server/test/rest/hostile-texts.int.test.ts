import { isEntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { ParameterDocument } from '../../transport/rest/openapi/route-document.js';
import { restRoutes } from '../../transport/rest/rest-routes.js';
import { hostileTexts } from './hostile-texts.js';
import { type RestCaller, startRestCaller } from './rest-caller.js';

let rest: RestCaller;
beforeAll(async () => {
  rest = await startRestCaller();
});
afterAll(() => rest.app.close());

/** One of the 25 filters stands for all. */
const places = restRoutes
  .filter(({ method }) => method === 'GET')
  .flatMap(({ path, parameters }) =>
    parameters
      .filter(({ name, in: place }) => place === 'path' || name === 'disease' || !isEntryFieldName(name))
      .map((parameter) => [`${path} ${parameter.name}`, path, parameter] as const),
  );

function address(path: string, { name, in: place }: ParameterDocument, text: string): string {
  const parts = place === 'path' ? path.replace(`{${name}}`, () => text) : path;
  return parts.replace(/\{\w+\}/g, 'type') + (place === 'query' ? `?${name}=${text}` : '');
}

test.each(places)(
  '%s is answered or refused, whatever it is',
  async (_place, path, parameter) => {
    const broken: string[] = [];
    const texts = hostileTexts.values();
    const ask = async () => {
      for (const text of texts)
        if ((await statusOf(address(path, parameter, text))) >= 500) broken.push(text);
    };
    await Promise.all([ask(), ask(), ask(), ask()]);
    expect(broken).toEqual([]);
  },
  30_000,
);

async function statusOf(url: string): Promise<number> {
  const answer = await rest.app.fetch(url);
  await answer.arrayBuffer();
  return answer.status;
}
