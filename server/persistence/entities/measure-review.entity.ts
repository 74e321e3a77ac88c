import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A row of `measure_reviews`: what a person said of a number in the text of an entry, stored permanently. */
@Entity('measure_reviews')
@Index('measure_reviews_reviewed_by', { synchronize: false })
export class MeasureReviewEntity {
  @PrimaryColumn({ type: 'uuid', name: 'entry_id' })
  entryId!: string;

  @PrimaryColumn({ type: 'uuid', name: 'measure_id' })
  measureId!: string;

  @PrimaryColumn('integer')
  number!: number;

  @Column('text')
  action!: string;

  @Column('text')
  status!: string;

  @Column('jsonb')
  content!: object;

  @Column('text')
  field!: string;

  @Column({ type: 'text', name: 'read_as', nullable: true })
  readAs!: string | null;

  @Column({ type: 'text', nullable: true })
  words!: string | null;

  @Column({ type: 'integer', name: 'starts_at', nullable: true })
  startsAt!: number | null;

  @Column({ type: 'integer', name: 'ends_at', nullable: true })
  endsAt!: number | null;

  @Column({ type: 'text', name: 'field_text' })
  fieldText!: string;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ type: 'integer', name: 'entry_version' })
  entryVersion!: number;

  @Column({ type: 'timestamptz', name: 'reviewed_at', precision: 3 })
  reviewedAt!: Date;

  @Column({ type: 'uuid', name: 'reviewed_by', nullable: true })
  reviewedBy!: string | null;
}
