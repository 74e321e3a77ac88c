import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A row of `mails`: a queued e-mail. */
@Entity('mails')
@Index('mails_due_at', ['dueAt'])
export class MailEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  recipient!: string;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ type: 'timestamptz', name: 'due_at', precision: 3, default: () => 'now()' })
  dueAt!: Date;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
