import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports can be cancelled. */
export class CancelledImports1763761900000 implements MigrationInterface {
  readonly name = 'CancelledImports1763761900000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE imports DROP CONSTRAINT imports_status_check,
      ADD CONSTRAINT imports_status_check CHECK (status IN ('receiving', 'waiting', 'running', 'previewed', 'done',
        'refused', 'failed', 'undone', 'cancelled'))`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
  }
}
