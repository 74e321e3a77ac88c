import type { ApolloServerOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

import type { GraphqlContext } from './graphql-context.js';

type DocumentStore = NonNullable<ApolloServerOptions<GraphqlContext>['documentStore']>;

/**
 * Cache limits: number of documents, and of their tokens. A parsed document takes 250 to 500 bytes per token and keeps
 * its text, of which 250 characters count as a token, so the cache takes at most 25 MB. All documents of our client
 * together have 6,000 tokens.
 */
const max = 1000;
const maxSize = 50_000;
const charactersPerToken = 250;

/** LRU cache of parsed and validated documents, so that repeated requests skip parsing and validation. */
export function createDocumentStore(): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({
    max,
    maxSize,
    sizeCalculation: ({ tokenCount = maxSize, loc }) =>
      tokenCount + Math.ceil((loc?.source.body.length ?? 0) / charactersPerToken),
  });
  return {
    get: (key) => Promise.resolve(documents.get(key)),
    set: (key, document) => {
      documents.set(key, document);
      return Promise.resolve();
    },
    delete: (key) => Promise.resolve(documents.delete(key)),
  };
}
