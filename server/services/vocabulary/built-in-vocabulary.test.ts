import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';

import { projectRoot } from '../../project-root.js';
import { nameKey } from '../../search/index/name-keys.js';
import { readDiseaseNames } from '../../search/parse/read-disease-names.js';
import { freeSlug } from './built-in-vocabulary.js';
import { readBuiltInVocabulary } from './read-built-in-vocabulary.js';

const { version, terms, patterns } = readBuiltInVocabulary();
const classes = terms.filter(({ isClass }) => isClass);
const starter = parse<Record<string, string>>(readFileSync(join(projectRoot(), 'data/starter-entries.csv')), {
  columns: true,
  bom: true,
});

/** The check digit of a LOINC code: the mod-10 algorithm of the LOINC Users' Guide. */
function checkDigit(digits: string): number {
  const reversed = Array.from(digits).reverse();
  const doubled =
    Number(
      reversed
        .filter((_, place) => place % 2 === 0)
        .reverse()
        .join(''),
    ) * 2;
  const others = reversed.filter((_, place) => place % 2 === 1);
  const sum = Array.from(String(doubled))
    .concat(others)
    .reduce((total, digit) => total + Number(digit), 0);
  return (10 - (sum % 10)) % 10;
}

describe('the built-in vocabulary', () => {
  it('has a higher version after each change, since a database takes in no version twice', () => {
    const content = createHash('sha256').update(JSON.stringify({ terms, patterns })).digest('hex');
    expect({ version, content: content.slice(0, 16) }).toEqual({ version: 10, content: '19a6e769f9f88c0d' });
  });

  it('has only autoantibodies of the starter entries, and classes', () => {
    const names = terms.filter(({ isClass }) => !isClass).map(({ name }) => name);
    const known = new Set(starter.map(({ autoantibody }) => autoantibody));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(names).toHaveLength(311);
    expect(classes.map(({ name }) => name)).toContain('Antisynthetase antibodies');
  });

  it('writes the names of diseases as the starter entries do', () => {
    const names = readDiseaseNames(join(projectRoot(), 'data/disease-names.csv'));
    const used = [...new Set(starter.map(({ disease = '' }) => disease))];
    const written = used.flatMap((disease) =>
      names
        .namedBy(disease)
        .map((named) => named.disease)
        .filter((name) => nameKey(name) === nameKey(disease)),
    );
    expect(written.length).toBeGreaterThan(160);
    expect(written.filter((name) => !used.includes(name))).toEqual([]);
  });

  it('has LOINC codes with the right check digit', () => {
    const codes = [...new Set(terms.flatMap(({ loinc }) => loinc.map(({ code }) => code)))];
    expect(codes).toHaveLength(76);
    const wrong = codes.filter((code) => checkDigit(code.split('-')[0]!) !== Number(code.split('-')[1]));
    expect(wrong).toEqual([]);
  });

  it('names a source for every fact', () => {
    const without = terms.flatMap((term) => {
      const sourced = term.sources.map(({ fact }) => fact.split(':')[0]);
      const facts = ['icap', 'hpo', 'loinc', 'targets', 'synonyms', 'classes'] as const;
      const stated = facts.filter((fact) => term[fact].length > 0 && !(term.isClass && fact === 'synonyms'));
      const missing = stated.filter(
        (fact) => !sourced.includes(fact) && !(term.isClass && fact === 'classes'),
      );
      return missing.map((fact) => `${term.name}: ${fact}`);
    });
    expect(without).toEqual([]);
  });

  it('refers only to its classes and patterns, and gives no name twice', () => {
    const known = new Set(classes.map(({ name }) => name));
    expect(terms.flatMap((term) => term.classes).filter((name) => !known.has(name))).toEqual([]);
    const codes = new Set(patterns.map(({ code }) => code));
    expect(terms.flatMap(({ icap }) => icap).filter((code) => !codes.has(code))).toEqual([]);
    const marks = terms.map(({ name, isClass }) => `${isClass} ${nameKey(name)}`);
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('marks a name as ambiguous wherever two terms bear it', () => {
    const others = terms.filter(({ isClass }) => !isClass);
    const unmarked = others.flatMap((term) =>
      term.synonyms
        .filter(({ ambiguous }) => !ambiguous)
        .filter(({ name }) =>
          others.some(
            (other) =>
              other !== term && [other, ...other.synonyms].some((one) => nameKey(one.name) === nameKey(name)),
          ),
        )
        .map(({ name }) => `${term.name}: ${name}`),
    );
    expect(unmarked).toEqual([]);
  });

  it('gives a term that is called Export another slug than the address of the export', () => {
    expect([freeSlug('Export', new Set()), freeSlug('Anti-La', new Set())]).toEqual(['export-2', 'anti-la']);
  });

  it('takes UniProt accessions from the starter entries', () => {
    const known = new Set(starter.map(({ uniprotId }) => uniprotId));
    const targets = terms.flatMap((term) => term.targets.map(({ uniprotId }) => uniprotId));
    expect(targets.filter((accession) => !known.has(accession))).toEqual([]);
  });
});
