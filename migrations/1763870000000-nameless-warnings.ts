/** Warnings of imports named who had changed a value, also after that person was deleted for good. */
export const statements = ['import_problems', 'import_decisions'].map(
  (table) => String.raw`UPDATE ${table} SET warnings = regexp_replace(warnings::text,
      '"message": "(?:[^"\\]|\\.)* (changed this in the meantime; the import replaces it")',
      '"message": "Another person \1', 'g')::jsonb
    WHERE warnings::text LIKE '%changed this in the meantime; the import replaces it"%'`,
);
