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
