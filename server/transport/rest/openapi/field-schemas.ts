import { entryFields } from '../../../../schema/contract/entry-fields.js';
import type { JsonSchema } from './route-document.js';

/** The fields of an entry; those it may lack can be `null`. */
export const fieldSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  entryFields.map(({ name, label, description, maxLength, requiredFor }) => [
    name,
    { type: requiredFor === 'entry' ? 'string' : ['string', 'null'], title: label, description, maxLength },
  ]),
);
