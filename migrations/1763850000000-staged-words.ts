import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staging lists the words of the documents of a file, so that storing need not read all documents again (ADR 24). */
export class StagedWords1763850000000 implements MigrationInterface {
  readonly name = 'StagedWords1763850000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE import_rows ADD COLUMN words text COLLATE "C"');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
  }
}
