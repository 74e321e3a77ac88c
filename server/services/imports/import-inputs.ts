import type { importRowsArgs } from '../../nouns/import-rows.js';
import type { importOptions, takeOffersArgs } from '../../nouns/import.js';
import type { Sent, SentBody } from '../../nouns/noun.js';

/** The options of an import: `mode` in the spelling of GraphQL or REST, `mapping` as an object or its JSON. */
export interface ImportOptionsInput extends Sent<typeof importOptions> {
  /**
   * With `report`, a preview shows a file that lacks a required column, so that the user can map it.
   * @default 'refuse'
   */
  readonly missingColumns?: 'refuse' | 'report';
}

/** The options that can still be changed when a preview is run. */
export type RunOptionsInput = Pick<ImportOptionsInput, 'mode' | 'existing'>;

export type ImportRowsInput = Sent<typeof importRowsArgs>;

/** Whose offers are taken: either rows by number, or all. */
export type TakenOffersInput = SentBody<typeof takeOffersArgs>;
