import { type NamedTerm, Vocabulary } from '../../search/index/vocabulary.js';
import { resolveFindings } from './resolve-findings.js';

const term = { slug: '', isClass: false, synonyms: [], classIds: [] };
const called = (name: string) => ({ name, kind: 'abbreviation' as const, ambiguous: false });
const anca = {
  ...{ ...term, id: 'class', name: 'Antineutrophil cytoplasmic antibodies', isClass: true },
  synonyms: [called('ANCA')],
};
const pr3 = { ...term, id: 'member', name: 'PR3-ANCA', classIds: ['class'] };
const sameName = { ...term, id: 'same', name: 'ANCA' };
const sameSynonym = { ...term, id: 'synonym', name: 'Anti-X', synonyms: [called('ANCA')] };

const meant = (terms: readonly NamedTerm[]) => {
  const [finding] = resolveFindings(
    [{ name: 'ANCA', result: 'present' }],
    new Vocabulary(terms.map((one) => ({ ...one, icap: [] }))),
  );
  return { meanings: finding?.meanings, keys: finding?.keys };
};

it('means a class by its abbreviation, with its members', () => {
  const { meanings, keys } = meant([anca, pr3]);
  expect(meanings).toEqual([anca.name]);
  expect(keys).toContain('pr3anca');
});

it('means the class, too, if a term is named like its abbreviation', () => {
  const { meanings, keys } = meant([anca, pr3, sameName, sameSynonym]);
  expect(meanings).toEqual([anca.name, 'ANCA']);
  expect(keys).toContain('pr3anca');
});
