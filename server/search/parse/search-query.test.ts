import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import { nameKey, nameKeys } from '../index/name-keys.js';
import { searchDocument } from '../index/search-document.js';
import { makeDiseaseNames } from './disease-names.js';
import { readFieldSearch, readSearch, type SearchQuery } from './search-query.js';

const names = makeDiseaseNames([
  { disease: 'Systemic lupus erythematosus', synonyms: ['disseminated lupus'], abbreviations: ['SLE'] },
  { disease: 'Autoimmune hepatitis type 1', synonyms: [], abbreviations: ['AIH-1', 'AIH'] },
  { disease: "Sjögren's syndrome", synonyms: [], abbreviations: ['SS'] },
]);

/** The rule that the database applies: every group needs an alternative that the entry matches. */
function meets({ terms }: SearchQuery, autoantibody: string, disease: string): boolean {
  const values = { ...mapEntryFields(() => null), autoantibody, disease };
  const document = searchDocument(values, {});
  return terms.every((group) =>
    group.some((one) => {
      if ('texts' in one) return one.texts.every((text) => document.includes(text));
      if ('diseases' in one) return one.diseases.includes(nameKey(disease));
      return 'names' in one ? one.names.some((name) => nameKeys(values).includes(name)) : false;
    }),
  );
}
const finds = (typed: string, autoantibody: string, disease = 'Disease') =>
  meets(readSearch(typed, names), autoantibody, disease);

describe('search query', () => {
  it('looks up a part that a word repeats only once', () => {
    const { terms } = readSearch('anti-anti-anti');
    expect(terms).toContainEqual(expect.arrayContaining([{ texts: ['anti'] }]));
  });

  it.each([
    ['sjogren', 'Sjögren’s antigen'],
    ['beta2', 'Anti-β2-glycoprotein I'],
    ['β2', 'beta2 glycoprotein'],
    ['b2gpi', 'Anti-β2-GPI'],
    ['β2GPI', 'Anti-b2GPI'],
    ['b2-gpi', 'anti-beta2GPI'],
    ['β2-GPI', 'anti-B2GPI'],
    ['ifn-g', 'Anti-IFN-gamma'],
    ['ifng', 'Anti-IFN-γ'],
    ['ifn-gamma', 'anti-IFNg'],
    ['tnfa', 'Anti-TNF-alpha'],
    ['a-fodrin', 'anti-alpha-fodrin'],
    ['anti ssa', 'SS-A'],
    ['anti ssa antibody', 'Anti-SSA'],
    ['ss-a', 'Anti-SSA'],
    ['ss a', 'Anti-SSA'],
    ['jo1', 'Anti-Jo-1'],
    ['jo-1', 'Anti-Jo1'],
    ['anti-jo-1 antibodies', 'Jo-1'],
    ['anti-ro', 'Anti-Ro'],
    ['anti-ro', 'Anti-Ro; SSA'],
    ['mda5', 'Anti-MDA 5'],
    ['mda 5', 'Anti-MDA5'],
    ['pmscl75', 'Anti-PM/Scl-75'],
    ['pm-scl', 'Anti-PM/Scl-75'],
    ['mixed-connective', 'Mixed connective tissue'],
    ['anti–dsDNA', 'Anti-dsDNA'],
    ['"anti-dsDNA",', 'Anti-dsDNA'],
    ['tumor', 'Anti-tumour antigen'],
    ['tumours', 'Anti-tumors'],
    ['hemolytic anemia', 'Haemolytic anaemia'],
    ['haemolytic anemia', 'Hemolytic anaemia'],
    ['generalised', 'Generalized antigen'],
    ['oedema', 'Edema'],
    ['ssa/ro60', 'Anti-Ro60 (SSA)'],
    ['antibody', 'Some antibody'],
    ['--', 'Glycine--tRNA ligase'],
    ['SSA - ', 'Anti SSA'],
    ['zy--[if]>k', 'zy--[if]>k'],
    ['zy--[i', 'zy--[if]>k'],
    ['<!--[if]><script>alert(1)</script', '<!--[if]><script>alert(1)</script -->'],
  ])('%j finds %j', (typed, autoantibody) => {
    expect(finds(typed, autoantibody)).toBe(true);
  });

  it.each([
    ['ssb', 'anti-SS-A'],
    ['anti ssa xyz', 'anti-SS-A'],
    ['ss-a', 'assessed as positive'],
    ['anti-ro', 'Anti-prothrombin'],
    ['antibody', 'Anti-Ro'],
    ['beta', 'b'],
    ['ssa/ro60', 'Anti-Ro52 (SSA)'],
    ['--', 'Anti-SSA'],
  ])('%j does not find %j', (typed, autoantibody) => {
    expect(finds(typed, autoantibody)).toBe(false);
  });

  it.each([
    ['SLE', 'Systemic lupus erythematosus', true],
    ['SLE', 'Disseminated lupus', true],
    ['sle anti-dna', 'Systemic lupus erythematosus', true],
    ['anti-dna in sle', 'Systemic lupus erythematosus', false],
    ['aih 1', 'Autoimmune hepatitis type 1', true],
    ['aih', 'Autoimmune hepatitis type 1', true],
    ['SLE', 'Lupus nephritis', false],
    ['ss a', "Sjögren's syndrome", false],
  ])('%j with disease synonyms: %j is %j', (typed, disease, found) => {
    expect(finds(typed, 'Anti-DNA', disease)).toBe(found);
  });

  it('ignores synonyms in a search of one field', () => {
    expect(meets(readFieldSearch('SLE'), 'Anti-DNA', 'Systemic lupus erythematosus')).toBe(false);
    expect(meets(readFieldSearch('lupus'), 'Anti-DNA', 'Systemic lupus erythematosus')).toBe(true);
  });

  it('recognises an accession, and the name keys of the words together', () => {
    expect(readSearch('AIA0000042').terms).toEqual([
      [{ texts: ['aia0000042'] }, { names: ['aia0000042'] }, { entryNumber: 42 }],
    ]);
    expect(readSearch('anti β2 GPI antibodies')).toMatchObject({ key: 'b2gpi', words: ['beta2', 'gpi'] });
  });

  it('has no terms for a blank text', () => {
    expect(readSearch('  ').terms).toEqual([]);
  });
});
