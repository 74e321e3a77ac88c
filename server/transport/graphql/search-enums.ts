import { registerEnumType } from 'type-graphql';

import { matchTiers } from '../../../schema/contract/match-tiers.js';
import { describe, enumOf } from './enum-words.js';

export const MatchTierEnum = enumOf(matchTiers);
registerEnumType(MatchTierEnum, {
  name: 'MatchTier',
  description: 'How well an entry fits what was typed, best first.',
  valuesConfig: describe({
    exact: 'It is a whole value, a whole synonym or a whole identifier of the entry.',
    word: 'It is a word, or words, of a value.',
    prefix: 'It is the start of a word.',
    contained: 'A value contains it.',
    scattered: 'Its words stand in different places.',
    similar: 'It differs by a typing error; nothing fits better.',
  }),
});
