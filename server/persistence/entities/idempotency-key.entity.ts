import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A row of `idempotency_keys`: a call with an idempotency key, and its response. */
@Entity('idempotency_keys')
@Index('idempotency_keys_created_at', ['createdAt'])
export class IdempotencyKeyEntity {
  @PrimaryColumn('bytea')
  scope!: Buffer;

  @PrimaryColumn('text')
  key!: string;

  @Column({ type: 'bytea', name: 'request_hash' })
  requestHash!: Buffer;

  @Column({ type: 'integer', default: 0 })
  status!: number;

  @Column({ type: 'text', default: '' })
  body!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
