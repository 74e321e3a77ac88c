import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A row of `vocabulary_terms`: a term of the vocabulary of autoantibodies, as it is now. */
@Entity('vocabulary_terms')
@Index('vocabulary_terms_slug', ['slug'], { unique: true })
export class VocabularyTermEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ type: 'text', collation: 'C' })
  slug!: string;

  @Column('text')
  name!: string;

  @Column({ type: 'boolean', name: 'is_class' })
  isClass!: boolean;

  @Column('jsonb')
  facts!: object;

  @Column('integer')
  version!: number;

  @Column({ type: 'text', name: 'built_in', nullable: true })
  builtIn!: string | null;

  @Column({ type: 'boolean', default: false })
  edited!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 })
  updatedAt!: Date;

  @Column({ type: 'timestamptz', name: 'deleted_at', precision: 3, nullable: true })
  deletedAt!: Date | null;
}

/** A row of `vocabulary_members`: a class and one of its members. */
@Entity('vocabulary_members')
export class VocabularyMemberEntity {
  @PrimaryColumn({ type: 'uuid', name: 'class_id' })
  classId!: string;

  @PrimaryColumn({ type: 'uuid', name: 'member_id' })
  memberId!: string;
}

/** A row of `vocabulary_revisions`: one version of a term, stored permanently. */
@Entity('vocabulary_revisions')
@Index('vocabulary_revisions_changed_by', { synchronize: false })
export class VocabularyRevisionEntity {
  @PrimaryColumn({ type: 'uuid', name: 'term_id' })
  termId!: string;

  @PrimaryColumn('integer')
  version!: number;

  @Column('text')
  action!: string;

  @Column('jsonb')
  content!: object;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Column('text')
  source!: string;

  @Column({ type: 'timestamptz', name: 'changed_at', precision: 3 })
  changedAt!: Date;

  @Column({ type: 'uuid', name: 'changed_by', nullable: true })
  changedBy!: string | null;
}

/** The only row of `vocabulary_state`: the version of the vocabulary, and of the built-in one it last took in. */
@Entity('vocabulary_state')
export class VocabularyStateEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  single!: boolean;

  @Column('bigint')
  version!: string;

  @Column({ type: 'integer', name: 'built_in' })
  builtIn!: number;
}
