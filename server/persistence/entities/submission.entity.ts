import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { entryFields } from '../../../schema/contract/entry-fields.js';
import type { SubmissionStatusDetail } from '../../../schema/contract/submission-status.js';
import { entryColumns } from '../entry-columns.js';

/** A row of `submissions`. The columns of the fields are added from the field table below. */
@Entity('submissions')
@Index('submissions_status_detail', ['statusDetail', 'createdAt', 'id'])
@Index('submissions_created_at', ['createdAt', 'id'])
@Index('submissions_submitted_by', { synchronize: false })
@Index('submissions_reviewed_by', { synchronize: false })
@Index('submissions_submitter_email', { synchronize: false })
@Index('submissions_entry_id', { synchronize: false })
@Index('submissions_target_id', { synchronize: false })
@Index('submissions_document', { synchronize: false })
export class SubmissionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ type: 'jsonb', default: {} })
  additional!: Record<string, string>;

  @Column({ type: 'text', name: 'status_detail', default: 'pending' })
  statusDetail!: SubmissionStatusDetail;

  @Column({ type: 'text', name: 'review_note', nullable: true })
  reviewNote!: string | null;

  @Column({ type: 'uuid', name: 'submitted_by', nullable: true })
  submittedBy!: string | null;

  @Column({ type: 'text', name: 'submitter_name', nullable: true })
  submitterName!: string | null;

  @Column({ type: 'text', name: 'submitter_email', nullable: true })
  submitterEmail!: string | null;

  @Column({ type: 'boolean', name: 'wants_mail' })
  wantsMail!: boolean;

  @Column({ type: 'uuid', name: 'reviewed_by', nullable: true })
  reviewedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'reviewed_at', precision: 3, nullable: true })
  reviewedAt!: Date | null;

  @Column({ type: 'uuid', name: 'entry_id', nullable: true })
  entryId!: string | null;

  @Column({ type: 'uuid', name: 'target_id', nullable: true })
  targetId!: string | null;

  @Column({ type: 'integer', name: 'target_version', nullable: true })
  targetVersion!: number | null;

  @Column({ type: 'jsonb', name: 'target_base', nullable: true })
  targetBase!: object | null;

  @Column({ type: 'timestamptz', name: 'target_base_at', precision: 3, nullable: true })
  targetBaseAt!: Date | null;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 })
  updatedAt!: Date;

  @Column({ type: 'text', collation: 'C' })
  document!: string;
}

for (const field of entryFields) {
  Column({ type: 'text', name: entryColumns[field.name], nullable: true })(
    SubmissionEntity.prototype,
    field.name,
  );
}
