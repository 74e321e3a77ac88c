import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `data_steps`: a data step that has started, and whether it is finished. */
@Entity('data_steps')
export class DataStepEntity {
  @PrimaryColumn('integer')
  number!: number;

  @Column('text')
  name!: string;

  @Column({ type: 'jsonb', nullable: true })
  progress!: unknown;

  @Column({ type: 'timestamptz', name: 'finished_at', precision: 3, nullable: true })
  finishedAt!: Date | null;
}
