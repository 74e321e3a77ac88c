import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import type { FieldChange, RevisionView } from '../../nouns/revision.js';
import type { StoredHistory } from '../../persistence/repositories/entry-history.repository.js';
import type { Changes, EntryContent } from '../../persistence/repositories/entry-write-content.js';
import { blankEntry, changesBetween, contentBefore, contentOf } from './entry-changes.js';

/**
 * Returns the revisions of a history as all people see them: a creation lists every field with a value, and the changes
 * of a withdrawn version are withheld.
 */
export function revisionViews({ revisions, latest }: StoredHistory): readonly RevisionView[] {
  return revisions.map(
    ({ version, action, by, at, reason, source, changes, withdrawnAt, changesWithheld }) => {
      const made = action === 'create' && latest !== null ? creation(revisions, contentOf(latest)) : changes;
      return {
        ...{ version, action, by, at, source, withdrawnAt, changesWithheld },
        reason: withdrawnAt === null ? reason : null,
        changes: changesWithheld ? [] : fieldChanges(made),
      };
    },
  );
}

/** Returns the first content of an entry, by reverting all changes from the latest. */
function creation(revisions: StoredHistory['revisions'], latest: EntryContent): Changes {
  const first = revisions.reduce((content, { changes }) => contentBefore(content, changes), latest);
  return changesBetween(blankEntry, first);
}

const places: ReadonlyMap<string, number> = new Map(entryFieldNames.map((name, place) => [name, place]));

/** Returns changes as all people see them: in the order of the fields; names in `additional` come last, by name. */
export function fieldChanges(changes: Changes): readonly FieldChange[] {
  const placeOf = (field: string): number => places.get(field) ?? places.size;
  return Object.entries(changes)
    .map(([field, [before, after]]) => ({ field, before, after }))
    .sort((a, b) => placeOf(a.field) - placeOf(b.field) || (a.field < b.field ? -1 : 1));
}
