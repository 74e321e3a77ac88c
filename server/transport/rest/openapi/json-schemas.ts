import { entryFields } from '../../../../schema/contract/entry-fields.js';
import type { JsonSchema } from './route-document.js';

export const text: JsonSchema = { type: 'string' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };
export const flagOf = (description: string): JsonSchema => ({ type: 'boolean', description });
export const moment: JsonSchema = { type: 'string', format: 'date-time' };
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** An object that has all of these properties, but for the optional ones, which it may have. */
export function objectOf(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required };
}

/** The fields of an entry; those it may lack can be `null`. */
export const fieldSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  entryFields.map(({ name, label, description, maxLength, requiredFor }) => [
    name,
    { type: requiredFor === 'entry' ? 'string' : ['string', 'null'], title: label, description, maxLength },
  ]),
);
