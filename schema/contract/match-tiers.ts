/**
 * How well a name fits what was typed, best first: the whole value, whole words of it, the start of a word, contained, its
 * words in different places, and what differs by a typing error.
 */
export const matchTiers = ['exact', 'word', 'prefix', 'contained', 'scattered', 'similar'] as const;
export type MatchTier = (typeof matchTiers)[number];
