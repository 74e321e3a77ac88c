import type { CsvTable } from '../../components/download/tableCsv';
import type { OverviewFigurePartsFragment, OverviewPageFragment } from '../../generated/types';

const names = ['sensitivity', 'specificity', 'ppv', 'npv'] as const;

/** The rows of an overview as a table for spreadsheets: every number with its interval, words and entry. */
export function overviewTable({ rows }: OverviewPageFragment): CsvTable {
  return {
    columns: [
      ...['name', 'disease', 'role', 'diagnosticMarker'],
      ...names.flatMap((name) => [name, ...parts.map((part) => `${name}.${part}`)]),
      ...['isotypes', 'screening', 'confirmation', 'activity', 'alsoIn', 'autoantigens', 'epitopes'],
      ...['entriesTotal', 'entries'],
    ],
    rows: rows.map((row) => ({
      cells: [
        ...[row.name, row.disease?.name ?? '', row.role, row.diagnosticMarker ?? ''],
        ...names.flatMap((name) => figureCells(row[name])),
        ...[row.isotypes, row.screening, row.confirmation, row.activity].map(joined),
        row.alsoIn,
        ...[joined(row.autoantigens.map(({ name }) => name)), joined(row.epitopes)],
        ...[row.entriesTotal, joined(row.entries)],
      ],
    })),
  };
}

const parts = ['low', 'high', 'interval', 'population', 'assay', 'status', 'text', 'entry'] as const;

function figureCells(figure: OverviewFigurePartsFragment | null): (string | number)[] {
  return (['value', ...parts] as const).map((part) => figure?.[part] ?? '');
}

function joined(texts: readonly string[]): string {
  return texts.join(' | ');
}
