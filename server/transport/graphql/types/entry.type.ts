import { entryNoun, type EntryView } from '../../../nouns/entry.js';
import { objectType } from '../object-type.js';

export const Entry = objectType(entryNoun);
export type Entry = EntryView;
