import { slugOf } from '../../../schema/contract/rules/slug.js';
import type { AutoantibodyTerm } from '../../nouns/vocabulary.js';
import { readBuiltInVocabulary } from '../vocabulary/read-built-in-vocabulary.js';
import { vocabularyFile } from './vocabulary-files.js';

const builtIn = readBuiltInVocabulary();

/** The terms of the shipped vocabulary as the service returns them. */
const terms = builtIn.terms.map((term): AutoantibodyTerm => ({
  ...term,
  ...{ id: term.name, slug: slugOf(term.name), classes: [], members: [], version: 1 },
  icap: term.icap.map((code) => ({
    code,
    name: builtIn.patterns.find((pattern) => pattern.code === code)?.name ?? null,
  })),
  counts: { entries: 0, diseases: 0 },
  updatedAt: new Date(0),
}));
const content = { terms, site: 'https://atlas.example.org', dataVersion: '7' };
const sssom = vocabularyFile('sssom', content);
const lines = sssom.trimEnd().split('\n');
const header = lines.filter((line) => line.startsWith('#'));
const [head = '', ...rows] = lines.slice(header.length);
const columns = head.split('\t');
const mappings = rows.map((row) => {
  const cells = row.split('\t');
  expect(cells).toHaveLength(columns.length);
  return Object.fromEntries(columns.map((name, place) => [name, cells[place] ?? '']));
});

describe('the SSSOM export follows the rules of SSSOM/TSV', () => {
  const scalar = (key: string): unknown =>
    JSON.parse(header.find((line) => line.startsWith(`#${key}: `))?.slice(key.length + 3) ?? 'null');
  const declared = new Map(
    header
      .slice(header.indexOf('#curie_map:') + 1)
      .map((line) => /^# {2}([A-Za-z]+): "(.+)"$/.exec(line) ?? [])
      .map(([, prefix = '', base = '']) => [prefix, base]),
  );

  it('has the required metadata, with URIs where the schema asks for them', () => {
    expect(String(scalar('mapping_set_id'))).toMatch(/^https:\/\/\S+$/);
    expect(String(scalar('license'))).toMatch(/^https:\/\/\S+$/);
    expect(scalar('mapping_set_version')).toBe('7');
    expect(String(scalar('comment'))).toMatch(/Human Phenotype Ontology .*LOINC .*Regenstrief Institute/);
    expect([...declared.values()].every((base) => /^https?:\/\/\S+[/=_]$/.test(base))).toBe(true);
  });

  it('has the required columns, none of them twice, and all of the schema', () => {
    const required = ['subject_id', 'predicate_id', 'object_id', 'mapping_justification'];
    expect(columns).toEqual(expect.arrayContaining(required));
    expect(new Set(columns).size).toBe(columns.length);
    const others = ['subject_label', 'object_label', 'object_source_version'];
    expect([...required, ...others]).toEqual(expect.arrayContaining(columns));
  });

  it('names every subject and object by a CURIE with a declared prefix', () => {
    expect(mappings.length).toBeGreaterThan(500);
    for (const { subject_id = '', object_id = '' } of mappings) {
      for (const curie of [subject_id, object_id]) {
        expect(curie).toMatch(/^[A-Za-z]+:[\w-]+$/);
        expect(declared.has(curie.split(':')[0] ?? '')).toBe(true);
      }
    }
  });

  it('uses predicates of SKOS and a justification of SEMAPV', () => {
    const allowed = ['exact', 'broad', 'narrow', 'close', 'related'].map((kind) => `skos:${kind}Match`);
    for (const { predicate_id, mapping_justification } of mappings) {
      expect(allowed).toContain(predicate_id);
      expect(mapping_justification).toBe('semapv:ManualMappingCuration');
    }
  });

  it('states each mapping once, and calls only HPO terms a match', () => {
    const keys = mappings.map(({ subject_id, predicate_id, object_id }) =>
      [subject_id, predicate_id, object_id].join(' '),
    );
    expect(new Set(keys).size).toBe(keys.length);
    const matches = mappings.filter(({ predicate_id }) => predicate_id !== 'skos:relatedMatch');
    expect(matches.every(({ object_id = '' }) => object_id.startsWith('HP:'))).toBe(true);
  });
});

it('writes tables with a row for each term, and the notices of its sources', () => {
  const [names = '', ...csv] = vocabularyFile('csv', content).trimEnd().split('\r\n');
  expect(names).toMatch(/^slug,name,isClass,synonyms,/);
  expect(csv).toHaveLength(terms.length);
  const jo1 = csv.find((line) => line.startsWith('anti-jo-1,')) ?? '';
  expect(jo1).toMatch(/P12081 Histidine--tRNA ligase.*hpo\.jax\.org/);
});

it('writes JSON with its licence and notices', () => {
  const json = JSON.parse(vocabularyFile('json', content)) as { data: object[]; notices: string[] };
  expect(json.data).toHaveLength(terms.length);
  expect(json.notices).toHaveLength(2);
});
