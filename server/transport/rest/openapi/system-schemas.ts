import { type JsonSchema, objectOf } from '../../../nouns/noun.js';
import { systemNoun } from '../../../nouns/system.js';

/** Schemas for the state of the installation. */
export const systemSchemas = { System: objectOf(systemNoun.properties) } satisfies Record<string, JsonSchema>;
