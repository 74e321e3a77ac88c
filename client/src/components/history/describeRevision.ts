import { formatCount } from '../format';

/** Who changed something, and how. */
export interface DescribedRevision {
  readonly action: 'create' | 'update' | 'delete' | 'restore';
  /** What caused the change, such as `edit` or `import:` and an id. */
  readonly source: string;
  /** Null for the server itself, and for deleted accounts. */
  readonly by: { readonly name: string } | null;
}

const actions: Readonly<Record<DescribedRevision['action'], string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
};

/** The sources of changes that the server itself made. */
const origins: Readonly<Record<string, string>> = {
  starter: 'from the starter data',
  'built-in': 'from the built-in vocabulary',
};

/** Describes an action and its author: `Changed by Ada Lovelace`, `Created from the starter data`. */
export function describeRevision({ action, source, by }: DescribedRevision): string {
  const origin = by === null ? origins[source] : undefined;
  if (origin !== undefined) return `${actions[action]} ${origin}`;
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
}: Pick<DescribedRevision, 'action'> & { readonly changes: readonly unknown[] }): string | null {
  if (action === 'delete') return null;
  if (changes.length === 0) return 'No field changed';
  return `${formatCount(changes.length, 'field', 'fields')} ${action === 'create' ? 'filled' : 'changed'}`;
}
