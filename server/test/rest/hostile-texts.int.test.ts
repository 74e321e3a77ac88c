import { isEntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { ParameterDocument } from '../../transport/rest/openapi/route-document.js';
import { restRoutes } from '../../use-cases.js';
import { useStarted } from '../use-started.js';
import { hostileTexts } from './hostile-texts.js';
import { startRestClient } from './rest-client.js';

const rest = useStarted(startRestClient);

const known = new Set<ParameterDocument>();
/** Whether a parameter has been seen: one that several routes share is read by one function. */
function isKnown(parameter: ParameterDocument): boolean {
  if (known.has(parameter)) return true;
  known.add(parameter);
  return false;
}

/** One of the 25 filters represents all of them; it and the search, which reach the SQL of each route, are in all. */
const places = restRoutes
  .filter(({ method }) => method === 'GET')
  .flatMap(({ path, parameters = [] }) =>
    parameters
      .filter(({ name, in: place }) => place === 'path' || name === 'disease' || !isEntryFieldName(name))
      .filter((parameter) => !isKnown(parameter) || ['disease', 'search'].includes(parameter.name))
      .map((parameter) => [`${path} ${parameter.name}`, path, parameter] as const),
  );

/** The text in the path or the value of a parameter, and as an unknown parameter. */
function address(path: string, { name, in: place }: ParameterDocument, text: string): string {
  const parts = place === 'path' ? path.replace(`{${name}}`, () => text) : path;
  const unknown = `${text.slice(0, 900)}=${text.slice(0, 900)}`;
  return `${parts.replace(/\{\w+\}/g, 'type')}?${place === 'query' ? `${name}=${text}&` : ''}${unknown}`;
}

test.each(places)(
  '%s accepts or rejects each hostile text without an internal error',
  async (_place, path, parameter) => {
    const broken: string[] = [];
    const texts = hostileTexts.values();
    const ask = async () => {
      for (const text of texts) if (!(await isAnswered(address(path, parameter, text)))) broken.push(text);
    };
    await Promise.all([ask(), ask(), ask(), ask()]);
    expect(broken).toEqual([]);
  },
);

/** Whether an answer is a success, or an error in the documented format. */
async function isAnswered(url: string): Promise<boolean> {
  const answer = await rest.app.fetch(url);
  const body = await answer.text();
  return answer.status === 200 || (answer.status < 500 && JSON.parse(body).success === false);
}
