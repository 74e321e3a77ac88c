import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change of one's own password ends all sessions but the one that asked for it. */
export class KeptToken1763761000000 implements MigrationInterface {
  readonly name = 'KeptToken1763761000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of statements) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
  }
}

const statements = [
  // SHA-256 of the one token that stays valid although it was issued before `token_version` was last raised.
  'ALTER TABLE users ADD COLUMN kept_token_hash bytea',
];
