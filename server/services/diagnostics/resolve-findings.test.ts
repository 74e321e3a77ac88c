import { type NamedTerm, Vocabulary } from '../../search/index/vocabulary.js';
import { makeGeneNames, noGeneNames } from '../../search/parse/gene-names.js';
import { resolveFindings, testedKeysOf } from './resolve-findings.js';

const term = { slug: '', isClass: false, synonyms: [], classIds: [], icap: [], targets: [] };
const called = (name: string) => ({ name, kind: 'abbreviation' as const, ambiguous: false });
const anca = {
  ...{ ...term, id: 'class', name: 'Antineutrophil cytoplasmic antibodies', isClass: true },
  synonyms: [called('ANCA')],
};
const pr3 = { ...term, id: 'member', name: 'PR3-ANCA', classIds: ['class'] };
const sameName = { ...term, id: 'same', name: 'ANCA' };
const sameSynonym = { ...term, id: 'synonym', name: 'Anti-X', synonyms: [called('ANCA')] };

const meant = (terms: readonly NamedTerm[], name = 'ANCA', genes = noGeneNames) => {
  const [finding] = resolveFindings([{ name, result: 'present' }], new Vocabulary(terms, genes));
  return { meanings: finding?.meanings, keys: finding?.keys };
};

it('means a class by its abbreviation, with its members', () => {
  const { meanings, keys } = meant([anca, pr3]);
  expect(meanings).toEqual([anca.name]);
  expect(keys).toContain('pr3anca');
});

it('means an abbreviation by its plural, also a short one', () => {
  const ana = { ...term, id: 'ana', name: 'Antinuclear antibodies', synonyms: [called('ANA')] };
  expect(meant([anca, ana], 'ANAs').meanings).toEqual([ana.name]);
  expect(meant([anca, ana], 'ANCAs').meanings).toEqual([anca.name]);
});

it('means by a present class or ambiguous name only what is not absent, unless nothing else remains', () => {
  const mpo = { ...term, id: 'mpo', name: 'MPO-ANCA', classIds: ['class'], synonyms: [called('p-ANCA')] };
  const atypical = { ...term, id: 'atypical', name: 'Atypical ANCA', synonyms: [called('p-ANCA')] };
  const vocabulary = new Vocabulary([anca, pr3, mpo, atypical], noGeneNames);
  const presentWith = (name: string, absent: string) =>
    resolveFindings(
      [
        { name, result: 'present' },
        { name: absent, result: 'absent' },
      ],
      vocabulary,
    ).find(({ result }) => result === 'present');
  const keys = presentWith('ANCA', 'MPO-ANCA')?.keys;
  expect(keys).toEqual(expect.arrayContaining(['anca', 'antineutrophilcytoplasmic', 'pr3anca']));
  expect(keys).not.toContain('mpoanca');
  expect(presentWith('p-ANCA', 'MPO-ANCA')?.meanings).toEqual([atypical.name]);
  expect(presentWith('MPO-ANCA', 'ANCA')?.keys).toContain('mpoanca');
  expect(presentWith('MPO-ANCA', 'ANCA')?.keys).not.toContain('anca');
});

it('does not know the results of the members of a present class, but those of an absent one', () => {
  const tested = (result: 'present' | 'absent') =>
    resolveFindings([{ name: 'ANCA', result }], new Vocabulary([anca, pr3], noGeneNames)).flatMap(
      testedKeysOf,
    );
  expect(tested('present')).not.toContain('pr3anca');
  expect(tested('absent')).toContain('pr3anca');
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

it('means what names joined by a slash mean together, or else each of them', () => {
  const ro60 = { ...term, id: 'ro60', name: 'Anti-Ro60', synonyms: [called('SSA')] };
  const ro52 = { ...term, id: 'ro52', name: 'Anti-Ro52', synonyms: [called('SSA')] };
  const mpo = { ...term, id: 'mpo', name: 'MPO-ANCA', synonyms: [called('MPO')] };
  expect(meant([ro60, ro52, mpo], 'SSA/Ro60').meanings).toEqual([ro60.name]);
  expect(meant([ro60, ro52, mpo], 'Ro60 / MPO').meanings).toEqual([ro60.name, mpo.name]);
  expect(meant([ro60, ro52, mpo], 'Ro60/other').meanings).toEqual([]);
});

it('means the autoantibodies to the protein of a gene by its symbol, unless one is called so', () => {
  const genes = makeGeneNames(() => [
    { symbol: 'TSHR', accession: 'P16473', previousSymbol: '', aliases: [] },
  ]);
  const blocking = { ...term, id: 'blocking', name: 'TBAb', targets: [{ uniprotId: 'P16473' }] };
  const named = { ...term, id: 'named', name: 'Anti-TSHR' };
  for (const name of ['TSHR', 'anti-TSHR', 'TSHR-Ak', 'anti-TSHR IgG'])
    expect(meant([blocking], name, genes).meanings).toEqual([blocking.name]);
  expect(meant([blocking, named], 'anti-TSHR', genes).meanings).toEqual([named.name]);
});

it('means an autoantibody by a name with an isotype, or with other words for an antibody', () => {
  const ttg = { ...term, id: 'ttg', name: 'Anti-tTG', synonyms: [called('tTG-IgA')] };
  const rna = { ...term, id: 'rna', name: 'Anti-RNAP III' };
  for (const name of [
    'tTG-IgA',
    'IgA anti-tTG',
    'anti-tTG IgG',
    'tTG-Ak',
    'tTG Abs',
    'tTGAb',
    'antibodies to tTG',
  ])
    expect(meant([ttg, rna], name).meanings).toEqual([ttg.name]);
  const histone = { ...term, id: 'histone', name: 'Anti-histone' };
  expect(meant([histone], 'histones').meanings).toEqual([histone.name]);
  expect(meant([ttg, rna], 'RNAP3').meanings).toEqual([rna.name]);
  expect(meant([ttg, rna], 'IgA').meanings).toEqual([]);
});

it('means the autoantibodies that show a HEp-2 pattern, by its code or its name', () => {
  const dna = {
    ...term,
    id: 'dna',
    name: 'Anti-dsDNA',
    icap: [{ code: 'AC-1', name: 'Nuclear homogeneous' }],
  };
  const sm = {
    ...term,
    id: 'sm',
    name: 'Anti-Sm',
    icap: [{ code: 'AC-5', name: 'Nuclear large/coarse speckled' }],
  };
  for (const name of ['AC-1', 'ac1', 'homogeneous', 'Homogeneous nuclear pattern', 'ANA homogeneous'])
    expect(meant([dna, sm], name).meanings).toEqual([dna.name]);
  for (const name of ['coarse speckled', 'nuclear large/coarse speckled'])
    expect(meant([dna, sm], name).meanings).toEqual([sm.name]);
  expect(meant([dna, sm], 'nuclear').meanings).toEqual([]);
});
