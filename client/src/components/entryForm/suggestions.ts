import type { EntryFieldName } from '@contract/entry-fields';

import type { CountedValue } from '../ValueSelect';
import type { EntryFormValues } from './entryFormValues';

/** Values that entries have, under what they have in common. */
export interface SuggestionGroup {
  /** Blank where there is only one group. */
  readonly label: string;
  readonly values: readonly CountedValue[];
}

/** Finds what a field may be, given what the form says so far. */
export type Suggest = (field: EntryFieldName, values: EntryFormValues) => Promise<readonly SuggestionGroup[]>;
