import type { FieldChange } from '../../../components/differences/fieldChanges';
import type { EntryFormValues } from '../../../components/entryForm/entryFormValues';
import { differencesOf } from '../../../components/merging/mergeEntries';

/** Returns the differences between a form's initial and current values, field by field. */
export function changesOf(was: EntryFormValues, now: EntryFormValues): readonly FieldChange[] {
  return differencesOf({ was, mine: now, theirs: was }).map((difference) => ({
    field: difference.part,
    before: difference.was || null,
    after: difference.mine || null,
  }));
}
