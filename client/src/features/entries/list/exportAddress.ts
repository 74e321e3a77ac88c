import type { ExportFormat } from '@contract/export-formats';

import { urlOfCall } from '../../../components/useInCode/codeView';
import { entriesFile } from '../../../components/useInCode/entriesInCode';
import type { EntriesView } from './entriesSearchParams';
import type { ColumnName } from './entryColumns';

/** The REST URL that exports all entries of a view in its order with the given columns; `null` for all columns. */
export function exportAddress(
  view: EntriesView,
  columns: readonly ColumnName[] | null,
  format: ExportFormat,
): string {
  return urlOfCall('', entriesFile(view, format, columns));
}
