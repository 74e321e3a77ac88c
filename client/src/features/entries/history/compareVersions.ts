import { entryFieldNames } from '@contract/entry-fields';

import type { FieldChange } from '../../../components/differences/fieldChanges';
import type { VersionFieldsFragment } from '../../../generated/types';

/** Returns the differences between two versions of an entry, field by field, additional facts last. */
export function compareVersions(
  before: VersionFieldsFragment,
  after: VersionFieldsFragment,
): readonly FieldChange[] {
  const names = [...new Set([...Object.keys(before.additional), ...Object.keys(after.additional)])].sort();
  return [
    ...entryFieldNames.map((field) => ({ field, before: before[field], after: after[field] })),
    ...names.map((name) => ({
      field: `additional.${name}`,
      before: before.additional[name] ?? null,
      after: after.additional[name] ?? null,
    })),
  ].filter((change) => change.before !== change.after);
}
