import { entryFields } from '../../../../schema/contract/entry-fields.js';
import { headerMeaning, headerPosition } from './import-headers.js';

describe('the headers of an import file', () => {
  it('map to fields by name, label and alias, each to one field only', () => {
    for (const { name, label, aliases } of entryFields) {
      for (const header of [name, label, ...aliases]) {
        expect(headerMeaning(header)).toEqual({ kind: 'field', name });
      }
    }
  });

  it.each([
    ['disease name', 'disease'],
    ['condition', 'disease'],
    ['disorder', 'disease'],
    ['antibody', 'autoantibody'],
    ['auto antibody', 'autoantibody'],
    ['antigen', 'autoantigen'],
    ['auto antigen', 'autoantigen'],
    ['target antigen', 'autoantigen'],
    ['uniprot', 'uniprotId'],
    ['uniprot id', 'uniprotId'],
    ['ppv', 'positivePredictiveValues'],
    ['npv', 'negativePredictiveValues'],
    ['reference range', 'referenceRangesAndCutoffValues'],
    ['reference ranges', 'referenceRangesAndCutoffValues'],
    ['cutoff', 'referenceRangesAndCutoffValues'],
    ['cutoffs', 'referenceRangesAndCutoffValues'],
    ['isotype', 'isotypeSubclasses'],
    ['reference range(s), cutoff(s)', 'referenceRangesAndCutoffValues'],
    ['synonyms', 'synonym'],
    ['alias', 'synonym'],
    ['alt name', 'synonym'],
    ['other name', 'synonym'],
    ['citation', 'reference'],
    ['pmid', 'reference'],
    ['doi', 'reference'],
    ['ref', 'reference'],
    ['source', 'reference'],
    ['syndrome', 'disease'],
    ['auto ab', 'autoantibody'],
    ['ab', 'autoantibody'],
    ['auto ag', 'autoantigen'],
    ['target', 'autoantigen'],
    ['peptide', 'epitope'],
    ['epitope sequence', 'epitope'],
    ['kd', 'affinity'],
    ['moa', 'mechanism'],
    ['category', 'type'],
    ['class', 'type'],
    ['sens', 'sensitivity'],
    ['uniprot acc', 'uniprotId'],
    ['disease ¹', 'disease'],
    ['sens (%) ᵃ', 'sensitivity'],
  ])('include the aliases of the contract: %s', (header, name) => {
    for (const written of [
      header,
      header.toUpperCase(),
      ` ${header.replaceAll(' ', '_')} `,
      `${header.replaceAll(' ', '-')}:`,
    ]) {
      expect(headerMeaning(written)).toEqual({ kind: 'field', name });
    }
  });

  it('identify an entry by _id and accession, and exclude fields set by the server', () => {
    expect(['_id', 'Accession', 'createdAt', 'relevance score', 'Version'].map(headerMeaning)).toEqual([
      { kind: 'id' },
      { kind: 'accession' },
      { kind: 'serverOwned' },
      { kind: 'serverOwned' },
      { kind: 'serverOwned' },
    ]);
  });

  it.each(['Curator', 'ID', 'At', '', '???', '__proto__', 'toString'])(
    'map to no field for unknown texts: %j',
    (header) => {
      expect(headerMeaning(header)).toBeNull();
    },
  );
});

describe('the header row', () => {
  const header = ['Disease', 'Autoantibody', 'Antigen'];
  const title = ['Table S1. Autoantibodies, 2026'];

  it('is the first, or below a title the next one that names two required fields', () => {
    expect(headerPosition([header, title, header])).toBe(0);
    expect(headerPosition([title, ['', 'Source of sera'], header, header])).toBe(2);
    expect(headerPosition([title, ['SLE', 'Anti-Sm', 'antigen'], header])).toBe(2);
    expect(
      headerPosition([
        ['Krankheit', 'Antikörper'],
        ['SLE', 'Anti-Sm'],
      ]),
    ).toBe(0);
    expect(headerPosition([['Epitope', 'x'], header])).toBe(0);
  });

  it('is searched for in the first ten rows only', () => {
    const titles = Array.from({ length: 10 }, () => title);
    expect(headerPosition([...titles.slice(1), header])).toBe(9);
    expect(headerPosition([...titles, header])).toBe(0);
  });
});
