import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `association_layouts`: where the nodes of the association graph of all entries are drawn. */
@Entity('association_layouts')
export class AssociationLayoutEntity {
  /** The limit of the graph. */
  @PrimaryColumn({ type: 'integer', name: 'node_limit' })
  nodeLimit!: number;

  @Column({ type: 'bigint', name: 'data_version' })
  dataVersion!: string;

  @Column({ type: 'timestamptz', name: 'computed_at', precision: 3, default: () => 'now()' })
  computedAt!: Date;

  @Column('jsonb')
  positions!: Readonly<Record<string, { readonly x: number; readonly y: number }>>;
}
