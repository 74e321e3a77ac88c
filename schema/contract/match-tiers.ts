/**
 * How well a name matches the search term, best first: the whole value, whole words, the start of a word, contained
 * text, words in different places, and matches after correcting a typing error.
 */
export const matchTiers = ['exact', 'word', 'prefix', 'contained', 'scattered', 'similar'] as const;
export type MatchTier = (typeof matchTiers)[number];
