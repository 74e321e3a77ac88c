import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  separateOperations,
  specifiedRules,
  validate,
  visit,
} from 'graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { projectRoot } from '../../../project-root.js';
import { resolverClasses } from '../../../use-cases.js';
import { buildGraphqlSchema } from '../build-schema.js';
import { documentLimitsRule } from './document-limits.rule.js';
import { mergedSelectionsOf } from './merged-selections.js';
import { costOf } from './query-cost.js';
import { repetitionsOf } from './repetitions.js';
import { writtenOutSizeOf } from './written-out-size.js';

const client = join(projectRoot(), 'client');
const schema = buildGraphqlSchema(resolverClasses);
const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

function textsIn(folder: string): string[] {
  const files = readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' });
  const documents = files.filter((file) => file.endsWith('.graphql'));
  return documents.map((file) => readFileSync(join(client, folder, file), 'utf8'));
}

/** The document as sent by the client: with `__typename` in every selection set below the first. */
function asSent(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (set, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...set, selections: [...set.selections, typename] },
  });
}

const pages = Object.values(separateOperations(parse(textsIn('src').join('\n'))));
const examples = textsIn('graphiql/examples').map((text) => parse(text));
const documents = [...pages, ...examples].map((document): [string, DocumentNode] => {
  const [operation] = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  return [operation?.name?.value ?? 'unnamed', asSent(document)];
});

describe('client documents', () => {
  it.each(documents)('%s is far below the limits', (_name, document) => {
    expect(validate(schema, document, [...specifiedRules, documentLimitsRule])).toEqual([]);
    const { writtenOut, fragmentsBelowOneParent, aliasesOfOneField, cost } = limits.graphql;
    expect(writtenOutSizeOf(document, writtenOut).size).toBeLessThan(writtenOut / 10);
    expect(mergedSelectionsOf(document).fragments).toBeLessThan(fragmentsBelowOneParent / 10);
    expect(mergedSelectionsOf(document).field.times).toBeLessThan(aliasesOfOneField / 3);
    expect(repetitionsOf(document).field.times).toBeLessThan(aliasesOfOneField / 2);
    for (const operation of document.definitions) {
      if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
      expect(costOf(schema, document, operation, {}).data).toBeLessThan((cost * 2) / 3);
    }
  });
});
