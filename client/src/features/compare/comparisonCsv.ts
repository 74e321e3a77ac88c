import { tableCsv } from '../../components/saving/tableCsv';
import type { ComparedGroup } from './comparison';

/** A comparison as csv: a row for each field, a column for each entry. */
export function comparisonCsv(accessions: readonly string[], groups: readonly ComparedGroup[]): string {
  const rows = groups.flatMap(({ fields }) =>
    fields.map(({ label, values }) => ({ cells: [label, ...values.map((value) => value ?? '')] })),
  );
  return tableCsv({ columns: ['Field', ...accessions], rows });
}
