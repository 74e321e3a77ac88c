import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rows of a preview can be corrected, and known names are offered for those of the file. */
export class ImportCorrections1763810000000 implements MigrationInterface {
  readonly name = 'ImportCorrections1763810000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of statements) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
  }
}

const statements = [
  `ALTER TABLE imports ADD mapping jsonb, ADD offers jsonb, ADD offers_total integer NOT NULL DEFAULT 0`,
  'ALTER TABLE import_rows ADD corrections jsonb',
  'ALTER TABLE import_problems ADD corrections jsonb',
];
