import { formatCount } from '../../../components/format';
import type { RevisionFieldsFragment } from '../../../generated/types';

type DescribedRevision = Pick<RevisionFieldsFragment, 'action' | 'source' | 'by'>;

const actions: Readonly<Record<RevisionFieldsFragment['action'], string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
};

/** Describes an action and its author: `Changed by Ada Lovelace`, `Created from the starter data`. */
export function describeRevision({ action, source, by }: DescribedRevision): string {
  if (by === null && source === 'starter') return `${actions[action]} from the starter data`;
  // An import from the command line of the server has no user.
  if (by === null && originOf(source)?.kind === 'import') return `${actions[action]} by an import`;
  return `${actions[action]} by ${by?.name ?? deletedAccountLabel}`;
}

interface Origin {
  readonly kind: 'import' | 'submission';
  readonly id: string;
}

/** The import or submission that caused a revision; `null` if neither did. */
export function originOf(source: string): Origin | null {
  const [kind, id] = source.split(':', 2);
  if (kind !== 'import' && kind !== 'submission') return null;
  return id ? { kind, id } : null;
}

/** The author of a revision whose account is deleted for good; the revision remains. */
export const deletedAccountLabel = 'a deleted user';

/** Describes how much a revision changed; `null` if there is nothing to report. */
export function describeExtent({
  action,
  changes,
}: Pick<RevisionFieldsFragment, 'action' | 'changes'>): string | null {
  if (action === 'delete') return null;
  if (changes.length === 0) return 'No field changed';
  return `${formatCount(changes.length, 'field', 'fields')} ${action === 'create' ? 'filled' : 'changed'}`;
}
