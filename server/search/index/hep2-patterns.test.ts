import { patternLookup } from './hep2-patterns.js';

test('a pattern keeps its name when a term gives only its code', () => {
  const named = { icap: [{ code: 'AC-4', name: 'Nuclear fine speckled' }] };
  const coded = { icap: [{ code: 'AC-4', name: null }] };
  const patternOf = patternLookup([named, coded]);
  for (const text of ['ac4', 'fine speckled nuclear'])
    expect(patternOf(text)).toEqual({ ...named.icap[0], terms: [named, coded] });
});
