/**
 * The values by which entries are sorted and filtered by sensitivity and specificity (ADR 26). The data step
 * measured-values fills them for stored entries.
 */
export const statements = ['entry_index', 'import_rows'].map(
  (table) => `ALTER TABLE ${table}
    ADD COLUMN measured_sensitivity double precision, ADD COLUMN measured_specificity double precision`,
);
