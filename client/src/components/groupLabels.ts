import type { EntryFieldGroup } from '@contract/entry-field-row';

/** The labels of the groups of an entry's fields. */
export const groupLabels: Readonly<Record<EntryFieldGroup, string>> = {
  identity: 'Identity',
  target: 'Target',
  assay: 'Assay',
  clinical: 'Clinical',
  evidence: 'Evidence',
};
