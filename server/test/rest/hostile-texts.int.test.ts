import { isEntryFieldName } from '../../../schema/contract/entry-fields.js';
import { restRoutes } from '../../transport/rest/rest-routes.js';
import { hostileTexts } from './hostile-texts.js';
import { type RestCaller, startRestCaller } from './rest-caller.js';

let rest: RestCaller;
beforeAll(async () => {
  rest = await startRestCaller();
});
afterAll(() => rest.app.close());

/** One of the 25 filters stands for all. */
const places = restRoutes.flatMap(({ path, parameters }) =>
  parameters
    .filter(({ name, in: place }) => place === 'path' || name === 'disease' || !isEntryFieldName(name))
    .map(({ name, in: place }) => [`${path} ${name}`, path, place === 'path' ? null : name] as const),
);

function address(path: string, name: string | null, text: string): string {
  return name === null ? path.replace(/\{\w+\}/, text) : `${path.replace(/\{\w+\}/, 'type')}?${name}=${text}`;
}

test.each(places)(
  '%s is answered or refused, whatever it is',
  async (_place, path, name) => {
    const broken: string[] = [];
    const texts = hostileTexts.values();
    const ask = async () => {
      for (const text of texts) if ((await statusOf(address(path, name, text))) >= 500) broken.push(text);
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
