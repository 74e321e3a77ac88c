/** The rows of a preview can be corrected, and known names are offered for those of the file. */
export const statements = [
  `ALTER TABLE imports ADD mapping jsonb, ADD offers jsonb, ADD offers_total integer NOT NULL DEFAULT 0`,
  'ALTER TABLE import_rows ADD corrections jsonb',
  'ALTER TABLE import_problems ADD corrections jsonb',
];
