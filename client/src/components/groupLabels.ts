import type { EntryFieldGroup } from '@contract/entry-field-row';

/** What the groups of an entry's fields are called. */
export const groupLabels: Readonly<Record<EntryFieldGroup, string>> = {
  identity: 'Identity',
  target: 'Target',
  assay: 'Assay',
  clinical: 'Clinical',
  evidence: 'Evidence',
};
