import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A word of some document that was ever stored: what a search for a part of a word is looked up in. */
@Entity('search_words')
@Index('search_words_word', { synchronize: false })
export class SearchWordEntity {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  word!: string;
}

/** By what a value of a cascade field is suggested. */
@Entity('value_names')
@Index('value_names_names', { synchronize: false })
export class ValueNamesEntity {
  @PrimaryColumn('text')
  field!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  key!: string;

  @Column({ type: 'text', collation: 'C' })
  names!: string;
}
