import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A row of `entry_revisions`: one change of one entry, stored permanently. */
@Entity('entry_revisions')
@Index('entry_revisions_changed_by', { synchronize: false })
@Index('entry_revisions_import', { synchronize: false })
@Index('entry_revisions_submission', { synchronize: false })
export class EntryRevisionEntity {
  @PrimaryColumn({ type: 'uuid', name: 'entry_id' })
  entryId!: string;

  @PrimaryColumn('integer')
  version!: number;

  @Column('text')
  action!: string;

  @Column({ type: 'jsonb', default: {} })
  changes!: Record<string, readonly [string | null, string | null]>;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Column('text')
  source!: string;

  @Column({ type: 'timestamptz', name: 'changed_at', precision: 3 })
  changedAt!: Date;

  @Column({ type: 'uuid', name: 'changed_by', nullable: true })
  changedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'withdrawn_at', precision: 3, nullable: true })
  withdrawnAt!: Date | null;
}
