import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { entryColumns } from '../entry-columns.js';

class ImportRow {
  @PrimaryColumn({ type: 'uuid', name: 'import_id' })
  importId!: string;

  @PrimaryColumn({ type: 'integer', name: 'row' })
  row!: number;
}

/** A staged row of an import file: its original cells, and the content that would be stored. */
@Entity('import_rows')
export class ImportRowEntity extends ImportRow {
  @Column('text')
  outcome!: string;

  @Column('text')
  cells!: string;

  @Column({ type: 'uuid', name: 'asked_id', nullable: true })
  askedId!: string | null;

  @Column({ type: 'integer', name: 'asked_number', nullable: true })
  askedNumber!: number | null;

  @Column({ type: 'uuid', name: 'new_id' })
  newId!: string;

  @Column({ type: 'uuid', name: 'content_hash', nullable: true })
  contentHash!: string | null;

  @Column({ type: 'text', collation: 'C', nullable: true })
  document!: string | null;

  @Column({ type: 'text', name: 'name_keys', array: true, collation: 'C', nullable: true })
  nameKeys!: string[] | null;

  @Column({ type: 'double precision', name: 'measured_sensitivity', nullable: true })
  measuredSensitivity!: number | null;

  @Column({ type: 'double precision', name: 'measured_specificity', nullable: true })
  measuredSpecificity!: number | null;
}
for (const name of ['corrections', 'problems', 'warnings', 'change', 'additional']) {
  Column({ type: 'jsonb', nullable: true })(ImportRowEntity.prototype, name);
}
for (const name of entryFieldNames) {
  Column({ type: 'text', name: entryColumns[name], nullable: true })(ImportRowEntity.prototype, name);
  const key = keyColumn(name);
  Column({ type: 'text', name: key, nullable: true, collation: 'C' })(ImportRowEntity.prototype, key);
}

/** The decision on a row that is not simply a new entry. */
@Entity('import_decisions')
export class ImportDecisionEntity extends ImportRow {
  @Column('text')
  outcome!: string;

  @Column({ type: 'integer', name: 'kept_number', nullable: true })
  keptNumber!: number | null;
}
for (const name of ['entry_id', 'kept_id']) {
  Column({ type: 'uuid', name, nullable: true })(ImportDecisionEntity.prototype, name);
}
for (const name of ['problems', 'warnings', 'changes']) {
  Column({ type: 'jsonb', nullable: true })(ImportDecisionEntity.prototype, name);
}

/** A row that has errors or warnings, stored for the report. */
@Entity('import_problems')
export class ImportProblemEntity extends ImportRow {
  @Column('text')
  cells!: string;

  @Column({ type: 'jsonb', nullable: true })
  corrections!: object | null;

  @Column({ type: 'jsonb', default: [] })
  problems!: unknown[];

  @Column({ type: 'jsonb', default: [] })
  warnings!: unknown[];
}

/** An entry that an undo did not change. */
@Entity('import_conflicts')
@Index('import_conflicts_entry_id', ['entryId'])
export class ImportConflictEntity {
  @PrimaryColumn({ type: 'uuid', name: 'import_id' })
  importId!: string;

  @PrimaryColumn({ type: 'uuid', name: 'entry_id' })
  entryId!: string;
}
