import { isEntryFieldName } from '@contract/entry-fields';
import type { ExportFormat } from '@contract/export-formats';
import { restPaths } from '@contract/rest-paths';

import { isCascadeField } from '../../components/entryFilters';
import { defaultView, type EntriesView } from './entriesSearchParams';
import type { ColumnName } from './entryColumns';

/** Where the REST door hands out all entries of a view, in its order and with these columns; `null` for all there are. */
export function exportAddress(
  { search, field, filters, sortBy, sortOrder }: EntriesView,
  columns: readonly ColumnName[] | null,
  format: ExportFormat,
): string {
  const query = new URLSearchParams({
    format,
    ...(columns && { columns: columns.join() }),
    sortBy,
    sortOrder,
  });
  if (search !== '') query.set('search', search);
  if (field !== defaultView.field) query.set('field', field);
  for (const [name, value] of Object.entries(filters)) query.set(name, restFilter(name, value));
  return `${restPaths.exportEntries}?${query.toString()}`;
}

/** A filter as REST reads it: that of a field is the whole text, in which a star stands for any other. */
function restFilter(name: string, value: string): string {
  if (!isEntryFieldName(name)) return value;
  const literal = value.replaceAll('*', '\\*');
  return isCascadeField(name) ? literal : `*${literal}*`;
}
