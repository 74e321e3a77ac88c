import {
  formatAccession,
  formatVersionedAccession,
  parseAccession,
  parseVersionedAccession,
} from './accession.js';
import { entryFieldGroups } from './entry-field-row.js';
import { entryFieldNames, entryFields, namedFields, requiredEntryFields } from './entry-fields.js';
import { cascadeFields, narrowedBy, resetBy } from './entry-filters.js';
import { messages } from './messages.js';

/** Copied from the specification, section 3. Fields that were added later follow. */
const specified = [
  'disease, autoantibody, autoantigen, epitope, uniprotId, diseaseAssociation, affinity, avidity,',
  'mechanism, isotypeSubclasses, sensitivity, diagnosticMarker, associationWithDiseaseActivity,',
  'pathogenesisInvolvement, reference, databaseAccessionNumbers, synonym, screening, confirmation,',
  'monitoring, positivePredictiveValues, negativePredictiveValues, crossReactivityPatterns,',
  'referenceRangesAndCutoffValues, type',
].join(' ');

describe('entry fields', () => {
  it('start with the fields of the specification, in its order', () => {
    expect(entryFieldNames.join(', ').startsWith(specified)).toBe(true);
  });

  it('each have a label, a visible group and a description', () => {
    expect(new Set(entryFields.map((field) => field.label)).size).toBe(entryFields.length);
    for (const field of entryFields) {
      expect(entryFieldGroups).toContain(field.group);
      expect(field.description).toMatch(/\.$/);
    }
  });

  it('require disease, autoantibody and autoantigen', () => {
    expect(requiredEntryFields).toEqual(namedFields);
  });

  it('are listed in the error about an unknown field', () => {
    expect(messages.validFieldRequired).toBe(
      `Valid field is required. Must be one of: ${entryFieldNames.join(', ')}`,
    );
  });
});

describe('filter cascade', () => {
  it.each([
    ['disease', ['autoantibody', 'autoantigen', 'epitope', 'type', 'uniprotId']],
    ['autoantibody', ['autoantigen', 'epitope', 'type', 'uniprotId']],
    ['autoantigen', ['epitope', 'type', 'uniprotId']],
    ['epitope', ['type', 'uniprotId']],
    ['type', ['uniprotId']],
    ['uniprotId', []],
    ['synonym', []],
  ] as const)('resets the fields after %s', (field, reset) => {
    expect(resetBy(field)).toEqual(reset);
  });

  it('narrows a field only by the fields before it', () => {
    for (const field of cascadeFields) {
      const position = cascadeFields.indexOf(field);
      expect(narrowedBy(field).every((name) => cascadeFields.indexOf(name) < position)).toBe(true);
    }
    expect(narrowedBy('uniprotId')).toEqual(['disease', 'autoantibody', 'autoantigen', 'epitope', 'type']);
    expect(narrowedBy('mechanism')).toEqual([]);
  });
});

describe('accessions', () => {
  it('consist of AIA and seven digits, in either case', () => {
    expect(formatAccession(42)).toBe('AIA0000042');
    expect(parseAccession(' aia0000042 ')).toBe(42);
  });

  it.each(['AIA42', 'AIA00000420000', 'XIA0000042', '42', ''])('do not include %j', (text) => {
    expect(parseAccession(text)).toBeNull();
  });

  it('with a version consist of accession, .v and number, in either case', () => {
    const cited = { accession: 'AIA0000042', version: 3 };
    expect(formatVersionedAccession(cited)).toBe('AIA0000042.v3');
    expect(parseVersionedAccession(' aia00000042.V3 ')).toEqual(cited);
    const latest = { accession: 'AIA0000042', version: 999_999_999 };
    expect(parseVersionedAccession(formatVersionedAccession(latest))).toEqual(latest);
  });

  it.each([
    'AIA0000042',
    'AIA0000042.v',
    'AIA0000042.v0',
    'AIA0000042.v03',
    'AIA0000042.v-1',
    'AIA0000042.v1.5',
    'AIA0000042.3',
    'AIA0000042v3',
    'AIA0000042.v3.v4',
    'AIA0000042.v3/edit',
    'AIA0000042.v2147483648',
    'AIA42.v3',
    '.v3',
  ])('with a version do not include %j', (text) => {
    expect(parseVersionedAccession(text)).toBeNull();
  });
});
