import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How many living entries hold a value of a cascade field; kept right by every write. */
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

/** The one row that says how many living entries there are and which version of the data this is. */
@Entity('entry_totals')
export class EntryTotalsEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  single!: boolean;

  @Column('integer')
  total!: number;

  @Column('bigint')
  version!: string;
}
