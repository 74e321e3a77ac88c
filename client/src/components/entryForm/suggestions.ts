import type { EntryFieldName } from '@contract/entry-fields';

import type { CountedValue } from '../CountedOption';
import type { EntryFormValues } from './entryFormValues';

/** Values of entries, with the label of their group. */
export interface SuggestionGroup {
  /** Blank if there is only one group. */
  readonly label: string;
  readonly values: readonly CountedValue[];
}

/** Finds suggestions for a field, given the current values of the form. */
export type Suggest = (field: EntryFieldName, values: EntryFormValues) => Promise<readonly SuggestionGroup[]>;
