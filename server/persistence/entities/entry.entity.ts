import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { entryFields } from '../../../schema/contract/entry-fields.js';
import { entryColumns } from '../entry-columns.js';

/** A row of `entries`. The columns of the fields are added from the field table below. */
@Entity('entries')
@Index('entries_with_additional', { synchronize: false })
@Index('entries_created_by', { synchronize: false })
@Index('entries_updated_by', { synchronize: false })
@Index('entries_deleted_by', { synchronize: false })
@Index('entries_deleted_at', { synchronize: false })
export class EntryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ type: 'integer', name: 'entry_number', unique: true })
  entryNumber!: number;

  @Column({ type: 'jsonb', default: {} })
  additional!: Record<string, string>;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column('text')
  source!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'uuid', name: 'created_by', nullable: true })
  createdBy!: string | null;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 })
  updatedAt!: Date;

  @Column({ type: 'uuid', name: 'updated_by', nullable: true })
  updatedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'deleted_at', precision: 3, nullable: true })
  deletedAt!: Date | null;

  @Column({ type: 'uuid', name: 'deleted_by', nullable: true })
  deletedBy!: string | null;
}

for (const field of entryFields) {
  const nullable = field.requiredFor !== 'entry';
  Column({ type: 'text', name: entryColumns[field.name], nullable })(EntryEntity.prototype, field.name);
}
