/** The export formats, with their media types and file names. */
export const exportFormats = {
  json: { mediaType: 'application/json; charset=utf-8', fileName: 'disease_database.json' },
  csv: { mediaType: 'text/csv; charset=utf-8', fileName: 'disease_database.csv' },
  tsv: { mediaType: 'text/tab-separated-values; charset=utf-8', fileName: 'disease_database.tsv' },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: 'disease_database.xlsx',
  },
  ndjson: { mediaType: 'application/x-ndjson; charset=utf-8', fileName: 'disease_database.ndjson' },
} as const;

export type ExportFormat = keyof typeof exportFormats;

/** Returns whether a text names an export format. */
export function isExportFormat(text: string): text is ExportFormat {
  return Object.hasOwn(exportFormats, text);
}

export const exportFormatNames: readonly ExportFormat[] = Object.keys(exportFormats).filter(isExportFormat);
