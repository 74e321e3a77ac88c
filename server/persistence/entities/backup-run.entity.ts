import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A row of `backup_runs`: a backup that the server wrote by itself, or tried to. */
@Entity('backup_runs')
@Index('backup_runs_started_at', ['startedAt'])
export class BackupRunEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ type: 'timestamptz', name: 'started_at', precision: 3, default: () => 'now()' })
  startedAt!: Date;

  @Column({ type: 'timestamptz', name: 'finished_at', precision: 3, nullable: true })
  finishedAt!: Date | null;

  @Column('text')
  file!: string;

  @Column({ type: 'bigint', nullable: true })
  bytes!: string | null;

  @Column({ type: 'text', nullable: true })
  failure!: string | null;
}
