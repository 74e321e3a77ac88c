import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';

import { serverPaths } from '../../../schema/contract/server-paths.js';
import type { Answer, Reply } from '../call-api.js';
import type { AtlasClient } from '../operations/atlas-client.js';
import { differs, type Input, isRepresentative, targetIn, type Targets, usualValue } from './inputs.js';

/** Takes a file, which the cases of imports send. */
const left = new Set(['importFile']);

type Field = GraphQLField<unknown, unknown>;

/** Returns every value that an argument of a query or mutation can hold, inputs in inputs included. */
export async function graphqlInputs(atlas: AtlasClient, targets: Targets): Promise<Input[]> {
  const answer = await atlas.good('POST', serverPaths.graphql, { body: { query: getIntrospectionQuery() } });
  const schema = buildClientSchema(answer.data);
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return Object.entries(roots).flatMap(([operation, root]) =>
    Object.values<Field>(root?.getFields() ?? {})
      .filter(({ name }) => !left.has(name))
      .flatMap((field) => inputsOf(atlas, targets, operation, field)),
  );
}

function inputsOf(atlas: AtlasClient, targets: Targets, operation: string, field: Field): Input[] {
  return field.args.flatMap(leavesOf).map((path) => ({
    name: `${operation} ${field.name} ${path.join('.')}`,
    send: async (text: string) => {
      const variables = usualVariables(field, targets);
      setAt(variables, path, field.args, text);
      const reply = await atlas.call('POST', serverPaths.graphql, {
        body: { query: documentOf(operation, field, path), variables },
        headers: { accept: 'application/graphql-response+json' },
      });
      return { status: reply.status, problem: problemOf(reply, field, path, text) };
    },
  }));
}

type Argument = GraphQLArgument | GraphQLInputField;

/** The paths of all values below an argument; an item stands for a list, and a name for an object of any names. */
function leavesOf({ name, type }: Argument): string[][] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter((field) => isRepresentative(field.name));
    return fields.flatMap(leavesOf).map((path) => [name, ...path]);
  }
  return [named.name === 'JSONObject' ? [name, 'note'] : [name]];
}

function documentOf(operation: string, { name, args, type }: Field, path: readonly string[]): string {
  const used = args.filter((argument) => isNonNullType(argument.type) || argument.name === path[0]);
  const declared = used.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = used.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const named = getNamedType(type);
  const selection = isCompositeType(named) ? `{ __typename ${shownField(named, path.at(-1))} }` : '';
  return `${operation} (${declared}) { ${name}(${passed}) ${selection} }`;
}

/** The field of the result that shows the value that was sent, if there is one. */
function shownField(type: unknown, name = ''): string {
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  return field && field.args.length === 0 && isScalarType(getNamedType(field.type)) ? name : '';
}

function usualVariables({ name, args }: Field, targets: Targets): Record<string, Answer> {
  const needed = args.filter(({ type }) => isNonNullType(type));
  return Object.fromEntries(
    needed.map((argument) => [
      argument.name,
      argument.name === 'id' ? targetIn(name, targets) : usualOf(argument.name, argument.type),
    ]),
  );
}

function usualOf(name: string, type: GraphQLInputType): Answer {
  if (isNonNullType(type)) return usualOf(name, type.ofType);
  if (isListType(type)) return [usualOf(name, type.ofType)];
  if (!isInputObjectType(type)) return usualValue(name, getNamedType(type).name);
  const needed = ['disease', 'autoantibody', 'autoantigen', 'epitope', 'uniprotId', 'name', 'email', 'role'];
  const fields = Object.values(type.getFields()).filter((field) => needed.includes(field.name));
  return Object.fromEntries(fields.map((field) => [field.name, usualOf(field.name, field.type)]));
}

/** Sets the value at a path of the variables, creating lists and objects on the way. */
function setAt(
  target: Record<string, Answer>,
  path: readonly string[],
  among: readonly Argument[],
  text: string,
): void {
  const [first = '', ...rest] = path;
  const type = among.find(({ name }) => name === first)?.type;
  const isList = type !== undefined && isListType(isNonNullType(type) ? type.ofType : type);
  if (rest.length === 0) {
    target[first] = isList ? [text] : text;
    return;
  }
  const named = type && getNamedType(type);
  const inside: Answer = (isList ? target[first]?.[0] : target[first]) ?? (named && usualOf(first, named));
  const next: Record<string, Answer> = typeof inside === 'object' ? inside : {};
  setAt(next, rest, isInputObjectType(named) ? Object.values(named.getFields()) : [], text);
  target[first] = isList ? [next] : next;
}

/** What is wrong with an answer: none, a fault, an error without a code, or another text than the one sent. */
function problemOf(
  { status, body }: Reply,
  field: Field,
  path: readonly string[],
  text: string,
): string | null {
  if (status === 0 || status >= 500) return `status ${status}`;
  const codes: string[] = (body?.errors ?? []).map((error: Answer) => String(error.extensions?.code));
  const fault = codes.find((code) => /undefined|INTERNAL|UNAVAILABLE/.test(code));
  if (fault !== undefined) return `code ${fault}`;
  if (status >= 400 && codes.length === 0) return `${status} without an error`;
  const shown = body?.data?.[field.name];
  return differs(shown, path.at(-1) ?? '', text) && field.name.match(/^(create|update)/)
    ? `stored as ${JSON.stringify(shown).slice(0, 80)}`
    : null;
}
