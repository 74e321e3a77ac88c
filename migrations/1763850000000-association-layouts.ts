import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The layouts of the network of all entries, which the server computes when the data has changed. */
export class AssociationLayouts1763850000000 implements MigrationInterface {
  readonly name = 'AssociationLayouts1763850000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(layouts);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward; restore a backup instead.'));
  }
}

// node_limit: of the graph. positions: {x, y} by the id of a node. data_version: of the entries that the layout shows.
const layouts = `CREATE TABLE association_layouts (
  node_limit integer PRIMARY KEY,
  data_version bigint NOT NULL,
  computed_at timestamptz(3) NOT NULL DEFAULT now(),
  positions jsonb NOT NULL
)`;
