import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A word of any document ever stored. Searches for a part of a word look it up here. */
@Entity('search_words')
@Index('search_words_word', { synchronize: false })
export class SearchWordEntity {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  word!: string;
}

/** The names by which a value of a cascade field is suggested. */
@Entity('value_names')
@Index('value_names_names', { synchronize: false })
@Index('value_names_autoantibody', { synchronize: false })
export class ValueNamesEntity {
  @PrimaryColumn('text')
  field!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  key!: string;

  @Column({ type: 'text', collation: 'C' })
  names!: string;
}
