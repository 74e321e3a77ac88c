/** Diseases and autoantigens are found by the name key of their whole name, as autoantibodies are. */
export const statements = [
  'DROP INDEX value_names_autoantibody',
  // The name key of a whole value (index/name-keys.ts).
  String.raw`CREATE INDEX value_names_whole ON value_names (field, (split_part(split_part(names, E'\x1d', 2), ' ', 1)))
    WHERE field IN ('disease', 'autoantibody', 'autoantigen')`,
];
