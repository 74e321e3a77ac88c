import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A row of `rate_limits`: a counter of attempts, and when it expires. */
@Entity('rate_limits')
@Index('rate_limits_expire', ['expire'])
export class RateLimitEntity {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  key!: string;

  @Column({ type: 'integer', default: 0 })
  points!: number;

  @Column({ type: 'bigint', nullable: true })
  expire!: string | null;
}
