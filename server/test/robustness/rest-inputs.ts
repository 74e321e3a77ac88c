import { serverPaths } from '../../../schema/contract/server-paths.js';
import type { Answer, Reply } from '../call-api.js';
import type { AtlasClient } from '../operations/atlas-client.js';
import { malformedTexts } from '../rest/hostile-texts.js';
import { differs, type Input, isRepresentative, targetIn, type Targets, usualValue } from './inputs.js';

/** Ends the session of the run. */
const left = new Set(['signOutEverywhere']);

/** Where an input is: the name of a parameter, or the path to a value of the body. */
type Place =
  | Readonly<{ in: 'path' | 'query' | 'header'; name: string }>
  | Readonly<{ in: 'body'; path: string[] }>;

/** Returns every input of every operation of the API reference: parameters, headers, and values of bodies. */
export async function restInputs(atlas: AtlasClient, targets: Targets): Promise<Input[]> {
  const document = await atlas.good('GET', serverPaths.openapi);
  const operations = Object.entries<Answer>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Answer>(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  return operations
    .filter(({ operation }) => !left.has(operation.operationId))
    .flatMap(({ path, method, operation }) => {
      const body = bodySchema(operation, document);
      const places: Place[] = [
        ...operation.parameters.filter(({ name }: { name: string }) => isRepresentative(name)),
        ...leaves(body, document).map((leaf) => ({ in: 'body', path: leaf }) as const),
      ];
      return places.map((place) => ({
        name: `${method} ${path} ${place.in} ${place.in === 'body' ? place.path.join('.') : place.name}`,
        send: async (text: string) => {
          const usual = { path, method, parameters: operation.parameters, body, document };
          const reply = await sendAt(atlas, usual, place, text, targets);
          return { status: reply.status, problem: problemOf(reply, place, text) };
        },
      }));
    });
}

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly parameters: readonly Answer[];
  readonly body: Answer;
  readonly document: Answer;
}

/** Sends a text at one place, with usual values at all required others. */
function sendAt(
  atlas: AtlasClient,
  { path, method, parameters, body, document }: Operation,
  place: Place,
  text: string,
  targets: Targets,
): Promise<Reply> {
  const address = path.replace(/\{(\w+)\}/g, (_part, name: string) => {
    if (place.in === 'path' && place.name === name) return encoded(text);
    return encodeURIComponent(
      name === 'id' || name === 'importId' ? targetIn(`${method} ${path}`, targets) : partOf(name),
    );
  });
  const query = parameters
    .filter(({ in: where, name }) => where === 'query' && name === 'limit')
    .map(({ name }) => `${name}=5`);
  if (place.in === 'query') query.push(`${place.name}=${encoded(text)}`);
  const content = body && usualBody(body, document);
  if (place.in === 'body') setAt(content, place.path, text);
  return atlas.call(method, `${address}?${query.join('&')}`, {
    ...(content && { body: content }),
    ...(place.in === 'header' && {
      headers: { [place.name]: text.replace(/[^\x20-\x7e]/g, '.').slice(0, 400) },
    }),
  });
}

function partOf(name: string): string {
  const parts: Readonly<Record<string, string>> = {
    field: 'disease',
    role: 'Doctor',
    version: '1',
    file: '1',
  };
  return parts[name] ?? 'x';
}

function encoded(text: string): string {
  return malformedTexts.includes(text) ? text : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

function bodySchema({ requestBody }: Answer, document: Answer): Answer {
  return resolved(requestBody?.content?.['application/json']?.schema, document);
}

function resolved(schema: Answer, document: Answer): Answer {
  return schema?.$ref ? document.components.schemas[String(schema.$ref).split('/').at(-1) ?? ''] : schema;
}

/** The paths of all values of a body. An object of any names counts as one value of one name. */
function leaves(schema: Answer, document: Answer): string[][] {
  const properties = Object.entries<Answer>(schema?.properties ?? {}).filter(([name]) =>
    isRepresentative(name),
  );
  return properties.flatMap(([name, property]) => {
    const inside = resolved(property, document);
    if (inside.properties) return leaves(inside, document).map((path) => [name, ...path]);
    return [inside.type === 'object' ? [name, 'note'] : [name]];
  });
}

function usualBody(schema: Answer, document: Answer): Answer {
  const names: readonly string[] = schema.required ?? Object.keys(schema.properties ?? {});
  return Object.fromEntries(
    names.map((name) => [name, usualValue(name, String(resolved(schema.properties[name], document)?.type))]),
  );
}

function setAt(content: Answer, path: readonly string[], text: string): void {
  const [first = '', ...rest] = path;
  if (rest.length === 0) content[first] = text;
  else setAt((content[first] = {}), rest, text);
}

/** What is wrong with an answer: none, a fault, an error without its form, or another text than the one sent. */
function problemOf({ status, body }: Reply, place: Place, text: string): string | null {
  if (status === 0 || status >= 500) return `status ${status}`;
  if (status >= 400 && !(body?.success === false && typeof body.message === 'string'))
    return `${status} without words`;
  if (status >= 300 || place.in !== 'body') return null;
  const name = place.path.at(-1) ?? '';
  const shown = [body?.data, body?.data?.user, body?.data?.additional].find(
    (one) => one && name in Object(one),
  );
  return differs(shown, name, text) ? `stored as ${JSON.stringify(shown[name]).slice(0, 80)}` : null;
}
