import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { entryFields } from '../../../schema/contract/entry-fields.js';
import { isIndexed, keyColumn } from '../../search/sql/index-columns.js';
import { entryColumns } from '../entry-columns.js';

/**
 * A row of `entry_index`: the keys that filter and sort a living entry, and its search document. Only the keys of the
 * cascade fields have indexes (ADR 24).
 */
@Entity('entry_index')
@Index('entry_index_words', { synchronize: false })
@Index('entry_index_unwieldy', { synchronize: false })
@Index('entry_index_name_keys', { synchronize: false })
@Index('entry_index_names', { synchronize: false })
@Index('entry_index_disease', { synchronize: false })
@Index('entry_index_autoantibody', { synchronize: false })
@Index('entry_index_created_at', ['createdAt', 'entryNumber'])
@Index('entry_index_updated_at', ['updatedAt', 'entryNumber'])
export class EntryIndexEntity {
  @PrimaryColumn({ type: 'integer', name: 'entry_number' })
  entryNumber!: number;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 })
  updatedAt!: Date;

  @Column({ type: 'text', collation: 'C' })
  document!: string;

  /** The name keys of the entry (name-keys.ts). */
  @Column({ type: 'text', name: 'name_keys', array: true, collation: 'C' })
  nameKeys!: string[];

  /** The values of the numbers that stand for the entry (server/measures/chosen-measure.ts). */
  @Column({ type: 'double precision', name: 'measured_sensitivity', nullable: true })
  measuredSensitivity!: number | null;

  @Column({ type: 'double precision', name: 'measured_specificity', nullable: true })
  measuredSpecificity!: number | null;
}

for (const field of entryFields) {
  const nullable = field.requiredFor !== 'entry';
  Column({ type: 'text', name: keyColumn(field.name), nullable, collation: 'C' })(
    EntryIndexEntity.prototype,
    field.name,
  );
  // Those of diseases and autoantibodies also hold the other of the two, which TypeORM cannot describe.
  if (isIndexed(field.name) && field.name !== 'disease' && field.name !== 'autoantibody') {
    Index(`entry_index_${entryColumns[field.name]}`, [field.name, 'entryNumber'])(EntryIndexEntity);
  }
}
