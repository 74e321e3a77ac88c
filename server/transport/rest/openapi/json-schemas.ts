import type { JsonSchema } from '../../../nouns/noun.js';

export const text: JsonSchema = { type: 'string' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };
export const flagOf = (description: string): JsonSchema => ({ type: 'boolean', description });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
