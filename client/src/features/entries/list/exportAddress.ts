import type { ExportFormat } from '@contract/export-formats';

import { addressOfQuestion } from '../../../components/useInCode/codeView';
import { entriesFile } from '../../../components/useInCode/entriesInCode';
import type { EntriesView } from './entriesSearchParams';
import type { ColumnName } from './entryColumns';

/** Where the REST API hands out all entries of a view, in its order and with these columns; `null` for all there are. */
export function exportAddress(
  view: EntriesView,
  columns: readonly ColumnName[] | null,
  format: ExportFormat,
): string {
  return addressOfQuestion('', entriesFile(view, format, columns));
}
