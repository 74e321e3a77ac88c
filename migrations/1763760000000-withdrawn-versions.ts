import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets an administrator withdraw a version of an entry that holds personal data. */
export class WithdrawnVersions1763760000000 implements MigrationInterface {
  readonly name = 'WithdrawnVersions1763760000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE entry_revisions ADD COLUMN withdrawn_at timestamptz(3)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
  }
}
