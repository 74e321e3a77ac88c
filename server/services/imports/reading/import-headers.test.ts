import { entryFields } from '../../../../schema/contract/entry-fields.js';
import { headerMeaning } from './import-headers.js';

describe('the headers of a file', () => {
  it('are matched by name, label and alias, each of one field alone', () => {
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
  ])('of the contract are known: %s', (header, name) => {
    for (const written of [
      header,
      header.toUpperCase(),
      ` ${header.replaceAll(' ', '_')} `,
      `${header.replaceAll(' ', '-')}:`,
    ]) {
      expect(headerMeaning(written)).toEqual({ kind: 'field', name });
    }
  });

  it('name the entry itself by _id and accession, and leave to the server what is its own', () => {
    expect(['_id', 'Accession', 'createdAt', 'relevance score', 'Version'].map(headerMeaning)).toEqual([
      { kind: 'id' },
      { kind: 'accession' },
      { kind: 'serverOwned' },
      { kind: 'serverOwned' },
      { kind: 'serverOwned' },
    ]);
  });

  it.each(['Curator', 'ID', '', '???', '__proto__', 'toString'])(
    'mean nothing of ours otherwise: %j',
    (header) => {
      expect(headerMeaning(header)).toBeNull();
    },
  );
});
