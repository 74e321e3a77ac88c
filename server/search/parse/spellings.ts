/** Parts of words that British and American English spell differently, and what must surround them. */
const parts: readonly (readonly [british: string, american: string, before: string, after: string])[] = [
  ['haem', 'hem', String.raw`(?<!\p{L})`, '(?=[ao])'],
  ['aemi', 'emi', '(?<!st)', '(?=[ac])'],
  ['oedem', 'edem', '(?<!o)', ''],
  ['oesoph', 'esoph', '(?<!o)', ''],
  ['rrhoe', 'rrhe', '', ''],
  ['foet', 'fet', String.raw`(?<!\p{L})`, '(?=[au])'],
  ['paed', 'ped', String.raw`(?<!\p{L})`, '(?=ia)'],
  ['coeli', 'celi', String.raw`(?<!\p{L})`, ''],
  ['sulph', 'sulf', '', ''],
  ['tumour', 'tumor', '', ''],
  ['fibre', 'fiber', '', ''],
  ['centre', 'center', '', ''],
  ['titre', 'titer', '', ''],
  ['is', 'iz', String.raw`(?<=\p{L}{3})`, String.raw`(?=(?:e[ds]?|ing|ations?)(?!\p{L}))`],
];
const rules = parts.map(([british, american, before, after]) => ({
  british,
  american,
  isBritish: new RegExp(before + british + after, 'gu'),
  isAmerican: new RegExp(before + american + after, 'gu'),
}));

/** Returns folded words as typed and, where these differ, in British and in American spelling. */
export function spellingsOf(words: readonly string[]): readonly (readonly string[])[] {
  const british = words.map((word) =>
    rules.reduce((text, rule) => text.replace(rule.isAmerican, rule.british), word),
  );
  const american = words.map((word) =>
    rules.reduce((text, rule) => text.replace(rule.isBritish, rule.american), word),
  );
  const others = [british, american].filter((spelled) => spelled.some((word, at) => word !== words[at]));
  return [words, ...others];
}
