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

const meant = (terms: readonly NamedTerm[], name = 'ANCA') => {
  const [finding] = resolveFindings(
    [{ name, result: 'present' }],
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

it('means the kinds of a term, too, but not a term by the name of its kind', () => {
  const whole = { ...term, id: 'whole', name: 'Anti-centromere', synonyms: [called('ACA')] };
  const kind = { ...term, id: 'kind', name: 'Anti-centromere (CENP-B)' };
  expect(meant([whole, kind], 'ACA').keys).toContain('centromerecenpb');
  expect(meant([whole, kind], 'centromere').meanings).toEqual([whole.name, kind.name]);
  expect(meant([whole, kind], 'Anti-centromere (CENP-B)').meanings).toEqual([kind.name]);
});

it('means autoantibodies whose names add a number, if nothing else has the name', () => {
  const gad65 = { ...term, id: 'gad65', name: 'Anti-GAD65' };
  const scl75 = { ...term, id: 'scl75', name: 'Anti-PM/Scl-75' };
  const tg4 = { ...term, id: 'tg4', name: 'Anti-transglutaminase 4' };
  expect(meant([gad65, scl75, tg4], 'GAD').meanings).toEqual([gad65.name]);
  expect(meant([gad65, scl75, tg4], 'PM-Scl').meanings).toEqual([scl75.name]);
  expect(meant([gad65, scl75, tg4], 'transglutaminase').meanings).toEqual([]);
  expect(meant([gad65, { ...term, id: 'gad', name: 'Anti-GAD' }], 'GAD').meanings).toEqual(['Anti-GAD']);
});

it('means no autoantibody whose abbreviation is the name without anti', () => {
  const la = {
    ...term,
    id: 'la',
    name: 'Anti-La (SSB)',
    synonyms: [{ ...called('anti-La'), kind: 'exact' as const }],
  };
  const lupus = { ...term, id: 'lupus', name: 'Lupus anticoagulant', synonyms: [called('LA')] };
  expect(meant([la, lupus], 'anti-La').meanings).toEqual([la.name]);
  expect(meant([la, lupus], 'LA').meanings).toEqual([la.name, lupus.name]);
  expect(meant([lupus], 'anti-LA').meanings).toEqual([lupus.name]);
});
