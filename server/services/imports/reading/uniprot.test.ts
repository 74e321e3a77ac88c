import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { uniprotProblem } from './uniprot.js';

describe('a UniProt accession', () => {
  it.each([
    'P16473',
    'Q05329-1',
    'A0A024R1R8',
    'A2BC19',
    'P08514; P05106',
    'P08514,P05106',
    'P08514 P05106;',
    'P08514；P05106、O15146',
    'O15146',
  ])('matches %j', (text) => {
    expect(uniprotProblem(text)).toBeNull();
  });

  it.each(['n/a', 'P1647', 'P164733', 'X', 'A0A024R1R', 'P16473-0', 'P16473; none', '=HYPERLINK("P11387")'])(
    'does not match %j, which gets a warning',
    (text) => {
      expect(uniprotProblem(text)).toBe(importFileMessages.uniprotMalformed(text));
    },
  );

  it.each(['not a protein', 'Not a protein (lipid)'])('may be said to be missing: %j', (text) => {
    expect(uniprotProblem(text)).toBeNull();
  });

  it('is normalised to capital letters', () => {
    expect(uniprotProblem('P08514; p05106')).toBe(importFileMessages.uniprotCapitals('p05106', 'P05106'));
  });
});
