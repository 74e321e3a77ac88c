import type { EntryValues } from '../../../schema/contract/entry-fields.js';

/**
 * Tells the compiler that a class has the fields, which a loop over `entry-fields.ts` puts on it. The one place of this
 * folder where a cast is allowed.
 */
export const EntryShape = Object as unknown as new () => EntryValues;
