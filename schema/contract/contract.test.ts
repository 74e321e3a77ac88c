import {
  formatAccession,
  formatVersionedAccession,
  parseAccession,
  parseVersionedAccession,
} from './accession.js';
import { entryFieldGroups } from './entry-field-row.js';
import { entryFieldNames, entryFields, requiredEntryFields } from './entry-fields.js';
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

describe('the entry fields', () => {
  it('begin with those of the specification, in its order', () => {
    expect(entryFieldNames.join(', ').startsWith(specified)).toBe(true);
  });

  it('have a label, a group that is shown, and a description each', () => {
    expect(new Set(entryFields.map((field) => field.label)).size).toBe(entryFields.length);
    for (const field of entryFields) {
      expect(entryFieldGroups).toContain(field.group);
      expect(field.description).toMatch(/\.$/);
    }
  });

  it('require disease, autoantibody and autoantigen', () => {
    expect(requiredEntryFields).toEqual(['disease', 'autoantibody', 'autoantigen']);
  });

  it('are listed in the sentence about a field that does not exist', () => {
    expect(messages.validFieldRequired).toBe(
      `Valid field is required. Must be one of: ${entryFieldNames.join(', ')}`,
    );
  });
});

describe('the filter cascade', () => {
  it.each([
    ['disease', ['autoantibody', 'autoantigen', 'epitope', 'type', 'uniprotId']],
    ['autoantibody', ['autoantigen', 'epitope', 'type', 'uniprotId']],
    ['autoantigen', ['epitope', 'type', 'uniprotId']],
    ['epitope', ['type', 'uniprotId']],
    ['type', ['uniprotId']],
    ['uniprotId', []],
    ['synonym', []],
  ] as const)('resets what stands after %s', (field, reset) => {
    expect(resetBy(field)).toEqual(reset);
  });

  it('narrows only by fields of the cascade that come before', () => {
    for (const field of cascadeFields) {
      const position = cascadeFields.indexOf(field);
      expect(narrowedBy(field).every((name) => cascadeFields.indexOf(name) < position)).toBe(true);
    }
    expect(narrowedBy('uniprotId')).toEqual(['disease', 'autoantibody', 'autoantigen', 'epitope', 'type']);
    expect(narrowedBy('mechanism')).toEqual([]);
  });
});

describe('accessions', () => {
  it('are AIA and seven digits, read back in any case', () => {
    expect(formatAccession(42)).toBe('AIA0000042');
    expect(parseAccession(' aia0000042 ')).toBe(42);
  });

  it.each(['AIA42', 'AIA00000420000', 'XIA0000042', '42', ''])('are not %j', (text) => {
    expect(parseAccession(text)).toBeNull();
  });

  it('cite a version with a point, a v and its number, read back in any case', () => {
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
  ])('cite no version as %j', (text) => {
    expect(parseVersionedAccession(text)).toBeNull();
  });
});
