import { entryFieldNames, type EntryValues } from '../../../../schema/contract/entry-fields.js';

/** The filled fields of the example row of a template. */
export const templateExample: Partial<EntryValues> = {
  disease: 'Systemic lupus erythematosus',
  autoantibody: 'Anti-Sm',
  autoantigen: 'Small nuclear ribonucleoprotein Sm D1',
  epitope: 'C-terminal domain, residues 83-119',
  uniprotId: 'P62314',
  reference: 'Riemekasten G et al. J Clin Invest 1998;102:754',
};

/** Whether the fields of a row are those of the example, so that it was only left in the file. */
export function isTemplateExample(values: EntryValues): boolean {
  return entryFieldNames.every((name) => (values[name] ?? null) === (templateExample[name] ?? null));
}
