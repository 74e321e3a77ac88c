import { mapEntryFields } from '../../schema/contract/entry-fields.js';
import type { EntryView } from '../nouns/entry.js';

/** An entry as services return it, which was never in a database. */
export function anEntryView(values: Partial<EntryView> = {}): EntryView {
  return {
    id: '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11',
    accession: 'AIA0000042',
    version: 1,
    ...mapEntryFields(() => null),
    disease: 'Systemic lupus erythematosus',
    autoantibody: 'Anti-Sm',
    autoantigen: 'Sm ribonucleoprotein',
    additional: {},
    createdAt: new Date('2026-01-15T09:30:00Z'),
    updatedAt: new Date('2026-01-15T09:30:00Z'),
    ...values,
  };
}
