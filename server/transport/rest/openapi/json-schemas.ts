import type { JsonSchema } from '../../../nouns/noun.js';

export const text: JsonSchema = { type: 'string' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };
export const flagOf = (description: string): JsonSchema => ({ type: 'boolean', description });
/** One of some words, and the one that counts if none is sent. */
export const wordOf = (words: readonly string[], usual?: string): JsonSchema => ({
  type: 'string',
  enum: words,
  ...(usual !== undefined && { default: usual }),
});
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
