import { slugOf } from '../../../schema/contract/rules/slug.js';
import { nameKey, saysAntibody, valueNames } from './name-keys.js';
import { documentWords, joinSegments, searchSegment } from './search-document.js';

describe('search keys', () => {
  it('of a value are its words and the keys of its names, between blanks', () => {
    expect(valueNames('Anti-Jo-1')).toBe(' anti jo 1 \u001djo1 ');
    expect(valueNames('Anti-Ro/SSA')).toBe(' anti ro ssa \u001drossa \u001dro \u001dssa ');
    for (const other of ['；', '，', '、', '／']) {
      expect(valueNames(`Anti-Ro${other}SSA`)).toBe(valueNames('Anti-Ro/SSA'));
    }
  });

  it('of a value that is too long for a key begin with an empty one, which no part replaces', () => {
    const keysOf = (value: string) => valueNames(value).split('\u001d').slice(1);
    expect(keysOf(`Anti-Ro60 (${'x'.repeat(201)})`)).toEqual([' ', 'ro60 ']);
    expect(keysOf(`Anti-Ro60 (${'x'.repeat(190)})`)[0]).toBe(`ro60${'x'.repeat(190)} `);
    expect(keysOf('x'.repeat(201))).toEqual([]);
  });

  it('of a document are its words, including joined ones', () => {
    const document = joinSegments([searchSegment('Anti-Jo-1 antibody'), '', searchSegment('antibody')]);
    expect(documentWords(document)).toEqual(['anti-jo-1', 'antibody', 'antijo1']);
  });

  it('of a document with a word of over 600 characters are empty, and the document is marked', () => {
    const document = joinSegments(['short', 'x'.repeat(601)]);
    expect(document.endsWith('\u001f\u001c')).toBe(true);
    expect(documentWords(document)).toEqual([]);
    expect(documentWords(joinSegments(['short', 'x'.repeat(600)]))).toHaveLength(2);
  });
});

test.each([
  ['Auto antibodies against foobarase', 'againstfoobarase'],
  ['Auto/anti-quuxin', 'quuxin'],
  ['Auto - anti-Ro60', 'ro60'],
  ['Autoantibodies', 'autoantibodies'],
  ['Auto antibodies', 'autoantibodies'],
  ['Anti-+', 'anti'],
  ['Anti (antibody)', 'antiantibody'],
  ['Anti-β2-GPI antibody', 'b2gpi'],
  ['+', ''],
])('%s and its slug have the key %s', (name, key) => {
  expect(nameKey(name)).toBe(key);
  expect(nameKey(slugOf(name))).toBe(key);
});

test.each([
  ['Anti-Ro60', true],
  ['Antinuclear antibodies', true],
  ['islet cell autoantibody', true],
  ['Antigliadin', true],
  ['La-Ak', true],
  ['TPO Abs', true],
  ['TSHRAb', true],
  ['AChRAbs', true],
  ['Infliximab', false],
  ['Abatacept', false],
  ['Antigen KI-67', false],
  ['Proliferating cell nuclear antigen', false],
  ['Romantic', false],
  ['Cathelicidin antimicrobial peptide', false],
  ['Alpha-1-antitrypsin', false],
  ['Antithrombin-III', false],
  ['Anti-antithrombin', true],
  ['antithrombin antibody', true],
])('%s says that an antibody is meant: %s', (text, says) => {
  expect(saysAntibody(text)).toBe(says);
});
