import type { ApolloServerOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

import type { GraphqlContext } from './graphql-context.js';

type DocumentStore = NonNullable<ApolloServerOptions<GraphqlContext>['documentStore']>;

/** Cache limits: number of documents and total characters. A parsed document can take 100 times its text length. */
const max = 1000;
const maxSize = 1_000_000;

/** LRU cache of parsed and validated documents, so that repeated requests skip parsing and validation. */
export function createDocumentStore(): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({
    max,
    maxSize,
    sizeCalculation: (document) => Math.max(document.loc?.end ?? 1, 1),
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
