import { join } from 'node:path';

import { messages } from '../../../schema/contract/messages.js';
import { projectRoot } from '../../project-root.js';
import { readDiseaseNames } from '../../search/parse/read-disease-names.js';
import { anEditor } from '../services/editors.js';
import { startImportingDatabase } from '../services/importers.js';
import { anEntry } from '../test-database.js';
import { useStarted } from '../use-started.js';

const test = useStarted(() =>
  startImportingDatabase({ diseaseNames: readDiseaseNames(join(projectRoot(), 'data/disease-names.csv')) }),
);
const ro60 = '60 kDa SS-A/Ro ribonucleoprotein (RO60)';

beforeAll(async () => {
  const ro = { disease: "Sjögren's syndrome", autoantibody: 'Anti-Ro60 (SSA)', autoantigen: ro60 };
  await test.store(
    anEntry({ ...ro, uniprotId: 'P10155' }),
    anEntry({
      disease: 'Systemic lupus erythematosus',
      autoantibody: 'Anti-dsDNA',
      autoantigen: 'Double-stranded DNA',
    }),
  );
});

/** The accession of the entry that each row of a preview is likely to repeat. */
async function repeated(...rows: readonly string[]): Promise<readonly (string | null)[]> {
  const csv = ['disease,autoantibody,autoantigen,uniprotId', ...rows].join('\n');
  const person = await anEditor(test);
  const { id } = await test.importCsv(person, csv, { dryRun: true });
  const preview = await test.services.imports.rows(person, id, {});
  return preview.items.map(({ warnings }) => {
    const found = warnings.filter(({ message }) => message === messages.importLikeEntry);
    expect(found.length).toBeLessThan(2);
    return found[0]?.entry?.accession ?? null;
  });
}

it('warns of entries that write the same names differently', async () => {
  const [ro, dna] = ['AIA0000001', 'AIA0000002'];
  expect(
    await repeated(
      `Sjögren's syndrome,Anti-Ro60 (SSA),${ro60},`,
      'Sjogren’s Syndrome,SSA / Ro60,Ro60,p10155',
      'SLE,anti dsDNA,double-stranded DNA,',
      'Sjögren disease,Anti-Ro52,Ro60,',
      'Sicca,Anti-Ro60,Ro60,P19474',
      'Unheard of,Anti-nothing,Nothing,',
    ),
  ).toEqual([ro, ro, dna, null, null, null]);
});
