import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Editing: what repeated calls and the list of deleted entries need. */
export class Editing1763690000000 implements MigrationInterface {
  readonly name = 'Editing1763690000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of statements) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
  }
}

const statements = [
  // A call that was made under a key of the client's, and what it was answered. scope: who asked, and what for.
  `CREATE TABLE idempotency_keys (
    scope bytea NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    status integer NOT NULL DEFAULT 0,
    body text NOT NULL DEFAULT '',
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (scope, key)
  )`,
  'CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at)',
  'CREATE INDEX entries_deleted_at ON entries (deleted_at DESC, entry_number) WHERE deleted_at IS NOT NULL',
];
