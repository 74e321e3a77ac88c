import type { EntryFieldGroup } from '@contract/entry-field-row';

export const groupLabels: Readonly<Record<EntryFieldGroup, string>> = {
  identity: 'Identity',
  target: 'Target',
  assay: 'Assay',
  clinical: 'Clinical',
  evidence: 'Evidence',
};
