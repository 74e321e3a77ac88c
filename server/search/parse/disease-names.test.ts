import { nameKey } from '../index/name-keys.js';
import { sortKey } from '../index/sort-key.js';
import { makeDiseaseNames } from './disease-names.js';

const names = makeDiseaseNames([
  {
    disease: "Sjögren's syndrome",
    synonyms: ['Sicca syndrome'],
    abbreviations: ['SS', 'pSS'],
  },
  { disease: 'Systemic sclerosis', synonyms: ['systemic scleroderma'], abbreviations: ['SSc', 'SS'] },
  { disease: 'Goodpasture syndrome', synonyms: ['anti-GBM disease'], abbreviations: ['anti-GBM'] },
  { disease: 'Antiphospholipid syndrome', synonyms: [], abbreviations: [] },
]);
const diseases = (phrase: string) => names.namedBy(phrase).map(({ disease }) => disease);

describe('disease names', () => {
  it.each([
    ["sjogren's syndrome", ["Sjögren's syndrome"]],
    ['Sjögren’s Syndrome', ["Sjögren's syndrome"]],
    ['sjogrens syndrome', ["Sjögren's syndrome"]],
    ['Sjogren syndrome', ["Sjögren's syndrome"]],
    ['Sjögren-Syndrom', ["Sjögren's syndrome"]],
    ['Goodpasture-Syndrom', ['Goodpasture syndrome']],
    ['ss', ["Sjögren's syndrome", 'Systemic sclerosis']],
    ['SSc', ['Systemic sclerosis']],
    ['Sjögren syndrome (SS)', ["Sjögren's syndrome"]],
    ['Systemic scleroderma (SS)', ['Systemic sclerosis']],
    ['pSS (sicca syndrome)', ["Sjögren's syndrome"]],
    ["Sjögren's syndrome (SSc)", []],
    ["Sjögren's syndrome (secondary)", []],
    ['Syndrome, Sjögren', ["Sjögren's syndrome"]],
    ['Anti GBM disease', ['Goodpasture syndrome']],
    ['anti-phospholipid syndrome', ['Antiphospholipid syndrome']],
    ['syndrome', []],
    ['', []],
    // Longer than any name, it is looked up in no other spelling.
    [`Sjoegren's syndrome${' '.repeat(200)}`, []],
  ])('map %j to %j', (phrase, expected) => {
    expect(diseases(phrase)).toEqual(expected);
  });

  it('have the name keys and sort keys of a disease and its synonyms', () => {
    const [named] = names.namedBy('pSS');
    const spelled = ["Sjogren's syndrome", 'Sjögren syndrome', 'SICCA SYNDROME'];
    const others = ['Sjögren-Syndrom', 'Sicca-Syndrom', 'Sjögren syndrome (pSS)', 'Syndrome, sicca'];
    for (const name of [...spelled, ...others]) expect(named?.nameKeys.has(nameKey(name))).toBe(true);
    for (const name of spelled) expect(named?.sortKeys).toContain(sortKey(name));
    expect(named?.nameKeys.has(nameKey('Systemic sclerosis'))).toBe(false);
    expect(named?.sortKeys).not.toContain(sortKey('Systemic sclerosis'));
  });

  it('give their words with and without apostrophes', () => {
    expect(names.words).toEqual(expect.arrayContaining(['sjogren', 'sjogrens', 'goodpasture']));
  });

  it('that start with a phrase precede names with a word that does, each disease once', () => {
    const found = (phrase: string) =>
      names.startingWith(phrase, 5).map(({ disease, name }) => [disease, name]);
    expect(found('ss')).toEqual([
      ["Sjögren's syndrome", 'SS'],
      ['Systemic sclerosis', 'SS'],
    ]);
    expect(found('sclero')).toEqual([['Systemic sclerosis', 'Systemic sclerosis']]);
    expect(found('-')).toEqual([]);
    expect(names.startingWith('s', 1)).toHaveLength(1);
  });
});
