import { findingOptions } from './findingOptions';

const term = (name: string, code: string, pattern: string) => ({
  ...{ id: name, name, isClass: false, synonyms: [], icap: [{ code, name: pattern }] },
});
const found = {
  autoantibodyTerms: {
    items: [
      term('Anti-centromere', 'AC-3', 'Centromere'),
      term('Anti-Ro60 (SSA)', 'AC-4', 'Nuclear fine speckled'),
    ],
  },
  suggestions: { groups: [] },
};
const headings = (typed: string) => findingOptions(typed, found).map(({ heading }) => heading);

test('a HEp-2 pattern comes first if no autoantibody is called so', () => {
  expect(headings('fine speckled')).toEqual(['HEp-2 patterns', 'Autoantibodies']);
  expect(headings('AC-4')).toEqual(['HEp-2 patterns', 'Autoantibodies']);
  expect(headings('centromere')).toEqual(['Autoantibodies', 'HEp-2 patterns']);
});

test('what has the typed text as a whole name comes first, the class ANCA before its members', () => {
  const named = (name: string, isClass: boolean, ...synonyms: string[]) => ({
    ...{ id: name, name, isClass, synonyms: synonyms.map((synonym) => ({ name: synonym })), icap: [] },
  });
  const items = [
    named('Antineutrophil cytoplasmic antibodies', true, 'ANCA'),
    named('Anti-human neutrophil elastase', false, 'HNE-ANCA'),
    named('MPO-ANCA', false, 'pANCA'),
  ];
  const namesFor = (typed: string) =>
    findingOptions(typed, { ...found, autoantibodyTerms: { items } }).flatMap(({ options }) =>
      options.map(({ name }) => name),
    );
  expect(namesFor('anca')[0]).toBe('Antineutrophil cytoplasmic antibodies');
  expect(namesFor('mpo-anca')[0]).toBe('MPO-ANCA');
  expect(namesFor('ANC').at(-1)).toBe('Antineutrophil cytoplasmic antibodies');
});
