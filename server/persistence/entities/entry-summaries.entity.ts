import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The number of living entries with a value of a cascade field. Every write updates it. */
@Entity('entry_values')
@Index('entry_values_by_count', { synchronize: false })
export class EntryValueEntity {
  @PrimaryColumn('text')
  field!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  key!: string;

  @Column('text')
  value!: string;

  @Column('integer')
  count!: number;
}

/** The only row of `entry_totals`: the number of living entries, and the data version. */
@Entity('entry_totals')
export class EntryTotalsEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  single!: boolean;

  @Column('integer')
  total!: number;

  @Column('bigint')
  version!: string;
}
