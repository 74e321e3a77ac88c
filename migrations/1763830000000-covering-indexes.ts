/**
 * The indexes of `entry_index` by disease and by autoantibody also hold the other of the two, so that counting which
 * occur together reads the index alone (ADR 28).
 */
export const statements = [
  ['disease', 'autoantibody'],
  ['autoantibody', 'disease'],
].flatMap(([field = '', other = '']) => [
  `DROP INDEX entry_index_${field}`,
  `CREATE INDEX entry_index_${field} ON entry_index (key_${field}, entry_number) INCLUDE (key_${other})`,
]);
