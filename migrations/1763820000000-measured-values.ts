import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The values by which entries are sorted and filtered by sensitivity and specificity (ADR 26). The data step
 * measured-values fills them for stored entries.
 */
export class MeasuredValues1763820000000 implements MigrationInterface {
  readonly name = 'MeasuredValues1763820000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of statements) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
  }
}

const statements = ['entry_index', 'import_rows'].map(
  (table) => `ALTER TABLE ${table}
    ADD COLUMN measured_sensitivity double precision, ADD COLUMN measured_specificity double precision`,
);
