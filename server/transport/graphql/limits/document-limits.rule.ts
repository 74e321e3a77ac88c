import {
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  NoFragmentCyclesRule,
  type ValidationContext,
  visit,
} from 'graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { depthOf } from './document-depth.js';
import { mergedSelectionsOf } from './merged-selections.js';
import { repetitionsOf } from './repetitions.js';
import { writtenOutSizeOf } from './written-out-size.js';

/**
 * Refuses a document that is too deep, too large or too repetitive, in time proportional to its tokens. Runs before
 * all other rules, because the time of some of them grows with the square of the size of the document or of its
 * expanded fragments. Removing the document from the traversal ends the traversal for all rules.
 */
export function documentLimitsRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const refusal = refusalOf(document);
      if (refusal === null) return undefined;
      if (refusal === 'cycle') visit(document, NoFragmentCyclesRule(context));
      else context.reportError(refusal);
      return null;
    },
  };
}

/** Each check requires that the previous checks pass: only then is its own time bounded. */
function refusalOf(document: DocumentNode): GraphQLError | 'cycle' | null {
  const exceeded = exceededDepth(document) ?? exceededRepetition(document);
  if (exceeded !== null) return queryTooComplex(exceeded);
  const { writtenOut } = limits.graphql;
  const { size, hasCycle } = writtenOutSizeOf(document, writtenOut);
  if (hasCycle) return 'cycle';
  if (size > writtenOut) return queryTooComplex(messages.graphqlWrittenOut(writtenOut));
  const exceededInPlace = exceededBelowOneParent(document);
  return exceededInPlace === null ? null : queryTooComplex(exceededInPlace);
}

function exceededDepth(document: DocumentNode): string | null {
  const { nesting, depth, introspectionDepth, fragmentChain } = limits.graphql;
  if (nestingOf(document) > nesting) return messages.graphqlNesting;
  const found = depthOf(document);
  if (found.plain > depth) return messages.graphqlDepth(found.plain, depth);
  if (found.introspection > introspectionDepth) {
    return messages.graphqlDepth(found.introspection, introspectionDepth);
  }
  return found.chain > fragmentChain ? messages.graphqlFragmentChain(found.chain, fragmentChain) : null;
}

function exceededRepetition(document: DocumentNode): string | null {
  const { aliasesOfOneField, repeatedDirectives } = limits.graphql;
  const { field, directive, signIns } = repetitionsOf(document);
  if (field.times > aliasesOfOneField) {
    return messages.graphqlAliases(field.name, field.times, aliasesOfOneField);
  }
  if (signIns > limits.graphql.signIns) return messages.graphqlSignIns(signIns, limits.graphql.signIns);
  return directive.times > repeatedDirectives
    ? messages.graphqlDirectives(directive.name, directive.times, repeatedDirectives)
    : null;
}

function exceededBelowOneParent(document: DocumentNode): string | null {
  const { aliasesOfOneField, fragmentsBelowOneParent } = limits.graphql;
  const { field, fragments } = mergedSelectionsOf(document);
  if (field.times > aliasesOfOneField) {
    return messages.graphqlAliases(field.name, field.times, aliasesOfOneField);
  }
  return fragments > fragmentsBelowOneParent
    ? messages.graphqlFragments(fragments, fragmentsBelowOneParent)
    : null;
}

/** Returns the error for a query above a limit: HTTP 400 for every media type of the answer. */
export function queryTooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COMPLEX', http: { status: 400 } } });
}

const nestingKinds: ReadonlySet<string> = new Set([
  Kind.SELECTION_SET,
  Kind.LIST,
  Kind.OBJECT,
  Kind.LIST_TYPE,
]);

/**
 * Returns the maximum nesting depth of selections, lists, objects and list types. It is iterative, because recursive
 * functions would exhaust the stack on a deeply nested document.
 */
function nestingOf(document: DocumentNode): number {
  let level = 0;
  let deepest = 0;
  visit(document, {
    enter: ({ kind }: ASTNode) => {
      if (nestingKinds.has(kind)) level += 1;
      deepest = Math.max(deepest, level);
    },
    leave: ({ kind }: ASTNode) => {
      if (nestingKinds.has(kind)) level -= 1;
    },
  });
  return deepest;
}
