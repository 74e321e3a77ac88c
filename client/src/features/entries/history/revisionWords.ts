import { formatCount } from '../../../components/format';
import type { RevisionFieldsFragment } from '../../../generated/types';

type Told = Pick<RevisionFieldsFragment, 'action' | 'source' | 'by'>;

const actions: Readonly<Record<RevisionFieldsFragment['action'], string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
};

/** What was done and by whom: `Changed by Ada Lovelace`, `Created from the starter data`. */
export function tellRevision({ action, source, by }: Told): string {
  if (by === null && source === 'starter') return `${actions[action]} from the starter data`;
  // From the shell of the server nobody in particular imports.
  if (by === null && originOf(source)?.kind === 'import') return `${actions[action]} by an import`;
  return `${actions[action]} by ${by?.name ?? nobodyKnown}`;
}

interface Origin {
  readonly kind: 'import' | 'submission';
  readonly id: string;
}

/** The import or the submission that a revision came from; `null` where it was neither. */
export function originOf(source: string): Origin | null {
  const [kind, id] = source.split(':', 2);
  if (kind !== 'import' && kind !== 'submission') return null;
  return id ? { kind, id } : null;
}

/** Who did what nobody is known to have done: accounts can be deleted for good, what was done stays. */
export const nobodyKnown = 'somebody whose account is gone';

/** How much a revision changed; `null` where there is nothing to say. */
export function tellExtent({
  action,
  changes,
}: Pick<RevisionFieldsFragment, 'action' | 'changes'>): string | null {
  if (action === 'delete') return null;
  if (changes.length === 0) return 'No field changed';
  return `${formatCount(changes.length, 'field', 'fields')} ${action === 'create' ? 'filled' : 'changed'}`;
}
