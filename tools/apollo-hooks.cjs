/**
 * GraphQL Code Generator plugin: typed hooks for each operation for Apollo Client 4, which the official
 * typescript-react-apollo plugin does not support. A query with required variables cannot be called without them,
 * except with `skipToken`. The types of all documents are in `types.ts` next to the module.
 */
const { isNonNullType, typeFromAST, visit } = require('graphql');

/** Every operation of the documents, as { name, kind, optional }: optional if it has no required variable. */
function operationsOf(schema, documents) {
  const operations = [];
  for (const { document } of documents) {
    visit(document, {
      OperationDefinition({ name, operation, variableDefinitions }) {
        const required = variableDefinitions.some(
          ({ type, defaultValue }) => isNonNullType(typeFromAST(schema, type)) && !defaultValue,
        );
        operations.push({ name: name.value, kind: operation, optional: !required });
      },
    });
  }
  return operations;
}

function queryHook(name, optional) {
  const types = `${name}Query, ${name}QueryVariables`;
  return (
    `export const use${name}Query = (options${optional ? '?' : ''}: SkipToken | useQuery.Options<${types}>) => ` +
    `useQuery<${types}>(${name}Document, options);`
  );
}

function mutationHook(name) {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return (
    `export const use${name}Mutation = (options?: useMutation.Options<${types}>) => ` +
    `useMutation<${types}>(${name}Document, options);`
  );
}

/** The module's type imports: results and variables of its operations, and its fragments. */
function typesOf(documents) {
  const names = [];
  const nameOf = { query: 'Query', mutation: 'Mutation' };
  for (const { document } of documents) {
    visit(document, {
      OperationDefinition({ name, operation }) {
        const type = `${name.value}${nameOf[operation]}`;
        names.push(type, `${type}Variables`);
      },
      FragmentDefinition: ({ name }) => void names.push(`${name.value}Fragment`),
    });
  }
  return names.sort();
}

module.exports.plugin = (schema, documents) => {
  const operations = operationsOf(schema, documents);
  const used = (kind, names) => (operations.some((operation) => operation.kind === kind) ? names : []);
  const hooks = [...used('mutation', ['useMutation']), ...used('query', ['useQuery'])];
  const prepend = [
    ...used('query', [`import type { SkipToken } from '@apollo/client/react';`]),
    ...(hooks.length ? [`import { ${hooks.join(', ')} } from '@apollo/client/react';`] : []),
    `import type { ${typesOf(documents).join(', ')} } from './types';`,
  ];
  const content = operations.map(({ name, kind, optional }) =>
    kind === 'query' ? queryHook(name, optional) : mutationHook(name),
  );
  return { prepend, content: content.join('\n') };
};
