import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A row of `imports`: one import, from its first received row to its undo. */
@Entity('imports')
@Index('imports_scope_key', { synchronize: false })
@Index('imports_created_at', ['createdAt', 'id'])
@Index('imports_under_way', { synchronize: false })
@Index('imports_created_by', { synchronize: false })
@Index('imports_undone_by', { synchronize: false })
export class ImportEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  status!: string;

  @Column('text')
  mode!: string;

  @Column('text')
  existing!: string;

  @Column({ type: 'boolean', name: 'dry_run' })
  dryRun!: boolean;

  @Column('text')
  format!: string;

  @Column({ type: 'text', name: 'file_name', nullable: true })
  fileName!: string | null;

  @Column({ type: 'text', nullable: true })
  sheet!: string | null;

  @Column({ type: 'text', array: true })
  sheets!: string[];

  /** The mapping that was sent with the file; a correction reads a row by it again. */
  @Column({ type: 'jsonb', nullable: true })
  mapping!: object | null;

  /** What the names of a preview mean that entries write differently (`OfferedNames`). */
  @Column({ type: 'jsonb', nullable: true })
  offers!: unknown[] | null;

  @Column({ type: 'jsonb', default: [] })
  columns!: unknown[];

  @Column({ type: 'text', name: 'unmapped_columns', array: true, default: '{}' })
  unmappedColumns!: string[];

  @Column({ type: 'jsonb', name: 'file_problems', default: [] })
  fileProblems!: unknown[];

  @Column({ type: 'jsonb', name: 'file_warnings', default: [] })
  fileWarnings!: unknown[];

  @Column({ type: 'text', nullable: true })
  message!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'uuid', name: 'created_by', nullable: true })
  createdBy!: string | null;

  @Column({ type: 'timestamptz', name: 'finished_at', precision: 3, nullable: true })
  finishedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'undone_at', precision: 3, nullable: true })
  undoneAt!: Date | null;

  @Column({ type: 'uuid', name: 'undone_by', nullable: true })
  undoneBy!: string | null;

  @Column({ type: 'bytea', nullable: true })
  scope!: Buffer | null;

  @Column({ type: 'text', nullable: true })
  key!: string | null;

  @Column({ type: 'bytea', name: 'request_hash', nullable: true })
  requestHash!: Buffer | null;
}

const counts = [
  'rows_received',
  'total',
  'inserted',
  'updated',
  'skipped',
  'failed',
  'processed',
  'errors_total',
  'warnings_total',
  'offers_total',
  'attempts',
  'reverted',
  'conflicts_total',
];
for (const name of counts) Column({ type: 'integer', name, default: 0 })(ImportEntity.prototype, name);
