import {
  coerceInputValue,
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

import { cutShort } from '../errors/to-client-error.js';

/** Maximum number of problems that a refusal lists, and maximum length of each. */
const problemsMax = 10;
const problemLength = 300;

/**
 * Throws a GraphQLError that lists the first problems if long variables do not fit their types. graphql-js would print
 * the whole variable in each of fifty errors: for a body of a megabyte it takes seconds and answers with 90 megabytes.
 */
export function refuseLongVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  const problems = problemsOf(schema, operation, variables);
  if (problems.length === 0) return;
  throw new GraphQLError(problems.join('\n'), {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
}

function problemsOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): readonly string[] {
  const problems: string[] = [];
  for (const { variable, type: node } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    if (!isInputType(type) || !Object.hasOwn(variables, name) || variables[name] === null) continue;
    try {
      coerceInputValue(variables[name], type, (path, _value, { message }) => {
        const place = path.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${key}`)).join('');
        const problem = `Variable "$${name}" has an invalid value at "${name}${place}": ${message}`;
        problems.push(cutShort(problem, problemLength));
        if (problems.length >= problemsMax) throw enough;
      });
    } catch (error) {
      if (error !== enough) throw error;
      return problems;
    }
  }
  return problems;
}

const enough = new Error('enough problems');
