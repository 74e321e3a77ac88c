import { type ASTVisitor, type DocumentNode, type ValidationContext } from 'graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { depthOf } from './document-depth.js';
import { queryTooComplex } from './query-too-complex.js';
import { repetitionsOf } from './repetitions.js';

/**
 * Refuses a document that is too deep or too repetitive, before any other rule looks at it: some of them take time that
 * grows with the square of what a hostile document holds. Deleting the document from the walk ends the walk for all rules.
 */
export function documentLimitsRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const [exceeded] = exceededLimits(document);
      if (exceeded === undefined) return undefined;
      context.reportError(queryTooComplex(exceeded));
      return null;
    },
  };
}

function exceededLimits(document: DocumentNode): string[] {
  const { depth, introspectionDepth, fragmentChain, aliasesOfOneField, repeatedDirectives } = limits.graphql;
  const found = depthOf(document);
  const { field, directive, signIns } = repetitionsOf(document);
  const exceeded: string[] = [];
  if (found.plain > depth) exceeded.push(messages.graphqlDepth(found.plain, depth));
  if (found.introspection > introspectionDepth) {
    exceeded.push(messages.graphqlDepth(found.introspection, introspectionDepth));
  }
  if (found.chain > fragmentChain) {
    exceeded.push(messages.graphqlFragmentChain(found.chain, fragmentChain));
  }
  if (field.times > aliasesOfOneField) {
    exceeded.push(messages.graphqlAliases(field.name, field.times, aliasesOfOneField));
  }
  if (signIns > limits.graphql.signIns) {
    exceeded.push(messages.graphqlSignIns(signIns, limits.graphql.signIns));
  }
  if (directive.times > repeatedDirectives) {
    exceeded.push(messages.graphqlDirectives(directive.name, directive.times, repeatedDirectives));
  }
  return exceeded;
}
