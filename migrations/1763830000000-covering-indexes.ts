import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The indexes of `entry_index` by disease and by autoantibody also hold the other of the two, so that counting which
 * occur together reads the index alone (ADR 28).
 */
export class CoveringIndexes1763830000000 implements MigrationInterface {
  readonly name = 'CoveringIndexes1763830000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of statements) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
  }
}

const statements = [
  ['disease', 'autoantibody'],
  ['autoantibody', 'disease'],
].flatMap(([field = '', other = '']) => [
  `DROP INDEX entry_index_${field}`,
  `CREATE INDEX entry_index_${field} ON entry_index (key_${field}, entry_number) INCLUDE (key_${other})`,
]);
