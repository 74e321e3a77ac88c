import type { FieldChange } from '../../../components/differences/fieldChanges';
import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import { differencesOf } from '../../../components/merging/mergeEntries';

/** How a form differs from what it started as, field by field. */
export function changesOf(was: EntryFormValues, now: EntryFormValues): readonly FieldChange[] {
  return differencesOf({ was, mine: now, theirs: was }).map((difference) => ({
    field: difference.part,
    before: difference.was || null,
    after: difference.mine || null,
  }));
}
