import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { SubmissionEventKind } from '../../../schema/contract/submission-status.js';

/** A row of `submission_tickets`: the hash of the secret of a receipt. */
@Entity('submission_tickets')
@Index('submission_tickets_submission_id', ['submissionId'])
export class SubmissionTicketEntity {
  @PrimaryColumn({ type: 'bytea', name: 'token_hash' })
  tokenHash!: Buffer;

  @Column({ type: 'uuid', name: 'submission_id' })
  submissionId!: string;
}

/** A row of `submission_events`: an event of a submission, stored permanently. */
@Entity('submission_events')
@Index('submission_events_done_by', { synchronize: false })
export class SubmissionEventEntity {
  @PrimaryColumn({ type: 'uuid', name: 'submission_id' })
  submissionId!: string;

  @PrimaryColumn('integer')
  version!: number;

  @Column('text')
  kind!: SubmissionEventKind;

  @Column({ type: 'timestamptz', name: 'done_at', precision: 3 })
  doneAt!: Date;

  @Column({ type: 'uuid', name: 'done_by', nullable: true })
  doneBy!: string | null;

  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ type: 'jsonb', default: {} })
  changes!: Record<string, readonly [string | null, string | null]>;
}
