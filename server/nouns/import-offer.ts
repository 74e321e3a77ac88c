import { count, flag, many, noun, type Of, one, text } from './noun.js';

const offeredNameNoun = noun('OfferedName', 'A known name for what a cell says.', {
  name: text('The name, as entries or the vocabulary write it.'),
  entries: count('Number of entries that have it.'),
});

/** What a name in a preview means, where entries write it differently. */
export type ImportOfferView = Of<typeof importOfferNoun>;
export const importOfferNoun = noun('ImportOffer', 'Known names for what a cell of a preview says.', {
  field: text('The field: disease, autoantibody or autoantigen.'),
  ambiguous: flag('Whether the text has several meanings: taking offers leaves it as it is.'),
  meanings: many(one(offeredNameNoun, 'The names, the one with most entries first; at most 4.'), 2),
});
